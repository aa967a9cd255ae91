// Patterns for the sentences with which this package explains the values of cards, the moon, partners, and
// capture games.
import { SUITS } from '../../cards/card.ts';
import { en } from '../../words/en.ts';
import { type Fact, fact, part } from '../facts.ts';
import { BOTH, C1, C2, N1, numberOf, type OwnForm, own, ownEach, selectorsIn } from './forms.ts';

const { aim, points, moon, teams, capture } = en;

const WINNERS = ['lowest', 'highest', 'closestToZero'] as const;
const STANDINGS = ['player', 'lives', 'pooled', 'worse'] as const;

const AIM: readonly OwnForm[] = [
  ...Object.values(aim).flatMap(say =>
    WINNERS.flatMap(winner => STANDINGS.map(standing => own(say(winner, standing)))),
  ),
  own(teams.opposite, () => [fact('teams.seating', 'opposite')]),
  ...ownEach(teams.score, score => [fact('teams.score', score)]),
  ...ownEach(teams.moon, who => [fact('teams.moon', who)]),
];

const SCALES: readonly (readonly [words: string, scale: string])[] = [
  ['its rank (A 14', 'pips'],
  ['its rank (A 15', 'pipsFace10'],
  ['by rank (A 5,', 'low'],
  ['by rank (A 50', 'tens'],
  ['by rank (A −50', 'tens'],
];
const GROUP =
  /(?:^|, | and )(?<other>every other |each |the )?(?<cards>[^,;.()]+?)(?:, the wild .,? ?too,)? counts (?<worth>nothing|its rank \([^)]*\)|by rank \([^)]*\)|[+−]?\d+ points?)/gi;

interface Group {
  readonly cards: string;
  readonly value: number | string;
  readonly isOther: boolean;
}

/**
 * The groups of cards with the same value that a sentence names. Empty if a part of the sentence is not such
 * a group, because somebody else wrote it. Groups of *other* cards come first, because the narrower groups
 * after them overrule them.
 */
function groupsIn(words: string): readonly Group[] {
  if (words.replace(GROUP, '').trim() !== '') return [];
  const groups = [...words.matchAll(GROUP)].flatMap(({ groups: { other = '', cards = '', worth = '' } = {} }) => {
    const [one] = selectorsIn(cards);
    const scale = SCALES.find(([begin]) => worth.startsWith(begin))?.[1];
    const value = scale ?? (worth === 'nothing' ? 0 : numberOf(worth.replace(/ points?$/, '')));
    return one === undefined ? [] : [{ cards: one, value, isOther: /other/i.test(other) }];
  });
  if (groups.length < [...words.matchAll(GROUP)].length) return [];
  return [...groups.filter(one => one.isOther), ...groups.filter(one => !one.isOther)];
}

/**
 * The field `points` of a sentence about the values of cards. A plus sign means that points count in favour
 * of the player who takes the cards. In a sheet such points are negative.
 */
function pointsFacts(words: string): readonly Fact[] {
  const signed = words.includes('+') || words.includes('A −50');
  const negated = (value: number | string): number | string =>
    typeof value === 'number' && value !== 0 && signed ? -value : value;
  return [
    fact(
      'points',
      groupsIn(words).map(({ cards, value }) => ({ cards: [cards], value: negated(value) })),
    ),
    ...(signed ? [part('score.sign', 'signed', 'minus')] : []),
  ];
}

const TRICKS = ['none', 'each', 'first', 'lastButOne', 'last'] as const;

const POINTS: readonly OwnForm[] = [
  [
    /^((?:.+? counts .+)); all other cards count nothing\.$/,
    (_, [, groups = '']) => (groupsIn(groups).length > 0 ? pointsFacts(groups) : undefined),
  ],
  own(points.noCards, () => [fact('points', [])]),
  own(points.sum(N1)),
  own(points.doublesAll(C1), ({ c1: [card] }) => [part('modifiers', `${card} all`, { card, doubles: 'all' })]),
  own(points.doublesHearts(C1), ({ c1: [card] }) => [part('modifiers', `${card} hearts`, { card, doubles: 'hearts' })]),
  own(points.doublesOthers(C1), ({ c1: [card] }) => [part('modifiers', `${card} others`, { card, doubles: 'others' })]),
  own(points.cancels(C1, C2), ({ c1: [card], c2: [cancels] }) => [
    part('modifiers', `${card} cancels`, { card, cancels }),
  ]),
  ...TRICKS.map(name => own(points.tricks[name](N1), ({ n1 }) => [fact(`trickPoints.${name}`, n1)])),
  ...[null, C1].map(only => own(points.tricks.all(N1, only), ({ n1 }) => [fact('trickPoints.all', n1)])),
  ...ownEach(points.besideMoon, beside => [fact('trickPoints.besideMoon', beside)]),
  own(points.difference, () => [fact('settle.as', 'difference'), part('score.sign', 'chips', 'minus')]),
  own(points.pool(13), () => [
    fact('settle.as', 'pool'),
    fact('settle.shareMax', 13),
    part('score.sign', 'chips', 'minus'),
  ]),
  ...[...Array(13).keys()].map(most =>
    own(points.pool(most), () => [
      fact('settle.as', 'pool'),
      fact('settle.shareMax', most),
      part('score.sign', 'chips', 'minus'),
    ]),
  ),
  own(points.lives(N1), ({ n1 }) => [
    fact('settle.as', 'lives'),
    fact('settle.lifeAt', n1),
    part('score.sign', 'chips', 'minus'),
  ]),
  own(points.leftOver, () => [fact('settle.leftOver', 'alone')]),
  ...(['plus', 'minus'] as const).flatMap(sign =>
    BOTH.map(has => own(points.belowZero[sign](has), () => [fact('settle.belowZero', 'lapses')])),
  ),
  ...ownEach(points.sign, sign => [part('score.sign', 'said', sign)]),
  [/^(.+? counts (?:.+))\.$/, (_, [, groups = '']) => (groupsIn(groups).length > 0 ? pointsFacts(groups) : undefined)],
];

/** The cards that a moon needs, from words such as `all 13 hearts and Q♠`. */
const needsIn = (words: string): readonly string[] =>
  words.split(/, | and /).flatMap(name => selectorsIn(name.replace(/^all \S+ |^both /, '')));

const CHANGE =
  /(?<whose>your own|your side's|the other player's|every other player's|each opponent's|the other side's|every other side's) (?:total|sum for the deal) goes (?:(?<way>up|down) by (?<n>\d+)|back to (?<to>−?\d+))/g;

interface Option {
  readonly name: string;
  readonly self: number | 'start';
  readonly others: number;
}

/** An option of the moon in terms of totals. Signs and partners' shares are taken into account later. */
function optionIn(words: string): Option {
  if (words.includes('in your favour')) return { name: 'turn', self: 0, others: 0 };
  if (words === 'you score them after all') return { name: 'keep', self: 0, others: 0 };
  let [self, others]: [number | 'start', number] = [0, 0];
  for (const { groups: { whose = '', way, n, to } = {} } of words.matchAll(CHANGE)) {
    const by = Number(n) * (way === 'up' ? 1 : -1);
    if (!whose.startsWith('your')) others = by;
    else self = to === undefined ? by : 'start';
  }
  return { name: self === 0 ? 'burden' : others === 0 ? 'shed' : 'both', self, others };
}

const OPTION_ENDS =
  /, (?=your own|your side's|you score|every card that|no total)| or (?=your own|your side's|the other player|every other|each opponent|the other side|you score|every card that|no total)|, (?=the other player|every other|each opponent|the other side)/;
const optionsIn = (words: string): readonly Option[] => words.split(OPTION_ENDS).map(optionIn);

const SHOOT = 'If you take (?<needs>.+?), you shoot the moon';

const shooting = (needs: string, choose: string, options: readonly Option[]): readonly Fact[] => [
  ...(needs === 'all the cards' ? [] : [fact('moon.needs', needsIn(needs))]),
  ...(needs === 'all the cards'
    ? [
        fact(
          'moon.needs',
          SUITS.map(suit => `${suit}*`),
        ),
      ]
    : []),
  fact('moon.options', options),
  fact('moon.choose', choose),
];

const MOON: readonly OwnForm[] = [
  own(moon.none, () => [fact('moon.needs', []), fact('moon.options', []), fact('moon.choose', 'fixed')]),
  [
    new RegExp(`^${SHOOT}, but you score the cards as you took them\\.$`),
    (_, { groups: { needs = '' } = {} }) => shooting(needs, 'fixed', [optionIn('you score them after all')]),
  ],
  [
    new RegExp(`^${SHOOT}: (?<option>every card that costs points counts in your favour instead)\\.$`),
    (_, { groups: { needs = '', option = '' } = {} }) => shooting(needs, 'fixed', [optionIn(option)]),
  ],
  [
    new RegExp(`^${SHOOT}: you do not score (?:it|them), (?:and )?(?<option>.+)\\.$`),
    (_, { groups: { needs = '', option = '' } = {} }) => shooting(needs, 'fixed', [optionIn(option)]),
  ],
  [
    new RegExp(`^${SHOOT}\\. Instead of scoring (?:it|them) you choose: (?<options>.+)\\.$`),
    (_, { groups: { needs = '', options = '' } = {} }) => shooting(needs, 'shooter', optionsIn(options)),
  ],
  [
    new RegExp(
      `^${SHOOT}\\. Instead of scoring (?:it|them) you get the better of these: (?<options>.+?)\\. Better is .+\\.$`,
    ),
    (_, { groups: { needs = '', options = '' } = {} }) => shooting(needs, 'auto', optionsIn(options)),
  ],
  [
    /^While your total is (?:below|above) (−?\d+), only the first counts: .+\.$/,
    (_, [, total = '']) => [fact('moon.choiceFrom', numberOf(total))],
  ],
  ...ownEach(moon.passer, passer => [fact('moon.passer', passer)]),
  own(moon.sun(2), () => [fact('moon.sun', 2)]),
  own(moon.sun(N1), ({ n1 }) => [fact('moon.sun', n1)]),
  ...ownEach(moon.bonus, bonus => [fact('moon.bonus', bonus === 'scores' ? bonus : 'lapses')]),
  own(moon.undoubled),
  own(moon.out, () => [part('deal.rest', 'unneeded', 'out')]),
];

const CAPTURE: readonly OwnForm[] = [
  ...Object.values(capture.aim).flatMap(say =>
    WINNERS.map(winner =>
      own(say([C1], winner), ({ c1 }) => [fact('kind', 'commit-reveal'), part('hearts.cards', 'cards', c1)]),
    ),
  ),
  own(capture.stock),
  own(capture.lay, () => [fact('kind', 'commit-reveal')]),
  ...ownEach(capture.commit, commit => [fact('commit', commit)]),
  own(capture.anyTop, () => [fact('top.ban', [])]),
  ...(['wholeHand', 'afterBottom'] as const).map(exception =>
    own(capture.ban[exception]([C1]), ({ c1 }) => [fact('top.ban', c1), fact('top.exception', exception)]),
  ),
  [
    /^The highest shown card wins the round; between equal ranks the suit decides: (. above . above . above .)\.$/,
    (_, [, order = '']) => [
      fact(
        'ties.suits',
        order.split(' above ').map(sign => 'CDSH'['♣♦♠♥'.indexOf(sign)]),
      ),
    ],
  ],
  ...ownEach(capture.identical, identical => [fact('ties.identical', identical)]),
  own(capture.spoils.hidden, () => [fact('winnerTakes', 'bottoms'), fact('topsTo', 'discard')]),
  own(capture.spoils.everything, () => [fact('winnerTakes', 'bottoms'), fact('topsTo', 'winner')]),
  own(capture.spoils.shown, () => [fact('winnerTakes', 'tops')]),
  own(capture.looks),
  ...(['private', 'public'] as const).map(counts => own(capture.counts[counts]([C1]), () => [fact('counts', counts)])),
  own(capture.noRedeal, () => [fact('redeal.count', 0)]),
  ...[1, 2].flatMap(packet =>
    (['dealt', 'kept'] as const).map(partial =>
      own(capture.redeal(N1, packet, partial), ({ n1 }) => [
        fact('redeal.count', n1),
        fact('redeal.packet', packet),
        fact('redeal.partial', partial),
      ]),
    ),
  ),
  ...ownEach(capture.ends, end => [fact('endTest', end)]),
  own(capture.uneven),
  [
    /^Each (?<cards>.+) you have captured counts (?<captured>nothing|−?\d+)(?: points?)?, and each .+ left in your hand counts (?<inHand>nothing|−?\d+)(?: points?)?\.$/,
    (_, { groups: { cards = '', captured = '', inHand = '' } = {} }) => [
      part('hearts.cards', 'cards', selectorsIn(cards)),
      fact('hearts.captured', captured === 'nothing' ? 0 : numberOf(captured)),
      fact('hearts.inHand', inHand === 'nothing' ? 0 : numberOf(inHand)),
    ],
  ],
];

export const pointForms: readonly OwnForm[] = [...AIM, ...CAPTURE, ...MOON, ...POINTS];
