// German reasons for an answer, as hints and reviews give them.

import { type HintWords, numbersIn } from '@moonshot/bots/hint';
import { byCanon, type Card, isWild, SUIT_SYMBOLS, suitOf, symbolOf } from '@moonshot/rules/cards';
import type { Action } from '@moonshot/rules/engine';

const n = numbersIn('de');
const points = (many: number): string => (n(many) === '1' ? '1 Punkt' : `${n(many)} Punkte`);
const inPoints = (many: number): string => (n(many) === '1' ? '1 Punkt' : `${n(many)} Punkten`);
const cards = (many: number): string => (many === 1 ? '1 höhere Karte ist' : `${n(many)} höhere Karten sind`);
const still = (many: number): string => (many === 1 ? 'ist noch 1 höhere Karte' : `sind noch ${n(many)} höhere Karten`);
const it = (card: Card): string => (isWild(card) ? `${SUIT_SYMBOLS[suitOf(card)]}-Joker` : symbolOf(card));
const symbols = (list: readonly Card[]): string => [...list].sort(byCanon).map(it).join(' ');
const SUITS = { C: 'Kreuz', D: 'Karo', S: 'Pik', H: 'Herz' } as const;
const MOONS = {
  shed: 'Abziehen vom eigenen Stand',
  burden: 'Den anderen geben',
  both: 'Abziehen und den anderen geben',
  keep: 'Behalten',
  turn: 'Umdrehen',
} as const;

function answer(action: Action): string {
  switch (action.type) {
    case 'play':
      if (action.call === undefined) return it(action.card);
      return `${it(action.card)} als ${action.call === 'high' ? 'höchste' : 'niedrigste'} Karte`;
    case 'pass':
      return symbols(action.gifts.map(gift => gift.card));
    case 'bury':
      return symbols(action.cards);
    case 'lay':
      return `${it(action.top)} offen, ${it(action.bottom)} verdeckt`;
    case 'charge':
      return action.cards.length === 0 ? 'nichts aufdecken' : `${symbols(action.cards)} aufdecken`;
    case 'bid':
      if (typeof action.bid === 'string') return `${SUITS[action.bid]} nennen`;
      return action.bid === 0 ? 'nicht bieten' : `${action.bid} bieten`;
    case 'claim':
      return action.claim ? 'selbst eröffnen' : 'andere eröffnen lassen';
    case 'moon':
      return MOONS[action.option];
  }
}

export const hints: HintWords = {
  answer,
  reasons: {
    forced: () => 'Du hast keine andere Wahl',
    called: ({ card, call }) =>
      call === 'high'
        ? `Als höchste Karte schlägt ${it(card)} alles in seiner Farbe`
        : `Als niedrigste Karte schlägt ${it(card)} nichts in seiner Farbe`,
    under: ({ card, best, seat }, name) =>
      `${it(card)} bleibt unter ${it(best)} von ${name(seat)}, der Stich geht nicht an dich`,
    'takes-free': ({ card }) =>
      `Du spielst als Letzter und es liegt nichts, was zählt: ${it(card)} nimmt den Stich ohne Punkte`,
    'takes-last': ({ card, points: many }) =>
      `Du spielst als Letzter, und ${it(card)} nimmt den Stich mit ${inPoints(many)}`,
    'takes-good': ({ card, points: many }) =>
      `Du spielst als Letzter, und der Stich für ${it(card)} bringt ${points(many)}`,
    exposed: ({ card, above, behind, kept }) => {
      const open = `${cards(above)} noch draußen, und nach dir ${behind === 1 ? 'spielt noch einer' : `spielen noch ${n(behind)}`}`;
      return kept.length === 0
        ? `${it(card)} liegt bisher vorn, aber ${open}`
        : `So hebst du ${symbols(kept)} für später auf; ${open}`;
    },
    sheds: ({ card, points: many, to }, name) =>
      to === null
        ? `${it(card)} geht mit ${inPoints(many)} an den, der den Stich nimmt, und das bist nicht du`
        : `${it(card)} geht mit ${inPoints(many)} an ${name(to)}`,
    throws: ({ card }) => `Du kannst nicht bedienen, wirst ${it(card)} los und bekommst den Stich nicht`,
    empties: ({ suit }) =>
      `Danach hast du kein ${SUITS[suit]} mehr und kannst andere Karten abwerfen, wenn es ausgespielt wird`,
    'keeps-guard': ({ guarded, guards }) =>
      guards === 1
        ? `Damit bleibt eine niedrige Karte als Schutz unter ${it(guarded)}`
        : `Damit bleiben ${n(guards)} niedrige Karten als Schutz unter ${it(guarded)}`,
    bares: ({ guarded }) => `Damit verliert ${it(guarded)} die letzte niedrige Karte als Schutz`,
    'spends-low': ({ suit, next }) =>
      `Das ist deine niedrigste Karte in ${SUITS[suit]}; aufgehoben bleibt sie unter mehr Karten als ${it(next)}`,
    'stops-moon': ({ seat }, name) =>
      `${name(seat)} hat bisher jede Karte des Durchmarschs und bekommt diesen Stich nicht`,
    withholds: ({ seat }, name) => `${name(seat)} hat bisher jede Karte des Durchmarschs und bekommt von dir keine`,
    shoots: () => 'Der Durchmarsch ist noch möglich und gelang beim Durchspielen meistens',
    'leads-low': ({ above }) => `In der Farbe ${still(above)} draußen, den Stich nimmt also wohl jemand anderes`,
    'leads-between': ({ above, below }) => `In der Farbe ${still(above)} draußen und ${n(below)} niedrigere`,
    highest: ({ card }) => `In der Farbe ist nichts Höheres als ${it(card)} mehr draußen`,
    'leads-top': ({ card }) => `In der Farbe ist nichts Höheres als ${it(card)} mehr draußen, du bleibst am Zug`,
    'draws-out': ({ dear }) => `Das zieht ${it(dear)} heraus, und du hältst nichts, worunter diese Karte fallen könnte`,
    'risks-dear': ({ card, dear }) => `${it(dear)} ist noch draußen und kann unter ${it(card)} fallen`,
    invites: ({ card, suit, seat }, name) =>
      `${it(card)} nimmt den Stich, und ${name(seat)} hat kein ${SUITS[suit]} mehr und kann Punkte darauf werfen`,
    'parts-dear': ({ cards: list }) => `Damit bist du ${symbols(list)} und die Punkte los`,
    'parts-high': ({ cards: list }) =>
      `Damit bist du ${symbols(list)} los, ${list.length === 1 ? 'was oft Stiche nehmen würde' : 'die oft Stiche nehmen würden'}`,
    opens: () => 'Du spielst als Erster aus und bestimmst die Farbe',
    'keeps-wild': () => 'Der Joker kann später einen Stich seiner Farbe gewinnen oder verlieren, wie du willst',
    names: ({ suit, held, high }) =>
      held === 0
        ? `Du hast kein ${SUITS[suit]}, wenn es zählt`
        : `Von ${SUITS[suit]} hast du ${held === 1 ? '1 Karte' : `${n(held)} Karten`}, ${high === 0 ? 'keine' : n(high)} davon hoch`,
    'names-none': () => 'Keine Farbe würde dir so viel ersparen, wie ein Chip kostet',
    'wins-match': () => 'Damit gewinnst du die Partie',
    ahead: ({ by }) =>
      by === 0
        ? 'Danach stehst du gleich mit dem Besten der anderen'
        : by > 0
          ? `Danach liegst du ${points(by)} vor dem Besten der anderen`
          : `Danach liegst du ${points(-by)} hinter dem Besten der anderen`,
    covered: ({ heart, top, above }) =>
      above === 0
        ? `Nichts, was draußen ist, schlägt ${it(top)}; ${it(heart)} ist darunter sicher`
        : `${it(heart)} liegt unter ${it(top)}, und nur ${n(above)} von den Karten draußen ${above === 1 ? 'schlägt' : 'schlagen'} das`,
    'bare-top': ({ top, above }) =>
      above === 0
        ? `Nichts, was draußen ist, schlägt ${it(top)}, und nichts, was zählt, steht auf dem Spiel`
        : `Unter ${it(top)} steht nichts, was zählt, auf dem Spiel, und ${n(above)} von den Karten draußen ${above === 1 ? 'schlägt' : 'schlagen'} das`,
    shifts: ({ seat, points: by, other }, name) => {
      const who = seat === null ? 'nimmst du' : `nimmt ${name(seat)}`;
      return `Beim Durchspielen ${who} ${points(Math.abs(by))} ${by < 0 ? 'weniger' : 'mehr'}, verglichen mit ${answer(other)}`;
    },
    judged: () => 'In durchgespielten Runden, die zu deinem Wissen passen, war das am besten',
  },
  because: (reason, beside) => (beside === undefined ? `${reason}.` : `${reason}; ${beside}.`),
  less: (by, other) => `es kostet im Mittel ${points(by)} weniger als ${other}`,
  more: (by, other) => `es bringt im Mittel ${points(by)} mehr als ${other}`,
  worse: (by, played) => `${played} hat dich gegenüber den anderen ${points(by)} gekostet.`,
  right: played => `Nichts war klar besser als ${played}.`,
  first: played => `${played} war die beste Wahl.`,
  about: (one, reason) => `${one}: ${reason}.`,
  these: 'diese Karten',
  level: other => `${other} wäre ebenso gut`,
  compared: list =>
    `Punkte im Vergleich: ${list.map(({ other, by }) => `${other} ${by === 0 ? '=' : `+${n(by)}`}`).join(' · ')}`,
  comparedMore: list =>
    `Punkte im Vergleich: ${list.map(({ other, by }) => `${other} ${by === 0 ? '=' : `−${n(by)}`}`).join(' · ')}`,
};
