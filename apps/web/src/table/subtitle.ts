// The small line below the game's name: the number of the deal and its special conditions.

import type { Words } from '@moonshot/i18n';
import type { TableModel } from '../model/model.ts';
import { trumpIn } from '../model/play/lead.ts';
import { contractIn, lengthOf } from '../model/play/standing.ts';

export function subtitle(words: Words, table: TableModel): string {
  const { view, rules } = table;
  const { deal } = view;
  const length = lengthOf(view, rules);
  const number = Math.max(1, deal.deal);
  const long = length.kind === 'deals' && length.n > 1;
  const which = deal.tiebreak ? words.bar.tiebreak : long ? words.bar.dealOf(number, length.n) : words.bar.deal(number);
  const contract = contractIn(rules, deal);
  if (contract !== undefined) return `${which} · ${contract.name}`;
  if (deal.kind === 'commit-reveal') {
    const bout = words.bar.bout(deal.bouts.length + (deal.phase === 'lay' ? 1 : 0));
    return deal.phase === 'lay' || deal.bouts.length > 0 ? `${which} · ${bout}` : which;
  }
  const all = rules.passCycle.length;
  const trump = trumpIn(table);
  if (all === 0) return trump === 'none' ? which : `${which} · ${words.bar.trumps(trump)}`;
  const passing = deal.phase === 'pass' ? words.bar.passing(deal.step) : words.bar.passed(deal.step);
  return `${which} · ${passing}, ${words.bar.cycle(((number - 1) % all) + 1, all)}`;
}
