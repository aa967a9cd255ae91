// Determines which matches are rated, for which players, and with which ranks. The rules are explained in
// docs/play/ratings.md.

import type { WhyLast } from '@moonshot/protocol/server';
import { fingerprint } from '@moonshot/rules/cards';
import { heartsFor, type Spec, type State } from '@moonshot/table';
import { canonical } from '@moonshot/table/seal';
import type { Placing } from '../rows/result.ts';

const KEY_LETTERS = 16;

/**
 * The key under which ratings by the same rules are stored. It contains the game's id, the version of the
 * game's rules, and a fingerprint of the overrides without the title.
 */
export function rulesKey({ game, version, overrides }: Pick<Spec, 'game' | 'version' | 'overrides'>): string {
  const { name: _, ...changed } = overrides;
  const plain = `${game}@${version}`;
  if (Object.keys(changed).length === 0) return plain;
  return `${plain}+${fingerprint('rated-rules', canonical(changed)).slice(0, KEY_LETTERS)}`;
}

/**
 * The ranks of the people who began a match: the winners first, then the others by their totals. Equal totals
 * share a rank. A player who left the seat before the end comes last. Undefined if the match was not finished
 * or fewer than two people began it. If a deal was made without any player's secret, the server alone chose
 * the cards. Then the players who withheld their secrets come last, and all others share a rank. If that
 * makes nobody or everybody last, the match is not rated (undefined), unless everybody has left. So nobody
 * saves rating points by withholding a secret, and nobody gains any with cards that the server chose.
 */
export function placingsIn(
  began: Spec,
  { spec, game, seals }: Pick<State, 'spec' | 'game' | 'seals'>,
): readonly Placing[] | undefined {
  const silent = new Set(seals.flatMap(one => one.silent ?? []));
  const isUnrated = seals.some(one => one.silent !== null);
  const stays = (player: string, seat: number): boolean => isSame(spec, seat, player);
  const whyLast = (player: string, seat: number): WhyLast | undefined =>
    stays(player, seat) ? (silent.has(player) ? 'silent' : undefined) : 'left';
  const people = began.sitters.flatMap((sitter, seat) =>
    sitter.kind === 'person' && sitter.broughtBy === undefined
      ? [{ player: sitter.name, seat, last: whyLast(sitter.name, seat) }]
      : [],
  );
  if (game.winners.length === 0 || people.length < 2) return undefined;
  const someoneStays = people.some(({ player, seat }) => stays(player, seat));
  const lasts = people.filter(({ last }) => last !== undefined).length;
  if (isUnrated && someoneStays && (lasts === 0 || lasts === people.length)) return undefined;
  const far = farFrom(heartsFor(began).sheet.match.winner);
  const worth = ({ seat, last }: (typeof people)[number]): number => {
    if (last !== undefined) return Number.POSITIVE_INFINITY;
    if (isUnrated) return 0;
    return game.winners.includes(seat) ? Number.NEGATIVE_INFINITY : far(game.totals[seat] ?? 0);
  };
  return people.map(person => ({
    player: person.player,
    rank: 1 + people.filter(other => worth(other) < worth(person)).length,
    ...(person.last !== undefined && { whyLast: person.last }),
  }));
}

const isSame = ({ sitters }: Spec, seat: number, player: string): boolean =>
  sitters[seat]?.kind === 'person' && sitters[seat].name === player;

export type RatingOrder = 'lowest' | 'highest' | 'closestToZero';

/** The distance of a total from the best possible total. Smaller is better. */
export const farFrom =
  (winner: RatingOrder) =>
  (total: number): number =>
    winner === 'lowest' ? total : winner === 'highest' ? -total : Math.abs(total);
