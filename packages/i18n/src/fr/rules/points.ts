// The values of the cards of a trick game in French: the aim, the points by card, what changes them, and the
// moon.
import { type Card, figure, namesOneCard, type Selector } from '@moonshot/rules/cards';
import type {
  MoonDescription,
  MoonOthers,
  Needed,
  NeededCards,
  PointsDescription,
  Standing,
  WinRule,
} from '@moonshot/rules/words';
import { allOf, andList, anyOf, capital, figured, fromTwo, nameOf, orList, symbol, theAll, theCard } from './cards.ts';

/** The end of the sentence about the aim: `le total le plus bas gagne`. */
export const WINS: Readonly<Record<WinRule, string>> = {
  lowest: 'le total le plus bas gagne',
  highest: 'le total le plus haut gagne',
  closestToZero: 'le total le plus proche de 0 gagne',
};

const LIVES: Readonly<Record<WinRule, string>> = {
  lowest: 'le joueur qui a le moins de vies gagne',
  highest: 'le joueur qui a le plus de vies gagne',
  closestToZero: 'le joueur le plus près de 0 vie gagne',
};

const SIDES: Readonly<Record<WinRule, string>> = {
  lowest: 'le plus bas',
  highest: 'le plus haut',
  closestToZero: 'le plus proche de 0',
};

/** The end of the sentence about the aim of a game in which players or sides are ranked. */
export function winsWords(winner: WinRule, standing: Standing): string {
  if (standing === 'player') return WINS[winner];
  if (standing === 'lives') return LIVES[winner];
  return `le camp dont le ${standing === 'pooled' ? 'total' : 'moins bon total'} est ${SIDES[winner]} gagne`;
}

export const aim = {
  few: (winner: WinRule, standing: Standing): string =>
    `Ramasse le moins de points possible : ${winsWords(winner, standing)}.`,
  against: (winner: WinRule, standing: Standing): string =>
    `Les points comptent contre toi : ${winsWords(winner, standing)}.`,
  many: (winner: WinRule, standing: Standing): string =>
    `Ramasse le plus de points possible : ${winsWords(winner, standing)}.`,
  close: (winner: WinRule, standing: Standing): string =>
    `Surveille les points que tu ramasses : ${winsWords(winner, standing)}.`,
};

function cardsWords({ cards, how, withWild }: PointsDescription): string {
  if (how === 'one' && namesOneCard(cards)) return theCard(cards);
  const words = how === 'each' ? `chaque ${nameOf(cards)}` : `chaque autre ${nameOf(cards)}`;
  return withWild === null ? words : `${words}, ${symbol(withWild)} compris,`;
}

function countsWords({ worth, wildWorth, signed }: PointsDescription): string {
  const plus = signed && Number(worth) > 0 ? '+' : '';
  const wild = (points: string): string => (wildWorth ? `, joker ${points}` : '');
  switch (worth) {
    case 0:
      return 'ne vaut rien';
    case 'pips':
      return `vaut son rang (A 14, K 13, Q 12, J 11${wild('1')})`;
    case 'pipsFace10':
      return `vaut son rang (A 15, K Q J 10${wild('1')})`;
    case 'low':
      return 'vaut selon son rang (A 5, K 4, Q 3, J 2, les autres 1)';
    case 'tens':
      return `vaut selon son rang (A 50, K 40, Q 30, J 20${wild('10')}, du 10 au 5 dix, les autres rien)`;
    case 'minusTens':
      return `vaut selon son rang (A −50, K −40, Q −30, J −20${wild('−10')}, du 10 au 5 −10, les autres rien)`;
    default:
      return `vaut ${plus}${figured(worth, 'point')}`;
  }
}

const groupsWords = (groups: readonly PointsDescription[]): string =>
  capital(andList(groups.map(group => `${cardsWords(group)} ${countsWords(group)}`)));

export const points = {
  table: { cards: 'Cartes', points: 'Points par carte' },
  noCards: 'Aucune carte ne compte.',
  contracts: {
    'No tricks': 'Pas de plis',
    'No hearts': 'Pas de cœurs',
    'No queens': 'Pas de dames',
    'No king of hearts': 'Pas de roi de cœur',
    'No last two': 'Pas les deux derniers',
  },
  contract: (place: number, of: number, name: string): string => `Donne ${place} sur ${of}, « ${name} » :`,
  some: (groups: readonly PointsDescription[]): string => `${groupsWords(groups)} ; les autres cartes ne valent rien.`,
  all: (groups: readonly PointsDescription[]): string => `${groupsWords(groups)}.`,
  sum: (sum: number): string => `Ensemble, les cartes d’une donne valent ${figured(sum, 'point')}.`,
  doublesAll: (card: Selector): string => `Pour celui qui ramasse ${anyOf(card)}, toutes les cartes comptent double.`,
  doublesHearts: (card: Selector): string => `Pour celui qui ramasse ${anyOf(card)}, les cœurs comptent double.`,
  doublesOthers: (card: Selector): string =>
    `${capital(anyOf(card))} ne vaut cela que pour celui qui ne ramasse aucune autre carte nommée ici ; à côté d’une telle carte, cette carte ne vaut rien et double toutes les autres.`,
  cancels: (card: Selector, cancelled: Selector): string =>
    `${capital(anyOf(card))} annule ${theAll(cancelled)} pour celui qui ramasse les deux.`,
  tricks: {
    none: (worth: number): string => `Ne remporter aucun pli dans une donne vaut ${figured(worth, 'point')}.`,
    each: (worth: number): string => `Chaque pli vaut ${figured(worth, 'point')} pour celui qui le remporte.`,
    first: (worth: number): string => `Remporter le premier pli vaut ${figured(worth, 'point')}.`,
    lastButOne: (worth: number): string => `Remporter l’avant-dernier pli vaut ${figured(worth, 'point')}.`,
    last: (worth: number): string => `Remporter le dernier pli vaut ${figured(worth, 'point')}.`,
    all: (worth: number, only: Card | null): string =>
      `Remporter le premier pli, le dernier et ${only === null ? 'toutes les cartes qui coûtent des points' : theCard(only)} vaut en plus ${figured(worth, 'point')}.`,
  },
  besideMoon: {
    scores: 'Cela compte même quand quelqu’un d’autre décroche la lune.',
    lapses: 'Quand quelqu’un décroche la lune, cela ne compte pour personne.',
  },
  pool: (most: number): string =>
    `Les totaux comptent des jetons ; le pot est vide au début et s’affiche avec les scores. Après une donne, chacun y paie un jeton par point ramassé ; celui qui n’en a ramassé aucun gagne le pot, et plusieurs se le partagent ; les jetons en trop y restent. Le pot reste pour la donne suivante si chacun a ramassé des points${most < 13 ? `, si plus ${most === 1 ? 'd’un joueur n’en a' : `de ${fromTwo(most)} joueurs n’en ont`} pas` : ''} ou si un seul a tout ramassé. Ce qui reste au pot à la fin de la partie ne compte pour personne.`,
  difference:
    'Les totaux comptent des jetons : après une donne, chacun paie à chaque autre joueur un jeton par point ramassé.',
  lives: (points: number): string =>
    `Le total compte des vies : celui qui ramasse ${figure(points)} points ou plus dans une donne en perd une.`,
  leftOver:
    'Un pot que personne n’a gagné à la donne précédente ne va qu’à un joueur qui est seul à n’avoir aucun point.',
  belowZero: {
    plus: (moon: boolean): string =>
      `Personne ne marque moins de 0 dans une donne${moon ? ', sauf quand quelqu’un décroche la lune' : ''}.`,
    minus: (moon: boolean): string =>
      `Aucune donne ne fait monter un total${moon ? ', sauf quand quelqu’un décroche la lune' : ''}.`,
  },
  sign: {
    plus: 'Les points que tu ramasses s’ajoutent à ton total.',
    minus: 'Les points que tu ramasses sont retirés de ton total.',
  },
};

function neededWords({ cards, count }: Needed): string {
  if (!namesOneCard(cards)) return count === 1 ? anyOf(cards) : `les ${fromTwo(count)} ${allOf(cards)}`;
  return count > 1 ? `les deux ${allOf(cards)}` : theAll(cards);
}

const changeWords = (whose: string, by: number | { readonly to: number }): readonly string[] =>
  typeof by === 'object'
    ? [`${whose} revient à ${figure(by.to)}`]
    : by === 0
      ? []
      : [`${whose} ${by > 0 ? 'monte' : 'baisse'} de ${figure(Math.abs(by))}`];

const MOON_SUMS = { total: 'le total', deal: 'la somme de la donne' };
const own = (what: keyof typeof MOON_SUMS): string => (what === 'total' ? 'ton total' : 'ta somme de la donne');

/** The words for one's own total and for the owners of the other totals that a moon changes. */
const OTHERS: Readonly<Record<MoonOthers, readonly [own: (what: 'total' | 'deal') => string, others: string]>> = {
  player: [own, 'de l’autre joueur'],
  players: [own, 'de chacun des autres joueurs'],
  opponents: [own, 'de chaque adversaire'],
  side: [what => `${MOON_SUMS[what]} de ton camp`, 'de l’autre camp'],
  sides: [what => `${MOON_SUMS[what]} de ton camp`, 'de chaque autre camp'],
};

const TURNED = 'chaque carte qui coûte des points compte alors en ta faveur';

/** The changes of a moon, each as a part of a sentence. */
function changesWords(option: MoonDescription): readonly string[] {
  if (option === 'keep') return ['ces points te sont quand même comptés'];
  if (option === 'turn') return [TURNED];
  const [yours, theirs] = OTHERS[option.others];
  const changes = [
    ...changeWords(yours(option.of), option.yours),
    ...changeWords(`${MOON_SUMS[option.of]} ${theirs}`, option.theirs),
  ];
  return changes.length === 0 ? ['aucun total ne change pour cela'] : changes;
}

const optionWords = (option: MoonDescription): string => andList(changesWords(option));

/** The end of the sentence about a moon with a single option: its changes, after what does not count. */
const lastWords = (option: MoonDescription): string => {
  const changes = changesWords(option);
  return changes.length > 1 ? changes.join(', et ') : `et ${changes.join('')}`;
};

/**
 * The options of a moon in a sentence: `ton propre total baisse de 26 ou le total de chacun des autres…`.
 */
export const optionsWords = (options: readonly MoonDescription[]): string => orList(options.map(optionWords));

const shooting = (needed: NeededCards): string =>
  `Si tu ramasses ${needed === 'all' ? 'toutes les cartes' : andList(needed.map(neededWords))}, tu décroches la lune`;

export const moon = {
  option: optionWords,
  out: 'La lune n’a pas besoin des cartes qui sont hors du jeu.',
  none: 'Il n’y a pas de lune à décrocher : celui qui ramasse tous les points les garde.',
  kept: (needed: NeededCards): string =>
    `${shooting(needed)} ; mais ces cartes te sont comptées telles que tu les as ramassées.`,
  turned: (needed: NeededCards): string => `${shooting(needed)} ; ${TURNED}.`,
  one: (needed: NeededCards, option: MoonDescription): string =>
    `${shooting(needed)} ; ces points ne te sont pas comptés, ${lastWords(option)}.`,
  shooter: (needed: NeededCards, options: readonly MoonDescription[]): string =>
    `${shooting(needed)} ; au lieu de compter ces points, tu choisis : ${optionsWords(options)}.`,
  auto: (needed: NeededCards, options: readonly MoonDescription[]): string =>
    `${shooting(needed)} ; au lieu de compter ces points, tu obtiens ce qui vaut le mieux pour toi : ${optionsWords(options)}. Le mieux est ce qui ne te fait pas perdre la partie et, sinon, ce qui te rapporte le plus ; à égalité, le premier.`,
  choiceFrom: (total: number, isBelow: boolean, option: MoonDescription): string =>
    `Tant que ton total est ${isBelow ? 'inférieur' : 'supérieur'} à ${figure(total)}, seul le premier effet vaut : ${optionWords(option)}.`,
  undoubled: 'Ce que rapporte la lune n’est pas doublé.',
  passer: {
    double: 'Si un seul joueur t’a passé des cartes, il paie le double.',
    forAll: 'Si un seul joueur t’a passé des cartes, il paie pour tous les autres.',
  },
  sun: (times: number): string =>
    `Si tu remportes aussi tous les plis, tu décroches le soleil, qui compte ${figure(times)} fois autant.`,
  bonus: {
    scores: 'Les autres cartes à points que tu as ramassées comptent quand même.',
    lapses: 'Les autres cartes à points que tu as ramassées ne comptent alors pas.',
    lapsesElse:
      'Quand ces points ne te sont pas comptés, les autres cartes à points que tu as ramassées ne comptent pas non plus.',
  },
};

export const teams = {
  opposite: 'Les joueurs assis face à face sont partenaires.',
  score: {
    pooled: 'Les partenaires comptent leurs points ensemble, et tous deux ont la somme.',
    own: 'Les partenaires comptent leurs points séparément.',
  },
  moon: {
    seat: 'Un seul joueur doit tout ramasser ; son partenaire ne paie pas.',
    team: 'Les partenaires peuvent tout ramasser à deux ; seul l’autre camp paie.',
  },
};
