// The sentences that the worker says by itself: what could not be done, what is safe, what to do. The rules say the rest.
import { symbolOf, symbolsOf } from '@moonshot/rules/cards/card';
import type { Seat } from '@moonshot/rules/game/seat';
import type { Action } from '@moonshot/rules/games';
import { listing } from '../words/say.ts';

const and = listing('en-GB');

const SAFE = 'what was played is saved in this browser';

/** What the page's end of the connection says about the worker. */
export const STOPS = {
  crashed: (reason: string) =>
    `The table stopped working (${reason}) and was started again. All that was played is still there; if your last card is missing, play it again.`,
  forGood: (reason: string) => `The table keeps stopping (${reason}); ${SAFE}. Reload the page to go on.`,
  dead: `The table has stopped; ${SAFE}. Reload the page to go on.`,
} as const;

export const SAY = {
  stopped: (reason: string) => `The table had to stop (${reason}); ${SAFE}. Open it again to go on.`,
  unread: (reason: string) => `The table did not understand the page, and nothing was changed: ${reason}.`,
  noTable: 'There is no table here to do that at. Open one first.',
  gone: 'This table is not saved in this browser, so it cannot be opened. Start a new one.',
  cannotOpen: (reason: string) => `The table cannot be opened, and nothing was changed: ${reason}.`,
  cannotResume: (reason: string) => `This table cannot be opened (${reason}). It is kept as it is; start a new one.`,
  notYours: 'Nobody can sit there: the seat belongs to a bot. The table is kept as it is.',
  noSuchGame: (game: string) => `there is no game called ${game}`,
  noSuchPlayer: (name: string) => `there is no bot called ${name}`,
  nobody: 'your seat has to be a person’s',
  noRules: (reason: string) => `These rules cannot be read: ${reason}.`,
  oneTry: 'The daily deal is one try for everybody, so nothing is taken back in it.',
  notAsked: 'There is nothing to hint at: the table asks nothing of you now.',
  stepBehind: 'The page was a step behind the table, so nothing was played. Try again.',
  blocked: (reason: string) =>
    `This browser saves nothing (${reason}). You can play on, but the table is lost when you close the page.`,
  full: 'This browser’s storage is full, so the table is not saved. You can play on; free some space, and it is saved with your next card.',
  savedAgain: 'The table is saved again.',
  overtaken: 'Another tab went on with this table while this one could not save; its record is the one that holds.',
  notForgotten: (reason: string) => `The table could not be removed (${reason}). It is still there.`,
  notCleared: (reason: string) => `The statistics could not be cleared (${reason}). They are still there.`,
  notExported: (reason: string) =>
    `Not everything could be read (${reason}), so no file was made. Nothing is lost; reload the page and try again.`,
  unreadable:
    'This file cannot be read: it is damaged, or no file of Moonshot. Nothing was changed; choose another copy of it.',
  foreign: 'Moonshot did not save this file, so nothing was changed. Choose one that it saved.',
  newerFile: 'A newer Moonshot saved this file, so nothing was changed. Reload the page to get it, and try again.',
  damaged: (where: string) =>
    `This file is damaged (at ${where}), so nothing was changed. If you have another copy of it, choose that one.`,
  notImported: (reason: string) =>
    `The file could not be taken over (${reason}), and nothing was changed. Free some space, and try again.`,
  tableInFile: (game: string, place: number) => `${game} (table ${place} of the file)`,
  someTable: 'A table',
  otherName: 'It bears another name inside than outside.',
  different: 'It went another way in this browser, and stays here as it is.',
  newer: 'It was saved by a newer Moonshot. Reload the page to get it.',
  unknownGame: (game: string) => `It plays ${game}, a game that this Moonshot does not know.`,
  otherRules: (game: string, rules: number) =>
    `It plays ${game} by version ${rules} of its rules, which this Moonshot does not have.`,
} as const;

/** Why the table refused what no rule of the game refuses. */
export const TABLE_REFUSALS = {
  'no-such-seat': 'There is no such seat at this table.',
  'not-yet': 'The next deal is not due yet.',
  'nothing-to-undo': 'There is nothing to take back: you have done nothing in this deal yet.',
  'not-alone': 'Others play at this table, and taking back would take their plays too.',
  'not-proved': 'That is not certain yet: a card that is still out may change it.',
  'not-owed': 'The table does not wait for that now.',
} as const;

const HINT = {
  high: (card: string) => `Play the ${card} and call it high.`,
  low: (card: string) => `Play the ${card} and call it low.`,
  play: (card: string) => `Play the ${card}.`,
  pass: (gifts: string) => `Pass ${gifts}.`,
  gift: (cards: string, to: string) => `${cards} to ${to}`,
  claim: 'Claim the opening lead.',
  decline: 'Leave the opening lead to the others.',
  bury: (cards: string) => `Bury ${cards}.`,
  moon: {
    shed: 'Take the points off your own score.',
    burden: 'Give the points to everybody else.',
    both: 'Take the points off your own score and give them to everybody else.',
    keep: 'Keep the points as they were taken.',
  },
  lay: (bottom: string, top: string) => `Lay ${bottom} hidden, with ${top} on top.`,
} as const;

/** What a hint advises, in one sentence. */
export function hintSentence(action: Action, names: readonly string[]): string {
  switch (action.type) {
    case 'play':
      return HINT[action.call ?? 'play'](symbolOf(action.card));
    case 'pass':
      return HINT.pass(giftsInWords(action.gifts, names));
    case 'claim':
      return action.claim ? HINT.claim : HINT.decline;
    case 'bury':
      return HINT.bury(symbolsOf(action.cards));
    case 'moon':
      return HINT.moon[action.option];
    case 'lay':
      return HINT.lay(symbolOf(action.bottom), symbolOf(action.top));
  }
}

type Gifts = Extract<Action, { type: 'pass' }>['gifts'];

function giftsInWords(gifts: Gifts, names: readonly string[]): string {
  const receivers = [...new Set(gifts.map(gift => gift.to))];
  const cardsFor = (to: Seat): string => symbolsOf(gifts.filter(gift => gift.to === to).map(gift => gift.card));
  return and(receivers.map(to => HINT.gift(cardsFor(to), names[to] ?? String(to))));
}
