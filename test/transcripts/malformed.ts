// Malformed transcripts: what is wrong with each, and the path at which reading must stop.
import type { Transcript } from '@moonshot/rules/notation';
import type { Draft } from './recordings.ts';

type Match = Draft<Transcript>;

const DEPTH = 100_000;
const RULES_DEPTH = 800; // deeper nesting exceeds the length limit of a match's rules

/** A deeply nested list, deeper than any reader may follow. */
const deepList = (depth = DEPTH): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

const dealOf = (match: Match): Match['deals'][number] => match.deals[0]!;
const stepOf = (match: Match, step: number): Match['deals'][number]['steps'][number] => dealOf(match).steps[step]!;

/** Whole lines that are not a match. */
export const NO_MATCHES: readonly [name: string, line: unknown, path: string][] = [
  ['nothing', null, 'match'],
  ['a number', 5, 'match'],
  ['a text', 'match', 'match'],
  ['true', true, 'match'],
  ['a list', [], 'match'],
  ['a list of a match', [{ format: 'moonshot-transcript/1' }], 'match'],
  ['a list in a list without end', deepList(), 'match'],
  ['an empty object', {}, 'format'],
  ['another format', { format: 'moonshot-transcript/2' }, 'format'],
  ['a format that is no text', { format: deepList() }, 'format'],
  ['no seats', { format: 'moonshot-transcript/1', game: 'ricketts' }, 'seats'],
];

/** Single mutations of a Ricketts match with a deal that passes to the left. */
export const SPOILT: readonly [name: string, spoil: (match: Match) => void, path: string, reason: RegExp][] = [
  ['an unknown game', m => Object.assign(m, { game: 'whist' }), 'game', /no game "whist"/],
  ['a game that is no text', m => Object.assign(m, { game: 4 }), 'game', /expected a text/],
  ['no game', m => Reflect.deleteProperty(m, 'game'), 'game', /found nothing/],
  ['one seat', m => Object.assign(m, { seats: 1 }), 'seats', /from 2 to 14, found 1/],
  ['fifteen seats', m => Object.assign(m, { seats: 15 }), 'seats', /found 15/],
  ['four and a half seats', m => Object.assign(m, { seats: 4.5 }), 'seats', /a whole number/],
  ['seats as a text', m => Object.assign(m, { seats: '4' }), 'seats', /a whole number/],
  ['seats that the game has not', m => Object.assign(m, { seats: 5 }), 'seats', /exactly 4 seats/],
  ['a first dealer who is not there', m => Object.assign(m, { firstDealer: 4 }), 'firstDealer', /from 0 to 3, found 4/],
  ['a negative seat', m => Object.assign(m, { firstDealer: -1 }), 'firstDealer', /found -1/],
  ['no deals', m => Reflect.deleteProperty(m, 'deals'), 'deals', /a list/],
  ['deals by name', m => Object.assign(m, { deals: { 0: dealOf(m) } }), 'deals', /a list/],
  ['a deal that is none', m => Object.assign(m.deals, { 0: null }), 'deals[0]', /an object, found null/],
  ['a second deal that is none', m => Object.assign(m.deals, { 1: 'deal' }), 'deals[1]', /an object/],
  ['a dealer who is not there', m => Object.assign(dealOf(m), { dealer: 9 }), 'deals[0].dealer', /found 9/],
  ['no hands', m => Reflect.deleteProperty(dealOf(m), 'hands'), 'deals[0].hands', /a list/],
  ['a hand that is none', m => Object.assign(dealOf(m).hands, { 2: 'QS' }), 'deals[0].hands[2]', /a list, found "QS"/],
  [
    'a card that there is not',
    m => Object.assign(dealOf(m).hands[1]!, { 3: '1S' }),
    'deals[0].hands[1][3]',
    /a card.*"1S"/,
  ],
  ['a card in small letters', m => Object.assign(dealOf(m).hands[0]!, { 0: 'qs' }), 'deals[0].hands[0][0]', /a card/],
  ['a card that is a number', m => Object.assign(dealOf(m).hands[0]!, { 0: 12 }), 'deals[0].hands[0][0]', /a card/],
  [
    'a card without end',
    m => Object.assign(dealOf(m).hands[3]!, { 12: deepList() }),
    'deals[0].hands[3][12]',
    /a card/,
  ],
  [
    'a card that stands twice',
    m => Object.assign(dealOf(m).hands[0]!, { 0: dealOf(m).hands[1]![0] }),
    'deals[0].hands',
    /the 52 cards of the deck/,
  ],
  [
    'a card of another pack',
    m => Object.assign(dealOf(m).hands[0]!, { 0: 'WC' }),
    'deals[0].hands',
    /the 52 cards of the deck/,
  ],
  [
    'a short hand',
    m => dealOf(m).hands[3]!.pop(),
    'deals[0].hands',
    /4 hands of 13 are wanted, there are 13, 13, 13, 12/,
  ],
  ['a hand too many', m => dealOf(m).hands.push([]), 'deals[0].hands', /there are 13, 13, 13, 13, 0/],
  ['a kitty that is no list', m => Object.assign(dealOf(m), { kitty: 'QS' }), 'deals[0].kitty', /a list/],
  [
    'a kitty where the game has none',
    m => Object.assign(dealOf(m), { kitty: ['QS'] }),
    'deals[0].hands',
    /the 52 cards/,
  ],
  ['a stock card that there is not', m => Object.assign(dealOf(m), { stock: [''] }), 'deals[0].stock[0]', /a card/],
  ['no steps', m => Reflect.deleteProperty(dealOf(m), 'steps'), 'deals[0].steps', /a list/],
  ['a step that is none', m => Object.assign(dealOf(m).steps, { 7: [] }), 'deals[0].steps[7]', /an object/],
  [
    'a step of no kind',
    m => Object.assign(dealOf(m).steps, { 7: { seat: 1 } }),
    'deals[0].steps[7]',
    /exactly one of pass, charge, bid/,
  ],
  [
    'a step of an unknown kind',
    m => Object.assign(dealOf(m).steps, { 7: { seat: 1, swap: 'QS' } }),
    'deals[0].steps[7]',
    /exactly one of/,
  ],
  ['a step of two kinds', m => Object.assign(stepOf(m, 7), { moon: 'shed' }), 'deals[0].steps[7]', /exactly one of/],
  [
    'a step without a seat',
    m => Reflect.deleteProperty(stepOf(m, 7), 'seat'),
    'deals[0].steps[7].seat',
    /found nothing/,
  ],
  [
    'a step of a seat that is not there',
    m => Object.assign(stepOf(m, 7), { seat: 4 }),
    'deals[0].steps[7].seat',
    /found 4/,
  ],
  ['a play that is no card', m => Object.assign(stepOf(m, 7), { play: 'Q♠' }), 'deals[0].steps[7].play', /a card/],
  ['a play that is a list', m => Object.assign(stepOf(m, 7), { play: ['QS'] }), 'deals[0].steps[7].play', /a card/],
  [
    'a call that there is not',
    m => Object.assign(stepOf(m, 7), { call: 'middle' }),
    'deals[0].steps[7].call',
    /high or low/,
  ],
  [
    'legal cards that are no list',
    m => Object.assign(stepOf(m, 7), { legal: 'QS' }),
    'deals[0].steps[7].legal',
    /a list/,
  ],
  [
    'a legal card that is no text',
    m => Object.assign(stepOf(m, 7), { legal: [null] }),
    'deals[0].steps[7].legal[0]',
    /a text/,
  ],
  ['a pass that is no list', m => Object.assign(stepOf(m, 2), { pass: 'QS' }), 'deals[0].steps[2].pass', /a list/],
  [
    'a gift to nobody',
    m => Object.assign(stepOf(m, 2), { pass: [['QS']] }),
    'deals[0].steps[2].pass[0]',
    /a card and a seat/,
  ],
  ['a gift of no card', m => Object.assign(stepOf(m, 2).pass![1]!, { 0: 1 }), 'deals[0].steps[2].pass[1][0]', /a card/],
  [
    'a gift to a seat that is not there',
    m => Object.assign(stepOf(m, 2).pass![2]!, { 1: 7 }),
    'deals[0].steps[2].pass[2][1]',
    /found 7/,
  ],
  [
    'a claim that is a text',
    m => Object.assign(dealOf(m).steps, { 4: { seat: 0, claim: 'true' } }),
    'deals[0].steps[4].claim',
    /true or false/,
  ],
  [
    'a moon that is a number',
    m => Object.assign(dealOf(m).steps, { 4: { seat: 0, moon: 26 } }),
    'deals[0].steps[4].moon',
    /a text/,
  ],
  [
    'one card laid',
    m => Object.assign(dealOf(m).steps, { 4: { seat: 0, lay: ['QS'] } }),
    'deals[0].steps[4].lay',
    /two cards/,
  ],
  [
    'three cards laid',
    m => Object.assign(dealOf(m).steps, { 4: { seat: 0, lay: ['QS', 'KS', 'AS'] } }),
    'deals[0].steps[4].lay',
    /two cards/,
  ],
  [
    'a laid card that there is not',
    m => Object.assign(dealOf(m).steps, { 4: { seat: 0, lay: ['QS', 'XX'] } }),
    'deals[0].steps[4].lay[1]',
    /a card/,
  ],
  ['points that are a number', m => Object.assign(dealOf(m), { points: 26 }), 'deals[0].points', /a list/],
  ['half a point', m => Object.assign(dealOf(m).points, { 1: 0.5 }), 'deals[0].points[1]', /a whole number, found 0.5/],
  [
    'totals that are texts',
    m => Object.assign(dealOf(m), { totals: ['0', '0', '0', '0'] }),
    'deals[0].totals[0]',
    /a whole number/,
  ],
  ['no winners', m => Reflect.deleteProperty(m, 'winners'), 'winners', /a list/],
  ['a winner who is not there', m => Object.assign(m, { winners: [4] }), 'winners[0]', /found 4/],
  ['a length of no kind', m => Object.assign(m, { length: {} }), 'length', /"deals": n.*or.*"target": n/],
  ['a length that is a number', m => Object.assign(m, { length: 3 }), 'length', /an object/],
  ['no deals long', m => Object.assign(m, { length: { deals: 0 } }), 'length.deals', /at least 1/],
  ['a target that is a text', m => Object.assign(m, { length: { target: '100' } }), 'length.target', /a whole number/],
  ['rules that are a list', m => Object.assign(m, { rules: [] }), 'rules', /an object/],
  [
    'a field that no sheet has',
    m => Object.assign(m, { rules: { 'moon.phase': 'full' } }),
    'rules',
    /moon\.phase is "full", expected no such field/,
  ],
  [
    'a field with another value',
    m => Object.assign(m, { rules: { 'moon.choose': 'never' } }),
    'rules',
    /moon\.choose is "never", expected one of shooter, fixed, auto/,
  ],
  [
    'rules that contradict each other',
    m => Object.assign(m, { rules: { 'moon.needs': ['QD'] } }),
    'rules',
    /moon\.needs.*QD is worth nothing/,
  ],
  ['a deep field', m => Object.assign(m, { rules: { points: deepList(RULES_DEPTH) } }), 'rules', /points/],
  ['a long path', m => Object.assign(m, { rules: { ['moon.'.repeat(RULES_DEPTH)]: 1 } }), 'rules', /moon\.moon/],
  ['a field without end', m => Object.assign(m, { rules: { points: deepList() } }), 'rules', /overrides.*4096/],
  ['a path without end', m => Object.assign(m, { rules: { ['moon.'.repeat(DEPTH)]: 1 } }), 'rules', /overrides.*4096/],
  [
    'a path to what every object has',
    m => Object.assign(m, { rules: { 'constructor.prototype.toString': 1 } }),
    'rules',
    /constructor/,
  ],
];
