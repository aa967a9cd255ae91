// Ways to tamper with a recorded match, with the position where a replay must detect each.
import type { Card } from '@moonshot/rules/cards';
import type { Transcript } from '@moonshot/rules/notation';
import type { TranscriptStep } from '../../packages/rules/src/transcript/transcript.ts';
import type { Draft } from './recordings.ts';

type Match = Draft<Transcript>;
type Deal = Match['deals'][number];

/** Deals and steps counted from 1; step 0 is the deal itself. */
export type Place = readonly [deal: number, step: number];

/** A modification, the position of the difference, and the start of its message. */
export interface Tampering {
  readonly tamper: (match: Match) => void;
  readonly shows: Place;
  readonly says: RegExp;
}

const dealIn = (match: Match, deal: number): Deal => match.deals[deal - 1]!;

/** Changes a step; the difference is at the step itself. */
const inStep = (
  deal: number,
  step: number,
  change: (step: Draft<TranscriptStep>) => void,
  says: RegExp,
): Tampering => ({
  tamper: match => change(dealIn(match, deal).steps[step - 1]!),
  shows: [deal, step],
  says,
});

/** Changes a deal; the difference is at the given step. */
const inDeal = (deal: number, step: number, change: (deal: Deal) => void, says: RegExp): Tampering => ({
  tamper: match => change(dealIn(match, deal)),
  shows: [deal, step],
  says,
});

const inMatch = (shows: Place, tamper: (match: Match) => void, says: RegExp): Tampering => ({ tamper, shows, says });

const LEGAL = /^legal for seat \d/;
const REFUSED = /^seat \d: \{/;
const DECIDES = /^seat \d: \{/;

function swap<T>(list: T[], a: number, b: number): void {
  [list[a], list[b]] = [list[b]!, list[a]!];
}

/** Swaps two dealt cards between their seats. */
function swapDealt(deal: Deal, a: Card, b: Card): void {
  const other = (card: Card): Card => (card === a ? b : card === b ? a : card);
  deal.hands = deal.hands.map(hand => hand.map(other));
}

/** Swaps the two cards that seat 3 scatters to seats 0 and 1. */
function swapScattered(deal: Deal): void {
  const [first, second] = deal.steps[3]!.pass!;
  [first![1], second![1]] = [second![1], first![1]];
}

export const TAMPERINGS: readonly [name: string, file: string, line: number, deed: Tampering][] = [
  ['a legal card is left out', 'ricketts', 1, inStep(2, 8, s => s.legal!.pop(), LEGAL)],
  ['a card of the suit led is added', 'classic', 2, inStep(3, 6, s => s.legal!.push('2C'), LEGAL)],
  ['a card off suit is added', 'at-play', 8, inStep(1, 2, s => s.legal!.push('KS'), LEGAL)],
  ['what is legal is no card', 'at-play', 8, inStep(1, 6, s => s.legal!.push('anything'), LEGAL)],
  ['one legal card stands for another', 'ricketts', 5, inStep(4, 6, s => s.legal!.splice(0, 1, '3D'), LEGAL)],
  ['nothing is legal', 'ricketts', 5, inStep(4, 6, s => s.legal!.splice(0), LEGAL)],
  ['a call is left out', 'wild-twist', 20, inStep(1, 5, s => s.legal!.splice(1, 1), LEGAL)],
  ['the opening may be called high', 'wild-twist', 1, inStep(1, 2, s => s.legal!.push('WC:high'), LEGAL)],
  ['a pair is left out', 'capture', 16, inStep(2, 3, s => s.legal!.shift(), LEGAL)],
  ['a pair with a heart on top is added', 'capture', 16, inStep(2, 1, s => s.legal!.push('5S>KH'), LEGAL)],
  ["another seat's card is played", 'ricketts', 1, inStep(2, 6, s => Object.assign(s, { play: '3C' }), REFUSED)],
  ['a card off suit is played', 'at-play', 8, inStep(1, 2, s => Object.assign(s, { play: 'KS' }), REFUSED)],
  ['a wild is played without a call', 'wild-twist', 20, inStep(1, 5, s => Reflect.deleteProperty(s, 'call'), REFUSED)],
  ['a card that is no wild is called', 'wild-twist', 1, inStep(1, 3, s => Object.assign(s, { call: 'low' }), REFUSED)],
  ['a heart is laid on top', 'capture', 16, inStep(2, 1, s => Object.assign(s, { lay: ['5S', 'KH'] }), REFUSED)],
  ['one card is laid twice', 'capture', 16, inStep(2, 2, s => Object.assign(s, { lay: ['AC', 'AC'] }), REFUSED)],
  ['the wrong seat takes a trick and leads', 'ricketts', 2, inStep(5, 5, s => Object.assign(s, { seat: 3 }), DECIDES)],
  ['a seat plays before its turn', 'ricketts', 2, inDeal(5, 2, d => swap(d.steps, 1, 2), DECIDES)],
  ['the points are one too many', 'classic', 8, inDeal(6, 55, d => Object.assign(d.points, { 2: 0 }), /^points/)],
  ["the points are other seats'", 'ricketts', 1, inDeal(5, 52, d => d.points.reverse(), /^points/)],
  ['the points leave a seat out', 'ricketts', 1, inDeal(5, 52, d => d.points.pop(), /^points/)],
  ['a total is one too many', 'ricketts', 1, inDeal(4, 56, d => Object.assign(d.totals, { 3: 1000 }), /^totals/)],
  ['a total of 104 has not wrapped', 'ricketts', 1, inDeal(5, 52, d => Object.assign(d.totals, { 1: 104 }), /^totals/)],
  ['a winner is left out', 'at-play', 8, inMatch([5, 52], m => m.winners.pop(), /^winners/)],
  ['somebody wins while the match goes on', 'ricketts', 9, inMatch([1, 56], m => m.winners.push(0), /^winners/)],
  ['a claim is none', 'wild-twist', 1, inDeal(1, 2, d => Object.assign(d.steps[0]!, { claim: false }), DECIDES)],
  [
    'a declined claim is made',
    'wild-twist',
    4,
    inDeal(1, 2, d => Object.assign(d.steps[0]!, { claim: true }), DECIDES),
  ],
  ['a claim is left out', 'wild-twist', 15, inDeal(2, 1, d => d.steps.shift(), /^no claim is made or declined/)],
  ['another seat claims', 'wild-twist', 4, inStep(1, 1, s => Object.assign(s, { seat: 0 }), DECIDES)],
  ['a claim comes twice', 'wild-twist', 19, inDeal(3, 2, d => d.steps.unshift(d.steps[0]!), DECIDES)],
  [
    'a gift goes where the deal does not pass',
    'ricketts',
    4,
    inStep(2, 3, s => Object.assign(s.pass![1]!, { 1: 0 }), REFUSED),
  ],
  [
    'a card is given twice',
    'ricketts',
    4,
    inStep(1, 2, s => Object.assign(s.pass![0]!, { 0: s.pass![1]![0] }), REFUSED),
  ],
  ['two cards are given for three', 'classic', 11, inStep(1, 1, s => s.pass!.pop(), REFUSED)],
  ["another seat's card is given", 'ricketts', 4, inStep(4, 1, s => Object.assign(s.pass![0]!, { 0: 'KC' }), REFUSED)],
  ['two scattered cards change places', 'ricketts', 4, inDeal(4, 9, swapScattered, LEGAL)],
  [
    'a deal that passes nothing passes',
    'ricketts',
    2,
    inMatch([5, 1], m => dealIn(m, 5).steps.unshift(dealIn(m, 1).steps[0]!), DECIDES),
  ],
  ['two cards change hands', 'at-play', 12, inDeal(1, 3, d => swapDealt(d, '9C', 'KC'), LEGAL)],
  ['two cards of the stock change places', 'capture', 3, inDeal(1, 5, d => swap(d.stock, 1, 2), LEGAL)],
  ['a play is left out', 'at-play', 10, inDeal(7, 20, d => d.steps.splice(19, 1), DECIDES)],
  ['a pass is left out', 'ricketts', 6, inDeal(1, 4, d => d.steps.splice(1, 1), DECIDES)],
  ['the last play is left out', 'classic', 11, inDeal(1, 53, d => d.steps.pop(), /^the deal ends here/)],
  ['a play comes twice', 'classic', 9, inDeal(2, 11, d => d.steps.splice(10, 0, d.steps[9]!), DECIDES)],
  ['a play comes after the end of the deal', 'ricketts', 1, inDeal(5, 53, d => d.steps.push(d.steps[51]!), DECIDES)],
  [
    'a deal comes after the end of the match',
    'ricketts',
    6,
    inMatch([7, 0], m => m.deals.push(dealIn(m, 6)), /^another deal/),
  ],
  ['a deal is left out', 'at-play', 8, inMatch([2, 0], m => m.deals.splice(1, 1), /^dealer/)],
  ['the last deal is left out', 'at-play', 8, inMatch([4, 52], m => m.deals.pop(), /^winners/)],
  [
    'the dealer is wrong',
    'at-play',
    10,
    inDeal(4, 0, d => Object.assign(d, { dealer: (d.dealer + 1) % 3 }), /^dealer/),
  ],
  [
    'the first dealer is wrong',
    'capture',
    4,
    inMatch([1, 0], m => Object.assign(m, { firstDealer: (m.firstDealer + 1) % 8 }), /^dealer/),
  ],
  [
    'the match is shorter than it says',
    'wild-twist',
    15,
    inMatch([3, 0], m => Object.assign(m, { length: { deals: 2 } }), /^another deal/),
  ],
  [
    'the match is longer than it says',
    'wild-twist',
    15,
    inMatch([3, 57], m => Object.assign(m, { length: { deals: 4 } }), /^winners/),
  ],
  [
    'the target is higher',
    'capture',
    17,
    inMatch([3, 26], m => Object.assign(m, { length: { target: 500 } }), /^winners/),
  ],
  [
    'the shooter chooses otherwise',
    'ricketts',
    2,
    inStep(5, 53, s => Object.assign(s, { moon: s.moon === 'shed' ? 'burden' : 'shed' }), /^points/),
  ],
  [
    'the shooter chooses what there is not',
    'ricketts',
    2,
    inStep(5, 53, s => Object.assign(s, { moon: 'both' }), REFUSED),
  ],
  ['the shooter does not choose', 'ricketts', 2, inDeal(5, 52, d => d.steps.pop(), /^the deal ends here/)],
  [
    'another seat chooses for the shooter',
    'ricketts',
    2,
    inStep(5, 53, s => Object.assign(s, { seat: (s.seat + 1) % 4 }), DECIDES),
  ],
  [
    'a moon is chosen that nobody shot',
    'ricketts',
    1,
    inDeal(5, 53, d => d.steps.push({ seat: 0, moon: 'shed' }), DECIDES),
  ],
  [
    'another rule is said than was played',
    'ricketts',
    2,
    inMatch([1, 5], m => Object.assign(m, { rules: { 'opening.leader': 'dealer' } }), DECIDES),
  ],
  [
    'other points are said than were counted',
    'at-play',
    8,
    inMatch(
      [1, 52],
      m =>
        Object.assign(m, {
          rules: {
            points: [
              { cards: ['H*'], value: 1 },
              { cards: ['QC'], value: 12 },
            ],
          },
        }),
      /^points/,
    ),
  ],
];
