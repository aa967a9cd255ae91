// Scans every byte that a person received for what they cannot know: cards, copies of cards, seeds, and
// others' secrets.
import { isDeepStrictEqual } from 'node:util';
import type { TableRules, TableView } from '@moonshot/protocol';
import { type ClientToServer, type ServerToClient, withWholeView } from '@moonshot/protocol/server';
import type { Viewer } from '@moonshot/rules';
import { CARDS, type Card, symbolOf } from '@moonshot/rules/cards';
import { tableRules } from '@moonshot/table';
import { SPOKEN } from '../../apps/server/src/core/languages.ts';
import { namedIn } from '../laws/knowledge.ts';
import { HEX, type Known, type Match } from './knowing.ts';
import type { Answer, Frame } from './tap.ts';

/** The recipient of the scanned bytes. */
export interface Reader {
  readonly label: string;
  readonly player: string;
  readonly said: readonly ClientToServer[]; // a refusal may name the cards of the refused action
}

const LONG = /[0-9A-Za-z_-]{20,}/g; // ids and secrets, which may contain card names by chance
const NAME = /(?<![0-9A-Za-z_])[2-9TJQKAW][CDSH](?![0-9A-Za-z_])/g;
const SYMBOL = /(?:10|[2-9JQKA]|wild )[♣♦♠♥]/g;

const bySymbol = new Map(CARDS.map(card => [symbolOf(card), card]));

/** Every card named in a text, in any notation. */
export const cardsIn = (text: string): readonly Card[] => namesIn(text.replaceAll(LONG, ''));

function namesIn(text: string): readonly Card[] {
  const symbols = (text.match(SYMBOL) ?? []).flatMap(symbol => bySymbol.get(symbol) ?? []);
  return [...((text.match(NAME) ?? []) as Card[]), ...symbols];
}

/**
 * The unknown cards in a text. Removing ids is the slow part, so it is done only if an unknown name is found.
 */
function strangersIn(text: string, known: ReadonlySet<Card> | undefined): readonly Card[] {
  const isStrange = (card: Card): boolean => !known?.has(card);
  return namesIn(text).some(isStrange) ? [...new Set(cardsIn(text))].filter(isStrange) : [];
}

/** Leaks of one match to its reader, one sentence each. */
export function leaksOf(reader: Reader, match: Match, frames: readonly Frame[]): readonly string[] {
  const leaks: string[] = [];
  let view: TableView | undefined;
  let version = 0;
  const leak = (what: string): void => void leaks.push(`${reader.label} at version ${version}: ${what}`);
  for (const { opcode, text, read } of frames) {
    if (opcode !== TEXT) {
      for (const what of wordless(text)) leak(`a frame without a message holds ${what}`);
      continue;
    }
    const message = read ?? withWholeView(JSON.parse(text), view);
    if (message.type === 'snapshot' || message.type === 'events') ({ view } = message);
    version = view?.version ?? version;
    for (const what of leaksIn(reader, match, message, version)) leak(`${what} in ${message.type}`);
  }
  return leaks;
}

const TEXT = 0x81;

/** Match data in a text that must never contain any. */
export const wordless = (text: string): readonly string[] => [...cardsIn(text), ...(text.match(HEX) ?? [])];

function leaksIn(reader: Reader, match: Match, message: ServerToClient, version: number): readonly string[] {
  switch (message.type) {
    case 'snapshot': {
      return [
        ...rulesLeaks(match, message.rules),
        ...viewLeaks(reader, match, message.view),
        ...wordless(JSON.stringify({ ...message, view: 0, rules: 0 })),
      ];
    }
    case 'events': {
      const { from, events, view } = message;
      const told = events.flatMap((shown, i) => {
        const known = match.at(from + i + 1);
        // cut cards are public
        if (shown.type === 'game' && shown.event.type === 'dealer') return [];
        return unknownIn(known, view.viewer, shown);
      });
      return [
        ...told,
        ...viewLeaks(reader, match, view),
        ...wordless(JSON.stringify({ ...message, events: 0, view: 0 })),
      ];
    }
    case 'tableRules':
      return rulesLeaks(match, message.rules);
    case 'ack':
    case 'welcome':
    case 'table':
    case 'talk':
    case 'error':
      return wordless(JSON.stringify(message));
    default: {
      const known = version === 0 ? undefined : match.at(version);
      const seat = known?.sitters.indexOf(reader.player) ?? -1;
      const mine = known?.cards.get(seat < 0 ? 'watcher' : seat);
      const own = message.type === 'rejected' ? ownWords(reader, message.number) : [];
      const text = JSON.stringify(message);
      return [...cardsIn(text).filter(card => !mine?.has(card) && !own.includes(card)), ...(text.match(HEX) ?? [])];
    }
  }
}

/** Rule texts that match none of the languages. */
function rulesLeaks({ hearts }: Match, rules: TableRules): readonly string[] {
  const text = JSON.stringify(rules);
  return Object.values(SPOKEN).some(words => text === JSON.stringify(tableRules(hearts, words.rules)))
    ? []
    : ['other rules'];
}

/** The cards in the reader's own messages with this number. */
const ownWords = ({ said }: Reader, number: number): readonly Card[] =>
  said.flatMap(message => ('number' in message && message.number === number ? cardsIn(JSON.stringify(message)) : []));

function viewLeaks(reader: Reader, match: Match, view: TableView): readonly string[] {
  const known = match.at(view.version);
  const seat = known.sitters.indexOf(reader.player);
  if (view.viewer !== (seat < 0 ? 'watcher' : seat)) return [`the view of ${view.viewer}`];
  // The score sheet shows cards of past deals, but only those that their results have made public.
  const results = isDeepStrictEqual(view.deal.results, known.results) ? [] : ['another score sheet'];
  const deal = { ...view.deal, results: [] };
  return [...results, ...unknownIn(known, view.viewer, { ...view, deal }), ...surplusIn(known, view)];
}

/** Cards and seals that the viewer cannot know. */
function unknownIn(known: Known, viewer: Viewer, value: unknown): readonly string[] {
  const text = JSON.stringify(value);
  const cards = strangersIn(text, known.cards.get(viewer));
  const seals = (text.match(HEX) ?? []).filter(hex => !known.seals.has(hex));
  const counted = known.copies.get(viewer)?.size ?? 0;
  return [...cards, ...seals, ...(counted === 0 ? [] : surplus(known, viewer, listsIn(value)))];
}

/** Every list of cards, at any depth. */
function listsIn(value: unknown): readonly (readonly Card[])[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? namedIn(JSON.stringify(value.filter(one => typeof one === 'string'))) : [];
  return [...(own.length > 1 ? [own] : []), ...Object.values(value).flatMap(listsIn)];
}

/** Cards of which one list has more copies than the viewer can have seen. */
const surplus = ({ copies }: Known, viewer: Viewer, lists: readonly (readonly Card[])[]): readonly string[] =>
  lists.flatMap(list => {
    const mine = copies.get(viewer);
    if (mine === undefined || mine.size === 0) return [];
    const twice = [...new Set(list)].filter(card => list.filter(one => one === card).length > (mine.get(card) ?? 0));
    return twice.map(card => `one ${card} too many`);
  });

/**
 * In a view of Capture, different places hold different cards, so their sum is limited by what the viewer has
 * seen.
 */
function surplusIn(known: Known, { viewer, deal }: TableView): readonly string[] {
  if (deal.kind !== 'commit-reveal') return [];
  const { hand, pair, bouts } = deal;
  const shown = bouts.flatMap(({ tops, bottoms }) => [...tops, ...bottoms.filter(card => card !== null)]);
  return surplus(known, viewer, [[...hand, ...(pair === null ? [] : [pair.bottom, pair.top]), ...shown]]);
}

/** The hash in the upgrade response, which may contain any letters by chance. */
const ACCEPTED = /^sec-websocket-accept: .*$/im;

/** The commitment of a contest in progress, which is public in advance. */
const BOUND = /"commitment":"[0-9a-f]{64}"(?=.*"secret":null)/s;

/** Whether an answer is the proof of a finished match, which shows all cards of the match. */
export const isProof = ({ status, body }: Pick<Answer, 'status' | 'body'>): boolean =>
  status === 200 && body.startsWith('{"format":"hearts-deal/2"');

/** Leaks in an HTTP answer. The proof of a finished match may contain everything. */
export function leaksInAnswer(reader: Reader, { status, head, body }: Answer): readonly string[] {
  const told = isProof({ status, body }) ? '' : body.replace(BOUND, '');
  const found = [...wordless(head.replace(ACCEPTED, '')), ...wordless(told)];
  return found.map(what => `${reader.label} is answered ${what} with ${status}`);
}
