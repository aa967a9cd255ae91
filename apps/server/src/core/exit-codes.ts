// The exit code that makes a supervisor restart the server.

/** EX_SOFTWARE of sysexits: an internal error, or broken storage. */
export const EXIT_FAULT = 70;
