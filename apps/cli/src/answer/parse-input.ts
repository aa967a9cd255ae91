// Parses input: a command, cards, or a choice from a list.

import type { Action, Ask } from '@moonshot/rules';
import { type Card, isCard, someOf } from '@moonshot/rules/cards';
import { oneLine } from '../core/plain-text.ts';
import { answerNamed, answerWith, bidNamed, cardsWanted, chargeNamed, examplesOf, moonNamed } from './draft.ts';

export type CommandWord = 'undo' | 'end' | 'hint' | 'rules' | 'last' | 'scores' | 'help' | 'quit';

export type ParsedInput =
  | { readonly type: 'word'; readonly word: CommandWord }
  | { readonly type: 'act'; readonly action: Action }
  | { readonly type: 'nothing' } // an empty line
  | { readonly type: 'unclear'; readonly sentence: string };

const WORDS: Readonly<Record<string, CommandWord>> = {
  u: 'undo',
  undo: 'undo',
  e: 'end',
  end: 'end',
  h: 'hint',
  hint: 'hint',
  r: 'rules',
  rules: 'rules',
  l: 'last',
  last: 'last',
  s: 'scores',
  scores: 'scores',
  '?': 'help',
  help: 'help',
  q: 'quit',
  quit: 'quit',
  exit: 'quit',
};

/** The command with this name. */
export const wordOf = (text: string): CommandWord | undefined =>
  Object.hasOwn(WORDS, text.trim().toLowerCase()) ? WORDS[text.trim().toLowerCase()] : undefined;

/** Parses a line as a command or, if there is a question, as an answer to it. */
export function read(text: string, ask: Ask | null): ParsedInput {
  const trimmed = text.trim();
  if (trimmed === '') return { type: 'nothing' };
  const word = wordOf(trimmed);
  if (word !== undefined) return { type: 'word', word };
  if (ask === null) return unclear(`"${trimmed}" is no command. Type ? for help.`);
  return ask.type === 'claim' || ask.type === 'moon' || ask.type === 'charge' || ask.type === 'bid'
    ? readChoice(trimmed, ask)
    : readCards(trimmed, ask);
}

const unclear = (sentence: string): ParsedInput => ({ type: 'unclear', sentence: oneLine(sentence) });

type Choosing = Extract<Ask, { type: 'claim' | 'moon' | 'charge' | 'bid' }>;

function namesIn(ask: Choosing): readonly string[] {
  if (ask.type === 'charge') return someOf(ask.cards).map(chargeNamed);
  if (ask.type === 'bid') return ask.bids.map(bidNamed);
  return ask.type === 'claim' ? ['yes', 'no'] : ask.options.map(option => moonNamed(option.name));
}

/**
 * Whether each choice of a list can also be typed as its number in the list. Bids of chips cannot, because
 * their names are numbers already.
 */
export const areNumbered = (names: readonly string[]): boolean => !names.some(name => /^\d+$/.test(name));

/**
 * Parses a choice by its name, an unambiguous prefix, or its number. After a moon option, a number is
 * ignored: `take off 26` means `take off`.
 */
function readChoice(text: string, ask: Choosing): ParsedInput {
  const names = namesIn(ask);
  const numbered = areNumbered(names);
  const typed = ask.type === 'moon' ? text.toLowerCase().replace(/\s+\d+$/, '') : text.toLowerCase();
  const isMeant = (name: string, i: number): boolean =>
    /^\d+$/.test(typed)
      ? (numbered ? String(i + 1) : name) === typed
      : name.startsWith(typed) || (inSheet(ask, i)?.startsWith(typed) ?? false);
  const meant = names.filter(isMeant);
  const found = meant.includes(typed) ? [typed] : meant;
  const action = found[0] === undefined || found.length > 1 ? undefined : answerNamed(ask, found[0]);
  return action === undefined
    ? unclear(`"${text}" is not a choice here. Type ${names.join(' or ')}${numbered ? ', or a number' : ''}.`)
    : { type: 'act', action };
}

/** The name of a moon option as the game's rules (its sheet) spell it. Players may type this name too. */
const inSheet = (ask: Choosing, i: number): string | undefined =>
  ask.type === 'moon' ? ask.options[i]?.name : undefined;

function readCards(text: string, ask: Ask): ParsedInput {
  const { cards, call, strange } = tokens(text);
  const [example] = examplesOf(ask);
  if (strange !== undefined) return unclear(`"${strange}" is no card. Type cards as in ${example}, or ? for help.`);
  const wanted = cardsWanted(ask);
  if (cards.length !== wanted) return unclear(wantedSentence(ask, wanted, cards.length));
  const action = answerWith(ask, cards, call);
  return action === undefined ? unclear('That is no answer here. Type ? for help.') : { type: 'act', action };
}

function wantedSentence(ask: Ask, wanted: number, given: number): string {
  const [example] = examplesOf(ask);
  if (ask.type === 'lay') return `Type two cards, the hidden one first, such as ${example}: you typed ${given}.`;
  return `Type ${wanted} ${wanted === 1 ? 'card' : 'cards'}: you typed ${given}.`;
}

const SUIT_LETTERS: Readonly<Record<string, string>> = { '♣': 'C', '♦': 'D', '♠': 'S', '♥': 'H' };

/** Parses a card in any spelling: `qs`, `10h`, `W♣`. */
export function cardIn(text: string): Card | undefined {
  const name = text
    .toUpperCase()
    .replace(/^10/, 'T')
    .replace(/[♣♦♠♥]/, suit => SUIT_LETTERS[suit] ?? suit);
  return isCard(name) ? name : undefined;
}

const CALLS: Readonly<Record<string, 'high' | 'low'>> = {
  high: 'high',
  highest: 'high',
  hi: 'high',
  low: 'low',
  lowest: 'low',
  lo: 'low',
};

interface Tokens {
  readonly cards: readonly Card[];
  readonly call?: 'high' | 'low';
  readonly strange?: string;
}

function tokens(text: string): Tokens {
  const words = text
    .replace(/\uFE0F/g, '')
    .split(/[\s,;:>]+/)
    .filter(word => word !== '');
  const cards: Card[] = [];
  let call: 'high' | 'low' | undefined;
  for (const word of words) {
    const card = cardIn(word);
    if (card !== undefined) cards.push(card);
    else if (Object.hasOwn(CALLS, word.toLowerCase())) call = CALLS[word.toLowerCase()];
    else return { cards, strange: word };
  }
  return call === undefined ? { cards } : { cards, call };
}
