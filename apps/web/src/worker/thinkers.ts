// The bots of offline tables, each from what its seat may know: those that follow rules think in the worker
// of the tables, those that look ahead in one of their own.
import { type Player, questionOf } from '@moonshot/bots/player';
import type { Below } from '@moonshot/rules/cards/chance';
import type { Question, Thinkers } from '@moonshot/table/ports';
import type { Sitter } from '@moonshot/wire';
import type { Apart } from './apart.ts';

/** The players by name; each comes when it is first wanted, for no first card waits for a bot. */
const PLAYERS: Readonly<Record<string, () => Promise<Player>>> = {
  careful: async () => (await import('@moonshot/bots/players/careful')).careful,
  random: async () => (await import('@moonshot/bots/players/random')).random,
};
const BUDGET = { plays: 1 };
// The names are written out: no first card waits for what knows more of them.
const LOOKS_AHEAD = /^(beginner|casual|(skilled|expert|master)(:(cautious|bold|moon-hungry|counting))?)$/;

const isHere = (name: string): boolean => Object.hasOwn(PLAYERS, name);

/** Whether a player can be chosen by that name. */
export const isPlayer = (name: string): boolean => isHere(name) || LOOKS_AHEAD.test(name);

export interface WorkerThinkers extends Thinkers {
  /** What others think in; it may not come. */
  apart(): Promise<Apart>;
  /** They sit at the table: bots that look ahead are made ready before they are asked. */
  warm(sitters: readonly Sitter[]): void;
  /** Nobody waits for what is being thought any more. */
  drop(): void;
}

/** The bots, with the chance of those that think here; `begin` brings what the others think in. */
export function thinkers(below: Below, begin: () => Promise<Apart>): WorkerThinkers {
  let begun: Promise<Apart> | undefined;
  const here = async ({ hearts, player, view, ask }: Question) => {
    const bot = (await PLAYERS[player]?.()) as Player;
    return bot.decide(questionOf(hearts, view, ask), BUDGET, below);
  };
  /** Without a network what they think in may not come; the next question tries again. */
  const unbegun = (): undefined => {
    begun = undefined;
  };
  const apart = (): Promise<Apart> => {
    begun ??= begin();
    begun.catch(unbegun);
    return begun;
  };
  return {
    apart,
    think: async question => {
      const { player } = question;
      if (isHere(player)) return here(question);
      const answer = await apart().then(
        one => one.think(question),
        () => undefined,
      );
      return answer ?? here({ ...question, player: 'careful' });
    },
    warm: sitters => {
      if (sitters.some(one => one.kind === 'bot' && !isHere(one.player)))
        apart().then(one => one.warm(sitters), unbegun);
    },
    drop: () => void begun?.then(one => one.drop()).catch(unbegun),
  };
}
