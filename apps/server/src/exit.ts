// The code by which a supervisor knows to start the server anew.

/** EX_SOFTWARE of sysexits: a fault of our own, or storage that broke. */
export const EXIT_FAULT = 70;
