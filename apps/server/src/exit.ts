// The exit code that makes a supervisor restart the server.

/** EX_SOFTWARE of sysexits: a fault of our own, or storage that broke. */
export const EXIT_FAULT = 70;
