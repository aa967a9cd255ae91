// Spanish reasons for an answer, as hints and reviews give them.

import { type HintWords, numbersIn } from '@moonshot/bots/hint';
import { byCanon, type Card, isWild, SUIT_SYMBOLS, suitOf, symbolOf } from '@moonshot/rules/cards';
import type { Action } from '@moonshot/rules/engine';

const n = numbersIn('es');
const points = (many: number): string => (n(many) === '1' ? '1 punto' : `${n(many)} puntos`);
const higher = (many: number): string =>
  many === 1 ? 'queda fuera 1 carta más alta' : `quedan fuera ${n(many)} cartas más altas`;
const winners = (many: number): string =>
  many === 1 ? 'queda fuera 1 carta que la gana' : `quedan fuera ${n(many)} cartas que la ganan`;
const it = (card: Card): string => (isWild(card) ? `comodín ${SUIT_SYMBOLS[suitOf(card)]}` : symbolOf(card));
const symbols = (list: readonly Card[]): string => [...list].sort(byCanon).map(it).join(' ');
const SUITS = { C: 'tréboles', D: 'diamantes', S: 'picas', H: 'corazones' } as const;
const MOONS = {
  shed: 'restarlos de tu total',
  burden: 'sumarlos a los demás',
  both: 'restarlos y sumarlos a los demás',
  keep: 'quedártelos',
  turn: 'darles la vuelta',
} as const;

/** A reason after a colon, where only names and signs of cards are capitalized. */
const inside = (reason: string): string => reason.replace(/^\p{Lu}(?=[\p{Ll}’ ])/u, first => first.toLowerCase());

function answer(action: Action): string {
  switch (action.type) {
    case 'play':
      if (action.call === undefined) return it(action.card);
      return `${it(action.card)} como ${action.call === 'high' ? 'el más alto' : 'el más bajo'}`;
    case 'pass':
      return symbols(action.gifts.map(gift => gift.card));
    case 'bury':
      return symbols(action.cards);
    case 'lay':
      return `${it(action.top)} visible, ${it(action.bottom)} oculta`;
    case 'charge':
      return action.cards.length === 0 ? 'no destapar nada' : `destapar ${symbols(action.cards)}`;
    case 'bid':
      if (typeof action.bid === 'string') return `nombrar ${SUITS[action.bid]}`;
      return action.bid === 0 ? 'no pujar' : `pujar ${action.bid}`;
    case 'claim':
      return action.claim ? 'abrir tú' : 'dejar que abran los demás';
    case 'moon':
      return MOONS[action.option];
  }
}

export const hints: HintWords = {
  answer,
  reasons: {
    forced: () => 'No tienes otra opción',
    called: ({ card, call }) =>
      call === 'high'
        ? `Como el más alto, el ${it(card)} gana a todo su palo`
        : `Como el más bajo, el ${it(card)} no gana a nada de su palo`,
    under: ({ card, best, seat }, name) =>
      `${it(card)} queda por debajo de ${it(best)} de ${name(seat)} y la baza no es tuya`,
    'takes-free': ({ card }) =>
      `Juegas en último lugar y no hay nada que cuente, así que ${it(card)} gana la baza sin puntos`,
    'takes-last': ({ card, points: many }) => `Juegas en último lugar, y ${it(card)} gana la baza con ${points(many)}`,
    'takes-good': ({ card, points: many }) =>
      `Juegas en último lugar, y la baza que gana ${it(card)} te da ${points(many)}`,
    exposed: ({ card, above, behind, kept }) => {
      const open = `${higher(above)} y ${behind === 1 ? 'falta un jugador' : `faltan ${n(behind)} jugadores`} por jugar`;
      return kept.length === 0
        ? `${it(card)} va ganando, pero ${open}`
        : `Guardas ${symbols(kept)} para más tarde; ${open}`;
    },
    sheds: ({ card, points: many, to }, name) =>
      to === null
        ? `${it(card)} y sus ${points(many)} van a quien gane la baza, y no eres tú`
        : `${it(card)} y sus ${points(many)} van a ${name(to)}`,
    throws: ({ card }) => `No puedes seguir el palo, así que te libras de ${it(card)} sin ganar la baza`,
    empties: ({ suit }) => `Te quedas sin ${SUITS[suit]} y podrás descartarte cuando salgan`,
    'keeps-guard': ({ guarded, guards }) =>
      guards === 1
        ? `Queda una carta baja que guarda ${it(guarded)}`
        : `Quedan ${n(guards)} cartas bajas que guardan ${it(guarded)}`,
    bares: ({ guarded }) => `${it(guarded)} pierde la última carta baja que la guardaba`,
    'spends-low': ({ suit, next }) =>
      `Es tu carta más baja de ${SUITS[suit]}; guardada, queda por debajo de más cartas que ${it(next)}`,
    'stops-moon': ({ seat }, name) => `Hasta ahora ${name(seat)} tiene todas las cartas de la luna y no gana esta baza`,
    withholds: ({ seat }, name) =>
      `Hasta ahora ${name(seat)} tiene todas las cartas de la luna y no recibe ninguna de ti`,
    shoots: () => 'Aún puedes alcanzar la luna, y al probarlo casi siempre salió',
    'leads-low': ({ above }) => `En el palo ${higher(above)}, así que otro ganará probablemente la baza`,
    'leads-between': ({ above, below }) =>
      `En el palo ${higher(above)}, y ${n(below)} más ${below === 1 ? 'baja' : 'bajas'}`,
    highest: ({ card }) => `En el palo no queda fuera nada más alto que ${it(card)}`,
    'leads-top': ({ card }) => `En el palo no queda fuera nada más alto que ${it(card)}, así que sigues saliendo tú`,
    'draws-out': ({ dear }) => `Hace salir ${it(dear)}, y no tienes nada bajo lo que pueda caer`,
    'risks-dear': ({ card, dear }) => `${it(dear)} sigue fuera y puede caer bajo ${it(card)}`,
    invites: ({ card, suit, seat }, name) =>
      `${it(card)} gana la baza, y ${name(seat)}, que ya no tiene ${SUITS[suit]}, puede echar puntos en ella`,
    'parts-dear': ({ cards: list }) => `Te libras de ${symbols(list)} y de sus puntos`,
    'parts-high': ({ cards: list }) =>
      `Te libras de ${symbols(list)}, que ${list.length === 1 ? 'ganaría' : 'ganarían'} bazas a menudo`,
    opens: () => 'Sales tú y eliges el palo',
    'keeps-wild': () => 'El comodín podrá ganar o perder una baza de su palo, como quieras',
    names: ({ suit, held, high }) =>
      held === 0
        ? `Si cuentan ${SUITS[suit]}, no tienes ninguna carta de ese palo`
        : `Si cuentan ${SUITS[suit]}, tienes ${n(held)} de ese palo, ${high === 0 ? 'ninguna alta' : `${n(high)} ${high === 1 ? 'alta' : 'altas'}`}`,
    'names-none': () => 'Ningún palo que pudieras nombrar te ahorraría ni una ficha',
    'wins-match': () => 'Con eso ganas la partida',
    ahead: ({ by }) =>
      by === 0
        ? 'Quedas igualado con el mejor de los demás'
        : by > 0
          ? `Quedas ${points(by)} por delante del mejor de los demás`
          : `Quedas ${points(-by)} por detrás del mejor de los demás`,
    covered: ({ heart, top, above }) =>
      above === 0
        ? `Nada de lo que queda fuera gana a ${it(top)}, y ${it(heart)} va seguro debajo`
        : `${it(heart)} va bajo ${it(top)}, y solo ${winners(above)}`,
    'bare-top': ({ top, above }) =>
      above === 0
        ? `Nada de lo que queda fuera gana a ${it(top)}, y no arriesgas nada que cuente`
        : `Bajo ${it(top)} no arriesgas nada que cuente; ${winners(above)}`,
    shifts: ({ seat, points: by, other }, name) => {
      const who = seat === null ? 'te llevas' : `${name(seat)} se lleva`;
      return `En los repartos probados, ${who} ${points(Math.abs(by))} ${by < 0 ? 'menos' : 'más'} que con ${answer(other)}`;
    },
    judged: () => 'Probado en repartos que encajan con lo que sabes, fue lo mejor',
  },
  because: (reason, beside) => (beside === undefined ? `${reason}.` : `${reason}; ${beside}.`),
  less: (by, other) => `de media cuesta ${points(by)} menos que ${other}`,
  more: (by, other) => `de media da ${points(by)} más que ${other}`,
  worse: (by, played) => `${played} te hizo perder ${points(by)} frente a los demás.`,
  right: played => `Nada era claramente mejor que ${played}.`,
  first: played => `${played} era la mejor opción.`,
  about: (one, reason) => `${one}: ${inside(reason)}.`,
  these: 'estas cartas',
  level: other => `${other} sería igual de bueno`,
  compared: list =>
    `Puntos en comparación: ${list.map(({ other, by }) => `${other} ${by === 0 ? '=' : `+${n(by)}`}`).join(' · ')}`,
  comparedMore: list =>
    `Puntos en comparación: ${list.map(({ other, by }) => `${other} ${by === 0 ? '=' : `−${n(by)}`}`).join(' · ')}`,
};
