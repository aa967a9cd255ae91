// For tests: the key under which their stores lie.

export const KEY = new Uint8Array(32).fill(7);
