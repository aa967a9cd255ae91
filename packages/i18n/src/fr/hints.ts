// French reasons for an answer, as hints and reviews give them.

import { type HintWords, numbersIn } from '@moonshot/bots/hint';
import { byCanon, type Card, isWild, SUIT_SYMBOLS, suitOf, symbolOf } from '@moonshot/rules/cards';
import type { Action } from '@moonshot/rules/engine';

const n = numbersIn('fr');
const points = (many: number): string => `${n(many)} point${Math.abs(many) < 2 ? '' : 's'}`;
const higher = (many: number): string => (many === 1 ? '1 carte plus haute est' : `${n(many)} cartes plus hautes sont`);
const it = (card: Card): string => (isWild(card) ? `joker ${SUIT_SYMBOLS[suitOf(card)]}` : symbolOf(card));
const symbols = (list: readonly Card[]): string => [...list].sort(byCanon).map(it).join(' ');
const SUITS = { C: 'trèfle', D: 'carreau', S: 'pique', H: 'cœur' } as const;
const MOONS = {
  shed: 'les retirer de ton total',
  burden: 'les donner aux autres',
  both: 'les retirer et les donner aux autres',
  keep: 'les garder',
  turn: 'les retourner',
} as const;

/** A reason after a colon, where only names and signs of cards are capitalized. */
const inside = (reason: string): string => reason.replace(/^\p{Lu}(?=[\p{Ll}’ ])/u, first => first.toLowerCase());

function answer(action: Action): string {
  switch (action.type) {
    case 'play':
      if (action.call === undefined) return it(action.card);
      return `${it(action.card)} annoncé ${action.call === 'high' ? 'le plus fort' : 'le plus faible'}`;
    case 'pass':
      return symbols(action.gifts.map(gift => gift.card));
    case 'bury':
      return symbols(action.cards);
    case 'lay':
      return `${it(action.top)} visible, ${it(action.bottom)} cachée`;
    case 'charge':
      return action.cards.length === 0 ? 'ne rien exposer' : `exposer ${symbols(action.cards)}`;
    case 'bid':
      if (typeof action.bid === 'string') return `nommer ${SUITS[action.bid]}`;
      return action.bid === 0 ? 'ne pas enchérir' : `enchérir ${action.bid}`;
    case 'claim':
      return action.claim ? 'ouvrir toi-même' : 'laisser ouvrir les autres';
    case 'moon':
      return MOONS[action.option];
  }
}

export const hints: HintWords = {
  answer,
  reasons: {
    forced: () => 'Tu n’as pas d’autre choix',
    called: ({ card, call }) =>
      call === 'high'
        ? `Annoncé le plus fort, le ${it(card)} bat toute sa couleur`
        : `Annoncé le plus faible, le ${it(card)} ne bat rien dans sa couleur`,
    under: ({ card, best, seat }, name) =>
      `${it(card)} reste sous ${it(best)} de ${name(seat)} et le pli n’est pas pour toi`,
    'takes-free': ({ card }) =>
      `Tu joues en dernier et rien ne compte sur la table, donc ${it(card)} prend le pli sans point`,
    'takes-last': ({ card, points: many }) => `Tu joues en dernier, et ${it(card)} prend le pli pour ${points(many)}`,
    'takes-good': ({ card, points: many }) =>
      `Tu joues en dernier, et le pli que prend ${it(card)} rapporte ${points(many)}`,
    exposed: ({ card, above, behind, kept }) => {
      const open = `${higher(above)} encore dehors et ${behind === 1 ? 'un joueur joue' : `${n(behind)} joueurs jouent`} après toi`;
      return kept.length === 0
        ? `${it(card)} est en tête, mais ${open}`
        : `Tu gardes ${symbols(kept)} pour plus tard ; ${open}`;
    },
    sheds: ({ card, points: many, to }, name) =>
      to === null
        ? `${it(card)} et ses ${points(many)} vont à celui qui prend le pli, et ce n’est pas toi`
        : `${it(card)} et ses ${points(many)} vont à ${name(to)}`,
    throws: ({ card }) => `Tu ne peux pas fournir, tu te défais de ${it(card)} sans prendre le pli`,
    empties: ({ suit }) => `Tu n’as plus de ${SUITS[suit]} et pourras te défausser quand on en jouera`,
    'keeps-guard': ({ guarded, guards }) =>
      guards === 1
        ? `Il reste une petite carte en garde sous ${it(guarded)}`
        : `Il reste ${n(guards)} petites cartes en garde sous ${it(guarded)}`,
    bares: ({ guarded }) => `${it(guarded)} perd sa dernière petite carte en garde`,
    'spends-low': ({ suit, next }) =>
      `C’est ta plus basse carte de ${SUITS[suit]} ; gardée, elle reste sous plus de cartes que ${it(next)}`,
    'stops-moon': ({ seat }, name) =>
      `Jusqu’ici, ${name(seat)} a ramassé toutes les cartes de la lune, mais pas ce pli`,
    withholds: ({ seat }, name) =>
      `Jusqu’ici, ${name(seat)} a ramassé toutes les cartes de la lune et n’en reçoit pas de toi`,
    shoots: () => 'Tu peux encore décrocher la lune, et à l’essai tu y es arrivé le plus souvent',
    'leads-low': ({ above }) => `${higher(above)} dehors dans la couleur, donc un autre prendra sans doute le pli`,
    'leads-between': ({ above, below }) =>
      `${higher(above)} dehors dans la couleur, et ${n(below)} plus ${below === 1 ? 'basse' : 'basses'}`,
    highest: ({ card }) => `Rien de plus haut que ${it(card)} n’est dehors dans la couleur`,
    'leads-top': ({ card }) => `Rien de plus haut que ${it(card)} n’est dehors dans la couleur, donc tu gardes la main`,
    'draws-out': ({ dear }) => `Cela fait sortir ${it(dear)}, et tu n’as rien sous quoi elle pourrait tomber`,
    'risks-dear': ({ card, dear }) => `${it(dear)} est encore dehors et peut tomber sous ${it(card)}`,
    invites: ({ card, suit, seat }, name) =>
      `${it(card)} prend le pli, et ${name(seat)}, qui n’a plus de ${SUITS[suit]}, peut y jeter des points`,
    'parts-dear': ({ cards: list }) =>
      `Tu te défais de ${symbols(list)} et de ${list.length === 1 ? 'ses' : 'leurs'} points`,
    'parts-high': ({ cards: list }) =>
      `Tu te défais de ${symbols(list)}, qui ${list.length === 1 ? 'prendrait' : 'prendraient'} souvent un pli`,
    opens: () => 'Tu entames et choisis la couleur',
    'keeps-wild': () => 'Le joker pourra gagner ou perdre un pli de sa couleur, à ton gré',
    names: ({ suit, held, high }) =>
      held === 0
        ? `Tu n’as pas de ${SUITS[suit]}, si cette couleur compte`
        : `Tu as ${n(held)} carte${held === 1 ? '' : 's'} de ${SUITS[suit]}, dont ${high === 0 ? 'aucune haute' : `${n(high)} haute${high === 1 ? '' : 's'}`}`,
    'names-none': () => 'Aucune couleur que tu pourrais nommer ne t’épargnerait le prix d’un jeton',
    'wins-match': () => 'Tu gagnes la partie',
    ahead: ({ by }) =>
      by === 0
        ? 'Tu te retrouves à égalité avec le meilleur des autres'
        : by > 0
          ? `Tu te retrouves ${points(by)} devant le meilleur des autres`
          : `Tu te retrouves ${points(-by)} derrière le meilleur des autres`,
    covered: ({ heart, top, above }) =>
      above === 0
        ? `Rien de ce qui est dehors ne bat ${it(top)}, et ${it(heart)} est en sûreté dessous`
        : `${it(heart)} est sous ${it(top)}, que ${above === 1 ? 'seule 1 carte dehors bat' : `seules ${n(above)} cartes dehors battent`}`,
    'bare-top': ({ top, above }) =>
      above === 0
        ? `Rien de ce qui est dehors ne bat ${it(top)}, et rien qui compte n’est en jeu`
        : `Rien qui compte n’est en jeu sous ${it(top)}, que ${above === 1 ? '1 carte dehors bat' : `${n(above)} cartes dehors battent`}`,
    shifts: ({ seat, points: by, other }, name) => {
      const who = seat === null ? 'tu prends' : `${name(seat)} prend`;
      return `Dans les donnes essayées, ${who} ${points(Math.abs(by))} de ${by < 0 ? 'moins' : 'plus'} par rapport à ${answer(other)}`;
    },
    judged: () => 'À l’essai dans des donnes compatibles avec ce que tu sais, c’était le mieux',
  },
  because: (reason, beside) => (beside === undefined ? `${reason}.` : `${reason} ; ${beside}.`),
  less: (by, other) => `cela coûte en moyenne ${points(by)} de moins que ${other}`,
  more: (by, other) => `cela rapporte en moyenne ${points(by)} de plus que ${other}`,
  worse: (by, played) => `${played} t’a fait perdre ${points(by)} sur les autres.`,
  right: played => `Rien n’était nettement meilleur que ${played}.`,
  first: played => `${played} était le meilleur choix.`,
  about: (one, reason) => `${one} : ${inside(reason)}.`,
  these: 'ces cartes',
  level: other => `${other} ferait aussi bien`,
  compared: list =>
    `Points, en comparaison : ${list.map(({ other, by }) => `${other} ${by === 0 ? '=' : `+${n(by)}`}`).join(' · ')}`,
  comparedMore: list =>
    `Points, en comparaison : ${list.map(({ other, by }) => `${other} ${by === 0 ? '=' : `−${n(by)}`}`).join(' · ')}`,
};
