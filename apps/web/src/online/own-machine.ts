// Whether other devices can open links with this page's address.

/** Whether a host name is local to each machine, so that a link with it is useless elsewhere. */
export const isOwnMachine = (hostname: string): boolean => /^(127\.|\[::1\]$|localhost$)|\.localhost$/.test(hostname);
