// `moonshot perft`: counts the legal lines of play from a seeded deal, depth by depth.
import type { HeartsGame } from '@moonshot/rules';
import type { ExitCode } from '../core/errors.ts';
import { print, printJson } from '../core/output.ts';
import { type GameChoice, heartsChosen, settled } from '../options/options.ts';
import { firstDeal, perft as linesOf } from '../perft/perft.ts';

interface PerftOptions extends GameChoice {
  readonly seed: string;
  readonly depth: number;
  readonly json?: boolean;
}

/** Prints the number of legal lines at every depth up to the given one. */
export function perft(options: PerftOptions): ExitCode {
  const { seed, depth, json } = options;
  const hearts = heartsChosen(settled(options));
  const game: HeartsGame = hearts.game;
  const state = firstDeal(game, seed);
  const lines: number[] = [];
  for (let d = 1; d <= depth; d++) {
    const count = linesOf(game, state, d);
    lines.push(count);
    if (!json) print(`depth ${d}: ${count} lines`);
  }
  if (json) printJson({ game: game.id, seats: game.seats, seed, depth, lines });
  return 0;
}
