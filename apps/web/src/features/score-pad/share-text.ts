// The scores of a match with real cards as plain text, with one line for each deal.
import type { PadWords } from '@moonshot/i18n';
import type { StoredPad } from '@moonshot/protocol';
import type { PadResult } from '@moonshot/rules/score-pad';
import { wholeOf } from '../../i18n/all-messages.ts';
import { locale } from '../../i18n/messages.svelte.ts';
import type { PadSide } from './sides.ts';

/** The scores as text: the title, the players, and the totals after each deal. */
export function padText(
  say: PadWords,
  pad: StoredPad,
  sides: readonly PadSide[],
  results: readonly PadResult[],
): string {
  const line = (numbers: readonly number[]): string =>
    sides.map(({ seat }) => locale.words.figure(numbers[seat] ?? 0)).join(' · ');
  const last = results.at(-1);
  return [
    pad.title,
    sides.map(({ name }) => name).join(' · '),
    ...results.map((result, i) => [`${say.deal(i + 1)}: ${line(result.totals)}`, ...newsOf(pad, result)].join('. ')),
    ...(last?.next === 'end' ? [winText(say, pad, last)] : []),
  ].join('\n');
}

/** The sentence that names the winners and their points. */
export const winText = (say: PadWords, { names }: StoredPad, { winners, totals }: PadResult): string =>
  say.wins(
    winners.map(seat => names[seat] ?? ''),
    locale.words.figure(totals[winners[0] ?? 0] ?? 0),
  );

/** Remarkable results of a deal: who shot the moon, and a tie that one more deal decides. */
export function newsOf({ names }: StoredPad, { shooter, next }: PadResult): readonly string[] {
  const { moon, tiebreak } = wholeOf(locale.words).scores;
  return [...(shooter === null ? [] : [moon(names[shooter] ?? '')]), ...(next === 'tiebreak' ? [tiebreak] : [])];
}
