// English texts of the questions to the player that a first deal can ask.
import { cards, word } from './grammar.ts';

export const pass = {
  to: (name: string): string => `Pass to ${name}`,
  scatter: 'To each opponent',
  receive: (n: number, name: string): string => `You receive ${word(n)} from ${name}.`,
  receiveAll: 'You receive as many from each.',
  mix: 'Into the middle',
  receiveMix: (n: number): string => `All are shuffled, and you get ${word(n)} back.`,
  more: (n: number, rest: string): string => `Choose ${n} more. ${rest}`,
  give: (n: number, name: string | null): string => `Pass ${n}${name === null ? '' : ` to ${name}`}`,
  chosen: (n: number, all: number): string => `${n} of ${all} chosen`,
  missing: (n: number): string => `Choose ${cards(n)} more first.`,
};

export const lay = {
  nobody: 'Nobody wins the round',
};
