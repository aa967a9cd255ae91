// What the page knows of the server and of the table there, and what each message from there changes in it.
import type { Seat } from '@moonshot/rules/game/seat';
import type { BlocksAnswer, OwnTable } from '@moonshot/wire/online/http';
import type { SeatFacts, TableFacts, ToPlayer, Utterance, You } from '@moonshot/wire/online/to-player';
import type { Line, Want } from './talk.ts';

/** Something that was said at the table. */
export interface Said {
  readonly id: number;
  readonly player: string;
  readonly name: string;
  readonly what: Utterance;
}

/** Why there is nothing to be had of the server, or what it answered. */
export type Trouble =
  | { readonly kind: 'unreachable' | 'no-server' }
  | { readonly kind: 'said'; readonly sentence: string };

export interface Online {
  readonly asked: boolean; // somebody wants to play with friends
  readonly line: Line;
  readonly you: You | null;
  readonly reached: string | null; // the origin by which others reach the server, if any do
  readonly want: Want | null; // the table one is at, or on the way to
  readonly named: boolean; // nobody has to be asked for a name any more
  readonly facts: TableFacts | null;
  readonly seat: Seat | null;
  readonly sitting: boolean; // on the way to a seat
  readonly full: boolean; // there was none
  readonly code: { readonly text: string; readonly forMs: number } | null;
  readonly lobby: readonly TableFacts[];
  readonly mine: readonly OwnTable[]; // those that wait for the person first
  readonly said: readonly Said[];
  readonly seen: number; // the last thing said that was read
  readonly muted: readonly string[];
  readonly blocked: BlocksAnswer['blocked'];
  readonly panel: 'talk' | 'people' | 'host' | 'account' | null;
  readonly ended: boolean; // the session of whoever was known here is over
  readonly trouble: Trouble | null;
  readonly refused: string | null; // what the server said no to, as a sentence
}

export const NOWHERE: Online = {
  asked: false,
  line: 'off',
  you: null,
  reached: null,
  want: null,
  named: false,
  facts: null,
  seat: null,
  sitting: false,
  full: false,
  code: null,
  lobby: [],
  mine: [],
  said: [],
  seen: 0,
  muted: [],
  blocked: [],
  panel: null,
  ended: false,
  trouble: null,
  refused: null,
};

/** What is kept of what was said. */
const SAID_MAX = 100;

/** What is known after a message; views of the match are the page's own. */
export function heardOnline(now: Online, message: ToPlayer): Online {
  switch (message.type) {
    case 'welcome':
      return { ...now, you: message.you, reached: message.reached, trouble: null };
    case 'table':
      return atTable(now, message.table, message.seat);
    case 'said': {
      const { player, name } = message.by;
      const id = (now.said.at(-1)?.id ?? 0) + 1;
      const said = [...now.said, { id, player, name, what: message.what }].slice(-SAID_MAX);
      return { ...now, said, seen: now.panel === 'talk' || player === now.you?.player ? id : now.seen };
    }
    default:
      return now;
  }
}

function atTable(now: Online, facts: TableFacts, seat: Seat | null): Online {
  if (facts.id !== now.want?.table) return now; // of a table that was left meanwhile
  const found = now.sitting && seat === null && seatFor(facts) === undefined;
  return {
    ...now,
    facts,
    seat,
    sitting: now.sitting && seat === null && !found,
    full: seat === null && (now.full || (found && facts.state === 'gathering')),
    refused: null,
  };
}

/** Where somebody new may sit: the first open seat, or else a bot's. */
export function seatFor({ seats }: TableFacts): Seat | undefined {
  const first = (kind: SeatFacts['kind']): number => seats.findIndex(seat => seat.kind === kind);
  const seat = first('open') < 0 ? first('bot') : first('open');
  return seat < 0 ? undefined : seat;
}

/** Which screen of this part is to be shown; none while the page's own are. */
export type Place = 'none' | 'friends' | 'trouble' | 'name' | 'arriving' | 'full' | 'gathering';

/** The screen of this part; `atMatch` where the page shows a match of the table. */
export function placeOf(now: Online, atMatch: boolean): Place {
  if (now.want === null) return now.asked ? 'friends' : 'none';
  if (atMatch) return 'none';
  if (!now.named) return 'name';
  if (now.facts === null) return now.trouble === null ? 'arriving' : 'trouble';
  if (now.full) return 'full';
  return now.facts.state === 'gathering' ? 'gathering' : 'arriving';
}

/** How many things were said that nobody read here. */
export const unread = (now: Online): number =>
  now.said.filter(one => one.id > now.seen && !isQuiet(now, one.player)).length;

export const blocks = ({ blocked }: Online, player: string): boolean => blocked.some(one => one.player === player);

/** Whether nothing is to be heard of somebody. */
export const isQuiet = (now: Online, player: string): boolean => now.muted.includes(player) || blocks(now, player);

/** Whether answers have days at the table. */
export const isPatient = ({ facts }: Online): boolean =>
  facts !== null && facts.settings.clock !== null && 'days' in facts.settings.clock;

export const hostHere = ({ facts, you }: Online): boolean => facts !== null && facts.host === you?.player;

/** Those who sit somewhere, by seat. */
export const peopleAt = (facts: TableFacts): readonly (Extract<SeatFacts, { kind: 'person' }> & { seat: Seat })[] =>
  facts.seats.flatMap((one, seat) => (one.kind === 'person' ? [{ ...one, seat }] : []));
