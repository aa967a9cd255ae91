// A cache of immutable texts such as proofs. Each is created once for concurrent requests, and the size is
// bounded in bytes.

export interface Texts {
  /** The cached or new text. Undefined if `make` returns none, which is not cached. */
  get(name: string, make: () => Promise<string | undefined>): Promise<string | undefined>;
}

/** An empty LRU cache of at most `bytesMost` bytes. Each UTF-16 code unit counts as one byte. */
export function newTexts(bytesMost: number): Texts {
  const kept = new Map<string, string>(); // least recently used first
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
