// The simulated network between servers and their database: delay, reordering, duplication, loss.
import { type NodeBus, parseNodeMessage } from '../../../apps/server/src/core/node-bus.ts';
import type { Store } from '../../../apps/server/src/store/store.ts';
import type { Chance } from './chance.ts';
import type { Owner, Schedule } from './schedule.ts';

/** The current state of the network. */
export interface Ways {
  /** Whether that server cannot reach the database. */
  readonly parted: (server: Owner) => boolean;
  /** Whether the database is up. */
  readonly serves: () => boolean;
  /** Whether the database's next answer is lost. */
  readonly losesAnswer: () => boolean;
  /** Whether that server neither sends nor receives notifications. */
  readonly deaf: (server: Owner) => boolean;
}

export interface Net {
  readonly schedule: Schedule;
  readonly chance: Chance;
  readonly ways: Ways;
  readonly database: Owner;
}

/** Milliseconds that a server waits for the database. */
const ANSWER_MS = 6500;

const GONE = 'The database is gone.';

const delayMs = ({ chance }: Net): number => (chance.in1000(20) ? chance.below(400) : chance.below(30) / 10);

/** The store over the network: every call and every answer is delayed. */
export function reached(net: Net, store: Store, here: Owner): Store {
  const ask = (name: string, call: () => Promise<unknown>) => asked(net, here, name, call);
  const part = <T extends object>(inner: T): T =>
    Object.fromEntries(
      Object.entries(inner).map(([name, method]) => [
        name,
        typeof method === 'function' ? (...all: unknown[]) => ask(name, () => method(...all)) : method,
      ]),
    ) as T;
  const parts = Object.entries(store).map(([name, inner]) => [name, typeof inner === 'object' ? part(inner) : inner]);
  return { ...(Object.fromEntries(parts) as Store), close: async () => {} };
}

function asked(net: Net, here: Owner, name: string, call: () => Promise<unknown>): Promise<unknown> {
  const { schedule, database, ways } = net;
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new Error(GONE));
    const late = schedule.after(ANSWER_MS, here, `waits no longer for ${name}`, fail);
    const back = (act: () => void): void => {
      if (ways.parted(here) || ways.losesAnswer()) return;
      schedule.after(delayMs(net), here, `hears of ${name}`, () => {
        late();
        act();
      });
    };
    schedule.after(delayMs(net), database, `is asked to ${name} by ${here.name}`, () => {
      if (ways.parted(here)) return;
      if (!ways.serves()) return back(fail);
      call().then(
        value => (ways.serves() ? back(() => resolve(value)) : back(fail)),
        error => back(() => reject(error)),
      );
    });
  });
}

interface Ear {
  readonly server: Owner;
  readonly subject: string;
  readonly hears: (text: string) => void;
}

/** The notifications between servers. */
export function newsOver({ schedule, chance, ways }: Net): (server: Owner) => NodeBus {
  const ears = new Set<Ear>();
  const come = (ear: Ear, text: string): void => {
    const ms = chance.in1000(100) ? chance.below(3000) : chance.below(40);
    schedule.after(ms, ear.server, `hears ${text.length} letters of news`, () => {
      if (ears.has(ear) && !ways.deaf(ear.server)) ear.hears(text);
    });
  };
  return server => ({
    tell: (subject, news) => {
      const text = JSON.stringify({ from: server.name, news });
      for (const ear of ears) {
        if (ear.subject !== subject || ear.server === server || ways.deaf(server) || chance.in1000(80)) continue;
        come(ear, text);
        if (chance.in1000(80)) come(ear, text); // duplicated
      }
    },
    hear: (subject, heard) => {
      const hears = (text: string): void => {
        const letter = parseNodeMessage(text);
        if (letter !== undefined) heard(letter.news, letter.from);
      };
      const ear = { server, subject, hears };
      ears.add(ear);
      return () => void ears.delete(ear);
    },
    isCutOff: () => ways.deaf(server),
    stop: async () => {
      for (const ear of ears) if (ear.server === server) ears.delete(ear);
    },
  });
}
