// The scores of a match with real cards as text: a line for each deal.
import type { PadWords } from '@moonshot/i18n';
import type { StoredPad } from '@moonshot/protocol';
import type { PadResult } from '@moonshot/rules/score-pad';
import { locale } from '../../i18n/messages.svelte.ts';

/** The title, the players, and the totals after each deal. */
export function padText(say: PadWords, pad: StoredPad, results: readonly PadResult[]): string {
  const line = (numbers: readonly number[]): string => numbers.map(locale.words.figure).join(' · ');
  const last = results.at(-1);
  return [
    pad.title,
    pad.names.join(' · '),
    ...results.map(({ totals }, i) => `${say.deal(i + 1)}: ${line(totals)}`),
    ...(last?.next === 'end' ? [winText(say, pad, last)] : []),
  ].join('\n');
}

/** The sentence that names the winners and their points. */
export const winText = (say: PadWords, { names }: StoredPad, { winners, totals }: PadResult): string =>
  say.wins(
    winners.map(seat => names[seat] ?? ''),
    locale.words.figure(totals[winners[0] ?? 0] ?? 0),
  );
