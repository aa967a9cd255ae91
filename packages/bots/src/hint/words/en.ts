// The reasons for an answer, in English.
import { type Card, symbolOf, symbolsOf } from '@moonshot/rules/cards';
import type { Action } from '@moonshot/rules/engine';
import { numbersIn } from '../numbers.ts';
import type { HintWords } from './shape.ts';

const n = numbersIn('en-GB');
const points = (many: number): string => (n(many) === '1' ? '1 point' : `${n(many)} points`);
const cards = (many: number): string => (many === 1 ? '1 higher card is' : `${n(many)} higher cards are`);
const tops = (many: number): string => (many === 1 ? '1 card that is out beats' : `${n(many)} cards that are out beat`);
const SUITS = { C: 'clubs', D: 'diamonds', S: 'spades', H: 'hearts' } as const;
const MOONS = {
  shed: 'taking them off your score',
  burden: 'giving them to the others',
  both: 'taking them off and giving them to the others',
  keep: 'keeping them',
  turn: 'turning them round',
} as const;

function answer(action: Action): string {
  switch (action.type) {
    case 'play':
      return action.call === undefined ? symbolOf(action.card) : `${symbolOf(action.card)} called ${action.call}`;
    case 'pass':
      return symbolsOf(action.gifts.map(gift => gift.card));
    case 'bury':
      return symbolsOf(action.cards);
    case 'lay':
      return `${symbolOf(action.top)} face up, ${symbolOf(action.bottom)} hidden`;
    case 'charge':
      return action.cards.length === 0 ? 'charging nothing' : `charging ${symbolsOf(action.cards)}`;
    case 'bid':
      if (typeof action.bid === 'string') return `naming ${SUITS[action.bid]}`;
      return action.bid === 0 ? 'bidding nothing' : `bidding ${action.bid}`;
    case 'claim':
      return action.claim ? 'opening yourself' : 'leaving the opening to others';
    case 'moon':
      return MOONS[action.option];
  }
}

const symbols = (list: readonly Card[]): string => symbolsOf(list);
const it = symbolOf;

export const en: HintWords = {
  answer,
  reasons: {
    forced: () => 'You have no other choice',
    called: ({ card, call }) =>
      call === 'high'
        ? `Called high, ${it(card)} beats every card of its suit`
        : `Called low, ${it(card)} is the lowest of its suit`,
    under: ({ card, best, seat }, name) =>
      `${it(card)} stays under the ${it(best)} of ${name(seat)}, so the trick is not yours`,
    'takes-free': ({ card }) => `You play last and nothing there counts, so ${it(card)} takes the trick free of points`,
    'takes-last': ({ card, points: many }) => `You play last, and ${it(card)} takes the trick for ${points(many)}`,
    'takes-good': ({ card, points: many }) =>
      `You play last, and the trick that ${it(card)} takes is good for ${points(many)}`,
    exposed: ({ card, above, behind, kept }) =>
      kept.length === 0
        ? `${it(card)} wins so far, but ${cards(above)} still out, with ${n(behind)} to play`
        : `You keep the lower ${symbols(kept)} for later, and ${cards(above)} still out, with ${n(behind)} to play`,
    sheds: ({ card, points: many, to }, name) =>
      to === null
        ? `${it(card)} and its ${points(many)} go to whoever takes the trick, and that is not you`
        : `${it(card)} and its ${points(many)} go to ${name(to)}, who takes the trick`,
    throws: ({ card }) => `You cannot follow, so you are rid of ${it(card)} and cannot take the trick`,
    empties: ({ suit }) => `It leaves you without ${SUITS[suit]}, so you can discard other cards when they are led`,
    'keeps-guard': ({ guarded, guards }) =>
      guards === 1
        ? `It keeps a low card to guard ${it(guarded)}`
        : `It keeps ${n(guards)} low cards to guard ${it(guarded)}`,
    bares: ({ guarded }) => `It takes the last low card that guards ${it(guarded)}`,
    'spends-low': ({ suit, next }) =>
      `It is your lowest card in ${SUITS[suit]}; kept, it stays under more cards than ${it(next)}`,
    'stops-moon': ({ seat }, name) =>
      `${name(seat)} has taken every card of the moon so far, and does not get this trick`,
    withholds: ({ seat }, name) =>
      `${name(seat)} has taken every card of the moon so far, and gets none of them from you`,
    shoots: () => 'You can still shoot the moon, and when this was tried out you mostly did',
    'leads-low': ({ above }) => `${cards(above)} still out in its suit, so somebody else will probably take the trick`,
    'leads-between': ({ above, below }) => `${cards(above)} still out in its suit, and ${n(below)} lower`,
    highest: ({ card }) => `Nothing higher than ${it(card)} is out in its suit`,
    'leads-top': ({ card }) => `Nothing higher than ${it(card)} is out in its suit, so you keep the lead`,
    'draws-out': ({ dear }) => `It draws ${it(dear)} out, and you hold no card that would take it`,
    'risks-dear': ({ card, dear }) => `${it(dear)} is still out and can be played under ${it(card)}`,
    invites: ({ card, suit, seat }, name) =>
      `${it(card)} takes the trick, and ${name(seat)}, who has no ${SUITS[suit]} left, can throw points on it`,
    'parts-dear': ({ cards: list }) => `It rids you of ${symbols(list)} and the points`,
    'parts-high': ({ cards: list }) => `It rids you of ${symbols(list)}, which would often take a trick`,
    opens: () => 'You lead first and choose the suit that is played',
    'keeps-wild': () => 'The wild card can win or lose a later trick of its suit, as you like',
    names: ({ suit, held, high }) =>
      held === 0
        ? `If ${SUITS[suit]} count, you hold none of them`
        : `If ${SUITS[suit]} count, you hold ${n(held)} of them, ${high === 0 ? 'none' : n(high)} high`,
    'names-none': () => 'No suit that you might name would spare you as much as a chip',
    'wins-match': () => 'It wins you the match',
    ahead: ({ by }) =>
      by === 0
        ? 'It leaves you level with the best of the others'
        : by > 0
          ? `It leaves you ${points(by)} ahead of the best of the others`
          : `It leaves you ${points(-by)} behind the best of the others`,
    covered: ({ heart, top, above }) =>
      above === 0
        ? `Nothing that is out beats ${it(top)}, so ${it(heart)} is safe under it`
        : `Only ${tops(above)} ${it(top)}, which covers ${it(heart)}`,
    'bare-top': ({ top, above }) =>
      above === 0
        ? `Nothing that is out beats ${it(top)}, and no card that counts is at risk`
        : `No card that counts is at risk under ${it(top)}; ${tops(above)} it`,
    shifts: ({ seat, points: by, other }, name) => {
      const who = seat === null ? 'you take' : `${name(seat)} takes`;
      return `In the deals tried out, ${who} ${points(Math.abs(by))} ${by < 0 ? 'less' : 'more'} than with ${answer(other)}`;
    },
    judged: () => 'Tried out in deals that fit what you know, it did best',
  },
  because: (reason, beside) => (beside === undefined ? `${reason}.` : `${reason}; ${beside}.`),
  less: (by, other) => `on average it costs ${points(by)} less than ${other}`,
  more: (by, other) => `on average it brings ${points(by)} more than ${other}`,
  worse: (by, played) => `${played} set you back ${points(by)} against the others.`,
  right: played => `No choice was clearly better than ${played}.`,
  first: played => `${played} was the best choice.`,
  about: (one, reason) => `${one}: ${reason}.`,
  these: 'these cards',
  level: other => `${other} would do as well`,
  compared: list =>
    `Points compared: ${list.map(({ other, by }) => `${other} ${by === 0 ? '=' : `+${n(by)}`}`).join(' · ')}`,
  comparedMore: list =>
    `Points compared: ${list.map(({ other, by }) => `${other} ${by === 0 ? '=' : `−${n(by)}`}`).join(' · ')}`,
};
