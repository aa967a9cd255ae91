// Builds the form from the fields: groups, initial values, and selectors of cards.

import type { DraftField } from '@moonshot/protocol';
import type { FieldKind } from '@moonshot/rules';

/**
 * The fields that families often change, in the form's order. Fields in this list that have an effect or were
 * changed come first and are left out of the other groups.
 */
const FAMILY: readonly string[] = [
  ...['hearts.captured', 'hearts.inHand', 'pass.count', 'pass.cycle', 'match.limit', 'match.deals'],
  ...['moon.options', 'moon.choose', 'break.on', 'winnerTakes'],
];

/** The groups of the form in order. Each group lists its parts of a game's rules and its topics. */
const GROUPS = {
  family: [],
  table: ['seats', 'direction', 'deck', 'cards', 'teams'],
  deal: ['dealer', 'deal', 'kitty', 'stock', 'misdeal', 'pass', 'charge', 'charging', 'auction', 'redeal'],
  opening: ['opening', 'firstTrick', 'first trick'],
  play: [
    ...['follow', 'following', 'lead', 'leading', 'discard', 'break', 'breaking hearts', 'trick', 'winning tricks'],
    ...['wild', 'wild cards', 'commit', 'top', 'ties', 'winnerTakes', 'topsTo', 'laying', 'bouts', 'counts'],
  ],
  points: ['points', 'modifiers', 'contracts', 'trickPoints', 'hearts'],
  moon: ['moon'],
  end: ['score', 'wrap', 'wraps', 'match', 'end', 'endTest', 'settle'],
} as const;

type Group = keyof typeof GROUPS;

export interface Section {
  readonly group: Group;
  readonly fields: readonly DraftField[];
}

/**
 * The group of a field. The fields in `FAMILY` that have an effect or were changed have a group of their own.
 * If no group lists the field's part of the rules, the topic of the field's rule decides.
 */
function groupOf({ path, topic, idle, changed }: DraftField): Group {
  if (FAMILY.includes(path) && (changed || !idle)) return 'family';
  const [part = ''] = path.split('.');
  const names = Object.keys(GROUPS) as Group[];
  const holding = (name: string): Group | undefined =>
    names.find(group => (GROUPS[group] as readonly string[]).includes(name));
  return holding(part) ?? holding(topic ?? '') ?? 'play';
}

/** The fields by group, without empty groups. */
export const sectionsOf = (fields: readonly DraftField[]): readonly Section[] =>
  (Object.keys(GROUPS) as Group[])
    .map(group => ({ group, fields: fields.filter(field => groupOf(field) === group) }))
    .map(({ group, fields: own }) => ({ group, fields: group === 'family' ? inFamilyOrder(own) : own }))
    .filter(section => section.fields.length > 0);

const inFamilyOrder = (fields: readonly DraftField[]): readonly DraftField[] =>
  fields.toSorted((a, b) => FAMILY.indexOf(a.path) - FAMILY.indexOf(b.path));

/** An initial value for a field of this kind. */
export function firstOf(kind: FieldKind): unknown {
  switch (kind.type) {
    case 'choice':
      return kind.names[0];
    case 'whole':
      return Math.min(kind.max, Math.max(kind.min, 0));
    case 'card':
      return '2C';
    case 'selector':
      return 'JD';
    case 'pattern':
      return 'KQJAT98765432'; // an order of ranks that differs from the named orders
    case 'list':
      return [firstOf(kind.of)];
    case 'perSeats':
      return firstOf(kind.of);
    case 'either':
      return kind.kinds[0] && firstOf(kind.kinds[0]);
    case 'shape':
      return Object.fromEntries(Object.entries(kind.fields).map(([name, field]) => [name, firstOf(field)]));
    default:
      return '';
  }
}

/**
 * Whether a value is of this kind. The check is only as strict as needed to tell the alternatives of a field
 * apart.
 */
export function fits(kind: FieldKind, value: unknown): boolean {
  switch (kind.type) {
    case 'choice':
      return kind.names.includes(String(value));
    case 'whole':
      return typeof value === 'number';
    case 'list':
      return Array.isArray(value);
    case 'shape':
      return isRecord(value) && Object.keys(kind.fields).every(name => name in value);
    case 'perSeats':
      return isRecord(value) || fits(kind.of, value);
    default:
      return typeof value === 'string';
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The order of ranks that a person has typed, such as `K Q J A 10 9 8 7`. Missing ranks are appended. */
export function ordered(text: string): string {
  const typed = [...text.toUpperCase().replaceAll('10', 'T')].filter(letter => ALL_RANKS.includes(letter));
  return [...new Set([...typed, ...ALL_RANKS])].join('');
}

/** An order of ranks as people read and type it: `K Q J A 10 9`. */
export const spaced = (ranks: string): string => [...ranks].join(' ').replace('T', '10');

const ALL_RANKS = 'AKQJT98765432';

/** The letters of ranks in menu order; `*` is every rank. */
export const RANK_LETTERS = [...'*AKQJT98765432W'];
export const SUIT_LETTERS = [...'HSDC*'];
export const SIGNS: Readonly<Record<string, string>> = { C: '♣', D: '♦', S: '♠', H: '♥' };

/** A selector as rank and suit: `H*` is every heart, `Q*` every queen. */
export function partsOf(selector: string): { readonly rank: string; readonly suit: string } {
  const [first = '', second = ''] = selector;
  if (second !== '*') return { rank: first, suit: second };
  return first in SIGNS ? { rank: '*', suit: first } : { rank: first, suit: '*' };
}

/** The inverse of `partsOf`. There is no selector for all cards, so `**` becomes all hearts. */
export const selectorOf = (rank: string, suit: string): string =>
  rank === '*' ? `${suit === '*' ? 'H' : suit}*` : rank + suit;
