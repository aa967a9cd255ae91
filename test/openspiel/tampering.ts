// Ways to tamper with a recorded OpenSpiel game, with the position where a replay must detect each.
import type { OpenSpielGame } from '../../packages/rules/src/transcript/openspiel.ts';
import type { Draft } from '../transcripts/recordings.ts';

export type Game = Draft<OpenSpielGame>;

const LEGAL = /^legal for seat/;
const REFUSED = /^seat \d: \{/;
const DECIDES = /^seat \d: \{/;
const TRICK = /^the trick of leader, winner and points/;

type Tampering = readonly [name: string, line: number, tamper: (game: Game) => unknown, step: number, says: RegExp];

/** Line 2 has no pass; line 63 passes to the right and ends in a moon; in line 84 a seat takes no trick. */
export const TAMPERINGS: readonly Tampering[] = [
  ['a legal card is left out', 2, g => g.plays[1]![2].pop(), 2, LEGAL],
  ['a card off suit is legal', 2, g => g.plays[1]![2].push('3D'), 2, LEGAL],
  ['a card off suit is played', 2, g => Object.assign(g.plays[1]!, { 1: '3D' }), 2, REFUSED],
  ["another seat's card is played", 2, g => Object.assign(g.plays[2]!, { 1: 'TC' }), 3, REFUSED],
  ['another seat leads', 2, g => Object.assign(g.plays[4]!, { 0: 2 }), 5, DECIDES],
  ['two plays change places', 2, g => g.plays.splice(5, 2, g.plays[6]!, g.plays[5]!), 6, DECIDES],
  ['another seat takes a trick', 2, g => Object.assign(g.tricks[0]!, { 1: 2 }), 4, TRICK],
  ['another seat has led a trick', 2, g => Object.assign(g.tricks[1]!, { 0: 0 }), 8, TRICK],
  ['a trick is worth more', 2, g => Object.assign(g.tricks[3]!, { 2: 2 }), 16, TRICK],
  ["the points are other seats'", 2, g => g.points.reverse(), 52, /^points/],
  ['the returns do not fit the points', 2, g => Object.assign(g.returns, { 0: 12 }), 52, /^returns/],
  ['the moon is not paid', 63, g => Object.assign(g, { points: [26, 0, 0, 0] }), 56, /^points/],
  ['hearts need not be broken', 2, g => Object.assign(g.params, { must_break_hearts: false }), 5, LEGAL],
  ['any club may be led', 2, g => Object.assign(g.params, { can_lead_any_club: true }), 1, LEGAL],
  ['the jack of diamonds counts', 63, g => Object.assign(g.params, { jd_bonus: true }), 20, TRICK],
  [
    'taking no trick does not count',
    84,
    g => Object.assign(g.params, { avoid_all_tricks_bonus: false }),
    56,
    /^points/,
  ],
  ['cards are passed the other way', 63, g => Object.assign(g, { passDir: 'left' }), 6, LEGAL],
  ['cards are passed where none are', 63, g => Object.assign(g, { passDir: 'hold' }), 1, DECIDES],
  ['no cards are passed where some are', 63, g => Object.assign(g, { passed: null }), 1, DECIDES],
  ['two cards are passed', 63, g => g.passed![2]!.pop(), 3, REFUSED],
  ['a card is passed that is not held', 63, g => Object.assign(g.passed![3]!, { 1: 'JH' }), 4, REFUSED],
  ['a play is left out', 63, g => g.plays.splice(9, 1), 14, DECIDES],
  ['the last play is left out', 63, g => g.plays.pop(), 55, /^the deal ends here/],
  ['a play comes after the end', 2, g => g.plays.push(g.plays[51]!), 53, DECIDES],
];

const DEPTH = 100_000;
const deepList = (): unknown => JSON.parse('['.repeat(DEPTH) + ']'.repeat(DEPTH));

/** Mutates a value in the game and returns the game. */
const spoils =
  (spoil: (game: Game) => unknown) =>
  (game: Game): unknown => {
    spoil(game);
    return game;
  };

type Spoilt = readonly [name: string, spoil: (game: Game) => unknown, path: string, reason: RegExp];

export const SPOILT: readonly Spoilt[] = [
  ['nothing', () => null, 'game', /an object, found null/],
  ['a list', game => [game], 'game', /an object/],
  ['a list without end', deepList, 'game', /an object/],
  ['no params', spoils(g => Reflect.deleteProperty(g, 'params')), 'params', /found nothing/],
  [
    'an option missing',
    spoils(g => Reflect.deleteProperty(g.params, 'jd_bonus')),
    'params.jd_bonus',
    /true or false, found nothing/,
  ],
  [
    'an option that is a text',
    spoils(g => Object.assign(g.params, { pass_cards: 'yes' })),
    'params.pass_cards',
    /true or false/,
  ],
  [
    'an option that there is not',
    spoils(g => Object.assign(g.params, { sun: true })),
    'params.sun',
    /one of pass_cards/,
  ],
  ['another direction', spoils(g => Object.assign(g, { passDir: 'up' })), 'passDir', /hold, left, across, right/],
  [
    'a direction where none is passed',
    spoils(g => Object.assign(g.params, { pass_cards: false })),
    'passDir',
    /hold, because/,
  ],
  ['three hands', spoils(g => g.dealt.pop()), 'dealt', /each of 4 seats/],
  ['a short hand', spoils(g => g.dealt[2]!.pop()), 'dealt[2]', /13 cards/],
  ['a card that there is not', spoils(g => Object.assign(g.dealt[1]!, { 4: '10H' })), 'dealt[1][4]', /a card/],
  ['a card of another pack', spoils(g => Object.assign(g.dealt[1]!, { 4: 'WH' })), 'dealt[1][4]', /of the pack/],
  [
    'a card that stands twice',
    spoils(g => Object.assign(g.dealt[3]!, { 0: g.dealt[0]![0] })),
    'dealt[3][0]',
    /nobody has yet/,
  ],
  ['a pass that is none', spoils(g => Object.assign(g, { passed: 'QS' })), 'passed', /a list/],
  ['three passes', spoils(g => g.passed!.pop()), 'passed', /each of 4 seats/],
  ['a passed card that there is not', spoils(g => Object.assign(g.passed![1]!, { 2: 0 })), 'passed[1][2]', /a card/],
  ['no plays', spoils(g => Reflect.deleteProperty(g, 'plays')), 'plays', /a list/],
  ['a play without legal cards', spoils(g => g.plays[7]!.pop()), 'plays[7]', /a seat, a card and the legal cards/],
  ['a play that is none', spoils(g => Object.assign(g.plays, { 7: null })), 'plays[7]', /a seat, a card/],
  [
    'a play of a seat that is not there',
    spoils(g => Object.assign(g.plays[7]!, { 0: 4 })),
    'plays[7][0]',
    /from 0 to 3/,
  ],
  ['a play that is no card', spoils(g => Object.assign(g.plays[7]!, { 1: 'Q' })), 'plays[7][1]', /a card/],
  ['a legal card that is none', spoils(g => Object.assign(g.plays[7]![2], { 0: {} })), 'plays[7][2][0]', /a card/],
  ['twelve tricks', spoils(g => g.tricks.pop()), 'tricks', /13 tricks/],
  ['a trick without points', spoils(g => (g.tricks[4] as unknown[]).pop()), 'tricks[4]', /leader, winner and points/],
  ['a trick taken by nobody', spoils(g => Object.assign(g.tricks[4]!, { 1: -1 })), 'tricks[4][1]', /from 0 to 3/],
  [
    'a trick that is no numbers',
    spoils(g => Object.assign(g.tricks[4]!, { 2: '13' })),
    'tricks[4][2]',
    /a whole number/,
  ],
  ['points of three seats', spoils(g => g.points.pop()), 'points', /each of 4 seats/],
  ['points that are none', spoils(g => Object.assign(g.points, { 1: null })), 'points[1]', /a whole number/],
  ['no returns', spoils(g => Reflect.deleteProperty(g, 'returns')), 'returns', /a list/],
];
