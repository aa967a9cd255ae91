// Whether the page's address works on other devices.

/**
 * Whether a host name means this machine itself, so that a link with this name does not work on other
 * machines.
 */
export const isOwnMachine = (hostname: string): boolean => /^(127\.|\[::1\]$|localhost$)|\.localhost$/.test(hostname);
