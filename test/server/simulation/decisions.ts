// The decisions of a simulated person: answers, seal messages, reclaiming the seat, and sometimes invalid
// actions.

import type { TableView } from '@moonshot/protocol';
import type { ClientToServer, TableFacts } from '@moonshot/protocol/server';
import { CARDS, type Card } from '@moonshot/rules/cards';
import { someAnswer } from '@moonshot/table/testing';
import { dueOf } from '../../../apps/server/testing/client.ts';
import { sealDue } from '../../../apps/server/testing/seals.ts';
import type { Chance } from './chance.ts';

export type Act = Extract<ClientToServer, { number: number }>;

export const isHosting = ({ host }: TableFacts, player: string): boolean => host === player;

/** The next message, if any. */
export function wishOf(view: TableView, seals: boolean, chance: Chance): ClientToServer | undefined {
  if (view.viewer === 'watcher' || view.deal.phase === 'over') return undefined;
  const { online, viewer, mayFinish, number } = view;
  if (online?.ended) return undefined;
  if (online?.paused) return { type: 'vote', on: 'go-on', yes: true };
  if (online?.votes?.on === 'pause' && chance.below(2) === 0) return { type: 'vote', on: 'pause', yes: true };
  if (online?.standIns.includes(viewer)) return { type: 'takeSeatBack' };
  const seal = sealDue(view);
  if (seal !== undefined && seals) return seal;
  if (mayFinish !== null && chance.below(4) === 0) return { type: 'finish', number: number + 1, why: mayFinish };
  return dueOf(view);
}

/** The action with a random legal answer. */
export const answerTo = ({ ask }: TableView, wish: Act, { below }: Chance): Act =>
  wish.type === 'act' && ask !== null ? { ...wish, action: someAnswer(ask, below) } : wish;

/** An action that the table nearly always refuses. */
export function nonsense({ number, deal, ask }: TableView, chance: Chance): ClientToServer {
  const card = chance.pick(CARDS) as Card;
  const legal = ask?.type === 'play' && ask.plays.some(play => play.card === card);
  const wrong: readonly ClientToServer[] = [
    { type: 'act', number: number + 2, action: { type: 'play', card } },
    { type: 'ready', number: number + 3 },
    { type: 'undo', number: number + 2 },
    { type: 'sit', seat: chance.below(deal.seats) },
    { type: 'chat', text: 'storm' },
    ...(chance.below(8) === 0 ? [{ type: 'hint' } as const] : []),
    { type: 'start' },
    ...(legal ? [] : [{ type: 'act', number: number + 1, action: { type: 'play', card } } as const]),
  ];
  return chance.pick(wrong);
}
