// Random hexadecimal digits for ids, seeds and secrets. Unlike `crypto.randomUUID`, this also works over
// plain HTTP.

/** `bytes` random bytes as hexadecimal digits. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join('');
