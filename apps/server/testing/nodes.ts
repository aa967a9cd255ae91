// Test harness: several servers in one process. Their events arrive a moment later, or are lost.
import { type NodeBus, parseNodeMessage } from '../src/core/node-bus.ts';

interface Ear {
  readonly node: string;
  readonly subject: string;
  readonly hears: (text: string) => void;
}

/** A simulated network. `loses` decides for each event whether it is lost. */
export function localNet(loses: () => boolean = () => false): (node: string) => NodeBus {
  const ears = new Set<Ear>();
  return node => ({
    tell: (subject, news) => {
      const text = JSON.stringify({ from: node, news });
      for (const ear of [...ears])
        if (ear.subject === subject && ear.node !== node && !loses())
          setImmediate(() => ears.has(ear) && ear.hears(text));
    },
    hear: (subject, onEvent) => {
      const hears = (text: string): void => {
        const letter = parseNodeMessage(text);
        if (letter !== undefined) onEvent(letter.news, letter.from);
      };
      const ear = { node, subject, hears };
      ears.add(ear);
      return () => void ears.delete(ear);
    },
    isCutOff: () => false,
    stop: async () => {
      for (const ear of [...ears]) if (ear.node === node) ears.delete(ear);
    },
  });
}
