// Live score pads: the scores of a match with real cards that one device publishes and others read. They
// expire soon, so they are stored like one-time tokens: in memory, or for all nodes of a cluster.
import { hashOf } from '../../core/ids.ts';
import type { Limits } from '../../core/limits.ts';
import type { OneTimeTokens } from '../../core/one-time-tokens.ts';

export interface LivePad {
  readonly code: string; // the packed pad, which only the page can read
  readonly at: number; // when it was published, in milliseconds since 1970
}

export interface LivePads {
  /**
   * Publishes the state of a pad. The first publication of an id sets its key. Returns false if the id has
   * another key. `network` is the publisher's network, which may have a limited number of pads.
   */
  publish(id: string, key: string, pad: LivePad, network: string): Promise<boolean>;
  /** The last published state of a pad; undefined if the pad has expired or was ended. */
  find(id: string): Promise<LivePad | undefined>;
  /** Deletes a pad. Returns false if there is no pad with this id and key. */
  end(id: string, key: string): Promise<boolean>;
}

interface StoredLivePad extends LivePad {
  readonly key: string; // the hash of the key
}

export function newLivePads(
  oneTimeTokens: OneTimeTokens,
  { livePadMs, livePads, livePadsPerAddress }: Limits,
): LivePads {
  const stored = async (id: string): Promise<StoredLivePad | undefined> => {
    const found = await oneTimeTokens.find('pad', id);
    return found && JSON.parse(found.value);
  };
  return {
    publish: async (id, key, pad, network) => {
      const before = await stored(id);
      if (before !== undefined && before.key !== hashOf(key)) return false;
      const token = { key: id, value: JSON.stringify({ ...pad, key: hashOf(key) }), forMs: livePadMs, holder: network };
      if (before !== undefined && (await oneTimeTokens.renew('pad', token))) return true;
      return oneTimeTokens.put('pad', token, { most: livePads, each: livePadsPerAddress });
    },
    find: async id => {
      const found = await stored(id);
      return found && { code: found.code, at: found.at };
    },
    end: async (id, key) => {
      if ((await stored(id))?.key !== hashOf(key)) return false;
      return (await oneTimeTokens.take('pad', id)) !== undefined;
    },
  };
}
