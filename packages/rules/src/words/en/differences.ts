// English texts about where a recorded match and its rules differ: what the record says, and what the rules
// say instead.
import type { Catalog } from '../sentence-inputs.ts';

/** What a seat may be asked. */
type Question = 'pass' | 'charge' | 'bid' | 'claim' | 'play' | 'bury' | 'moon' | 'lay';

export const differences = {
  differ: (deal: number, step: number): string => `deal ${deal}, step ${step}: the transcript and the rules differ`,
  record: 'the transcript says:',
  rules: 'the rules say:',
  another: 'another deal is played',
  over: 'the match is over',
  ends: 'the deal ends here',
  goesOn: (asked: string): string => `the deal goes on: ${asked}`,
  asked: (seat: number, question: Question): string => `seat ${seat} is asked to ${question}`,
  nobody: 'nobody is asked anything',
  unclaimed: 'no claim is made or declined',
  claims: (seat: number): string => `seat ${seat} is asked whether it claims the opening`,
  acts: (seat: number, act: string): string => `seat ${seat}: ${act}`,
  refused: (why: string): string => `refused: ${why}`,
  illegal: (seat: number, name: string): string => `${name} is not legal for seat ${seat}`,
  through: 'the rules let it through, though they do not offer it',
  legal: (seat: number, names: string): string => `legal for seat ${seat} ${names}`,
  values: {
    dealer: (value: string): string => `dealer ${value}`,
    points: (value: string): string => `points ${value}`,
    returns: (value: string): string => `returns ${value}`,
    totals: (value: string): string => `totals ${value}`,
    trick: (value: string): string => `the trick of leader, winner and points ${value}`,
    winners: (value: string): string => `winners ${value}`,
  },
  none: 'none',
};

/** The texts about differences that every language must provide. */
export type DifferenceWords = Catalog<typeof differences>;
