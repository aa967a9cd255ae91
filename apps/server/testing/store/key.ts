// Test harness: the encryption key of test stores.

export const KEY = new Uint8Array(32).fill(7);
