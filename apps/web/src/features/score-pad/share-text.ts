// The scores of a match with real cards as text: a line for each deal.
import type { PadWords } from '@moonshot/i18n';
import type { StoredPad } from '@moonshot/protocol';
import type { PadResult } from '@moonshot/rules/score-pad';
import { locale } from '../../i18n/messages.svelte.ts';

/** The title, the players, and the totals after each deal. */
export function padText(say: PadWords, { title, names }: StoredPad, results: readonly PadResult[]): string {
  const { figure } = locale.words;
  const line = (numbers: readonly number[]): string => numbers.map(figure).join(' · ');
  const last = results.at(-1);
  const won =
    last?.next === 'end'
      ? [
          say.wins(
            last.winners.map(seat => names[seat] ?? ''),
            figure(last.totals[last.winners[0] ?? 0] ?? 0),
          ),
        ]
      : [];
  return [
    title,
    names.join(' · '),
    ...results.map(({ totals }, i) => `${say.deal(i + 1)}: ${line(totals)}`),
    ...won,
  ].join('\n');
}
