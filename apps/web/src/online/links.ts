// What the address of this page says of who else can reach it.

/** Whether a host name means, to every machine, itself: a link with it leads nowhere else. */
export const isOwnMachine = (hostname: string): boolean => /^(127\.|\[::1\]$|localhost$)|\.localhost$/.test(hostname);
