// A cache of texts that never change, such as proofs. Concurrent requests for a text share one computation,
// and the size of the cache is limited.

export interface Texts {
  /** Returns the cached text, or makes it. Undefined if `make` returns undefined, which is not cached. */
  get(name: string, make: () => Promise<string | undefined>): Promise<string | undefined>;
}

/**
 * Creates an empty cache that drops the least recently used texts. Each UTF-16 code unit counts as one byte
 * of `bytesMost`.
 */
export function newTexts(bytesMost: number): Texts {
  const kept = new Map<string, string>(); // the least recently used text comes first
  const making = new Map<string, Promise<string | undefined>>();
  let bytes = 0;
  const drop = (name: string): void => {
    bytes -= kept.get(name)?.length ?? 0;
    kept.delete(name);
  };
  const keep = (name: string, text: string): void => {
    drop(name);
    kept.set(name, text);
    bytes += text.length;
    for (const oldest of kept.keys()) {
      if (bytes <= bytesMost) return;
      drop(oldest);
    }
  };
  const made = async (name: string, make: () => Promise<string | undefined>): Promise<string | undefined> => {
    try {
      const text = await make();
      if (text !== undefined) keep(name, text);
      return text;
    } finally {
      making.delete(name);
    }
  };
  return {
    get: (name, make) => {
      const known = kept.get(name);
      if (known !== undefined) {
        keep(name, known);
        return Promise.resolve(known);
      }
      const mine = making.get(name) ?? made(name, make);
      making.set(name, mine);
      return mine;
    },
  };
}
