// The small line below the game's name: the number of the deal and its special conditions.

import type { Words } from '@moonshot/i18n';
import { dayOf, isPlayOut } from '@moonshot/protocol';
import type { TableModel } from '../model/model.ts';
import { trumpIn } from '../model/play/lead.ts';
import { contractIn, lengthOf } from '../model/play/standing.ts';

/** Which deal of the match it is. `isDaily` says that it is the daily deal of a server. */
export function dealName(words: Words, { view, rules }: TableModel, isDaily: boolean): string {
  if (isDaily || dayOf(view.id) !== undefined) return words.bar.daily;
  if (isPlayOut(view.id)) return words.bar.fromReview;
  if (view.deal.tiebreak) return words.bar.tiebreak;
  const length = lengthOf(view, rules);
  const number = Math.max(1, view.deal.deal);
  return length.kind === 'deals' && length.n > 1 ? words.bar.dealOf(number, length.n) : words.bar.deal(number);
}

/** The line below the game's name: which deal it is, its contract or round, and its pass or trump. */
export function subtitle(words: Words, table: TableModel, isDaily = false): string {
  const { view, rules, pause } = table;
  const { deal } = view;
  const which = dealName(words, table, isDaily);
  const contract = contractIn(rules, deal);
  if (contract !== undefined) return `${which} · ${contract.name}`;
  if (deal.kind === 'commit-reveal') {
    // while the result of a round is shown, it is still that round
    const next = deal.phase === 'lay' && pause?.kind !== 'bout' ? 1 : 0;
    const bout = words.bar.bout(deal.bouts.length + next);
    return deal.phase === 'lay' || deal.bouts.length > 0 ? `${which} · ${bout}` : which;
  }
  const trump = trumpIn(table);
  if (rules.passCycle.length === 0) return trump === 'none' ? which : `${which} · ${words.bar.trumps(trump)}`;
  const passing = deal.phase === 'pass' ? words.bar.passing(deal.step) : words.bar.passed(deal.step);
  return `${which} · ${passing}`;
}
