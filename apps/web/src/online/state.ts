// The state of the online feature, and how the server's messages change it.

import type {
  BlocksAnswer,
  OwnTable,
  SeatFacts,
  ServerToClient,
  TableFacts,
  Utterance,
  You,
} from '@moonshot/protocol/server';
import type { Seat } from '@moonshot/rules';
import type { ConnectionStatus, TableTarget } from './server/link-state.ts';

/** A chat message at the table. */
export interface ChatEntry {
  readonly id: number;
  readonly player: string;
  readonly name: string;
  readonly what: Utterance;
}

/** Why the server is unavailable, or the sentence with which it refused something. */
export type Trouble =
  | { readonly kind: 'unreachable' | 'no-server' }
  | { readonly kind: 'said'; readonly sentence: string };

/** What this device shows in living-room play: the big screen that everybody sees, or one person's hand. */
export type LivingPart = 'screen' | 'hand';

export interface Online {
  readonly asked: boolean; // whether the person has opened the online screens
  readonly line: ConnectionStatus;
  readonly you: You | null;
  readonly reached: string | null; // the origin at which others reach the server, if there is one
  readonly part: LivingPart | null; // what this device shows in living-room play; null in other play
  readonly want: TableTarget | null; // the table that the person is at or joining
  readonly going: boolean; // whether a table is being opened
  // whether the person came by a link and has not yet chosen to sit down or to watch
  readonly invited: boolean;
  readonly named: boolean; // whether the person need not be asked for a name
  readonly facts: TableFacts | null;
  readonly seat: Seat | null;
  readonly sitting: boolean; // whether the person wants a seat
  readonly full: boolean; // whether the person wanted a seat and none was free
  readonly code: { readonly text: string; readonly forMs: number } | null;
  readonly lobby: readonly TableFacts[];
  readonly mine: readonly OwnTable[]; // the person's tables; those that wait for the person come first
  readonly chat: readonly ChatEntry[];
  readonly seen: number; // the id of the last chat message that was read
  readonly muted: readonly string[];
  readonly blocked: BlocksAnswer['blocked'];
  readonly panel: 'talk' | 'people' | 'host' | 'account' | null;
  readonly ended: boolean; // whether the person's session has ended, so that they must sign in again
  readonly trouble: Trouble | null;
  readonly refused: string | null; // why the last message was refused or not sent
  readonly unsaid: string | null; // the text of a chat message that was refused or not sent
}

export const NOWHERE: Online = {
  asked: false,
  line: 'off',
  you: null,
  reached: null,
  part: null,
  want: null,
  going: false,
  invited: false,
  named: false,
  facts: null,
  seat: null,
  sitting: false,
  full: false,
  code: null,
  lobby: [],
  mine: [],
  chat: [],
  seen: 0,
  muted: [],
  blocked: [],
  panel: null,
  ended: false,
  trouble: null,
  refused: null,
  unsaid: null,
};

/** Maximum number of chat messages that are kept. */
const SAID_MAX = 100;

/** The state after a message. Errors and messages about a match change nothing here (see `session.ts`). */
export function updateOnline(now: Online, message: ServerToClient): Online {
  switch (message.type) {
    case 'welcome':
      return { ...now, you: message.you, reached: message.reached, trouble: null };
    case 'table':
      return atTable(now, message.table, message.seat);
    case 'talk': {
      const { player, name } = message.by;
      const id = (now.chat.at(-1)?.id ?? 0) + 1;
      const chat = [...now.chat, { id, player, name, what: message.what }].slice(-SAID_MAX);
      return { ...now, chat, seen: now.panel === 'talk' || player === now.you?.player ? id : now.seen };
    }
    default:
      return now;
  }
}

function atTable(now: Online, facts: TableFacts, seat: Seat | null): Online {
  if (facts.id !== now.want?.table) return now; // the facts are about a table that the page has left
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

/** The seat for a new player: the first free seat, or the first bot's seat if none is free. */
export function seatFor({ seats }: TableFacts): Seat | undefined {
  const first = (kind: SeatFacts['kind']): number => seats.findIndex(seat => seat.kind === kind);
  const seat = first('open') < 0 ? first('bot') : first('open');
  return seat < 0 ? undefined : seat;
}

/** The screens of the online feature. `none` means that the page shows a screen of its own. */
export type OnlineScreen = 'none' | 'friends' | 'trouble' | 'name' | 'arriving' | 'full' | 'gathering';

/** The screen to show now. `atMatch` says whether the page shows a match of the table. */
export function placeOf(now: Online, atMatch: boolean): OnlineScreen {
  if (now.want === null) return now.going ? 'arriving' : now.asked ? 'friends' : 'none';
  if (atMatch) return 'none';
  const waits = now.invited && now.facts === null;
  if (!waits && (now.invited || !now.named)) return 'name';
  if (now.facts === null) return now.trouble === null ? 'arriving' : 'trouble';
  if (now.full) return 'full';
  return now.facts.state === 'gathering' ? 'gathering' : 'arriving';
}

/** Number of unread chat messages. */
export const unread = (now: Online): number =>
  now.chat.filter(one => one.id > now.seen && !isQuiet(now, one.player)).length;

export const blocks = ({ blocked }: Online, player: string): boolean => blocked.some(one => one.player === player);

/** Whether messages of this player are hidden, because the person has muted or blocked the player. */
export const isQuiet = (now: Online, player: string): boolean => now.muted.includes(player) || blocks(now, player);

/** Whether the table's clock runs in days. */
export const hasDayClock = ({ facts }: Online): boolean =>
  facts !== null && facts.settings.clock !== null && 'days' in facts.settings.clock;

export const hostHere = ({ facts, you }: Online): boolean => facts !== null && facts.host === you?.player;

/** The seats held by people. */
export const peopleAt = (facts: TableFacts): readonly (Extract<SeatFacts, { kind: 'person' }> & { seat: Seat })[] =>
  facts.seats.flatMap((one, seat) => (one.kind === 'person' ? [{ ...one, seat }] : []));
