// The prompt: one line that says what the table waits for.

import type { Words } from '@moonshot/i18n';
import type { Ask, CaptureView } from '@moonshot/rules';
import { suitOf } from '@moonshot/rules/cards';
import { cardSign, seatName } from '../i18n/names.ts';
import type { TableModel } from '../model/model.ts';
import { giversOf, isMix } from '../model/play/exchange.ts';
import { countOf } from '../model/play/hand.ts';
import { suitIn, suitLed, tricksIn } from '../model/play/lead.ts';
import { cost } from '../model/play/standing.ts';
import { wonBy } from './bouts/won.ts';

export interface Prompt {
  readonly text: string;
  readonly short?: string; // shown on narrow screens instead of `text`
  readonly tail?: string; // shown only if there is room
  readonly echoes?: true; // the tail repeats the name of a sign, so screen readers skip it
  readonly yours: boolean;
  readonly quiet?: boolean; // only for screen readers, because the middle of the table already shows the text
}

const waiting = (text: string): Prompt => ({ text, yours: false });
const yours = (text: string, tail?: string): Prompt =>
  tail === undefined ? { text, yours: true } : { text, tail, yours: true };

export function promptFor(words: Words, table: TableModel): Prompt {
  const { view, pause } = table;
  if (pause !== null) return paused(words, table, pause);
  if (table.flight?.sure) return waiting('');
  return view.ask === null ? waitingFor(words, table) : asked(words, table, view.ask);
}

function paused(words: Words, { view, rules }: TableModel, pause: NonNullable<TableModel['pause']>): Prompt {
  switch (pause.kind) {
    case 'deal':
      return waiting(words.prompt.dealing);
    case 'trick': {
      const name = seatName(words, view, pause.trick.winner);
      const points = cost(rules, pause.points);
      if (pause.trick.cancelled) return waiting(''); // nobody takes the trick, as the toast says
      const kitty = !rules.stock && !rules.out && countOf(pause.trick.kitty) > 0;
      return waiting(words.prompt.took(name, kitty, points === 0 ? '' : words.points(points)));
    }
    case 'bout':
      return bout(words, view, rules, pause.bout);
    case 'received': {
      const deal = tricksIn(view);
      if (isMix(deal.step)) return { text: words.prompt.outOfMix(pause.cards.length), yours: false, quiet: true };
      const names = giversOf(deal).map(seat => seatName(words, view, seat));
      return { text: words.prompt.received(pause.cards.length, names), yours: false, quiet: true };
    }
  }
}

function bout(
  words: Words,
  view: TableModel['view'],
  rules: TableModel['rules'],
  { winner }: CaptureView['bouts'][number],
): Prompt {
  if (winner === null) return { text: words.lay.nobody, yours: false, quiet: true };
  if (winner !== view.viewer)
    return { text: words.prompt.captures(seatName(words, view, winner)), yours: false, quiet: true };
  const won = wonBy(view.deal);
  const hearts = won.filter(card => rules.costs[card] !== undefined).length;
  return {
    text: words.prompt.captured(won.length, hearts),
    short: words.prompt.capturedShort(won.length, hearts),
    yours: false,
  };
}

function asked(words: Words, table: TableModel, ask: Ask): Prompt {
  switch (ask.type) {
    case 'play':
      if (table.draft.kind === 'call') return { text: words.prompt.call, yours: true, quiet: true };
      return table.draft.kind === 'lift' ? yours(words.prompt.again) : playing(words, table, ask);
    case 'pass': {
      const count = ask.to.reduce((sum, one) => sum + one.count, 0);
      const chosen = table.draft.kind === 'pass' ? table.draft.gifts.length : 0;
      return { text: words.prompt.pass(count, chosen), yours: true, quiet: true };
    }
    case 'bury':
      return { text: words.prompt.bury(ask.count), yours: true, quiet: true };
    case 'charge':
      return { text: words.prompt.charge, yours: true, quiet: true };
    case 'bid':
      return { text: words.prompt.bid, yours: true, quiet: true };
    case 'claim':
      return yours(words.prompt.claim);
    case 'moon':
      return yours(words.prompt.moon);
    case 'lay':
      return laying(words, table, ask);
  }
}

function playing(words: Words, { view, rules }: TableModel, ask: Extract<Ask, { type: 'play' }>): Prompt {
  const deal = tricksIn(view);
  const legal = [...new Set(ask.plays.map(play => play.card))];
  const all = deal.hand.every(card => legal.includes(card));
  const led = suitLed(rules, deal.trick.plays);
  const [only] = legal;
  if (led === undefined) {
    if (legal.length === 1 && only !== undefined && deal.hand.length > 1)
      return yours(words.prompt.leadOne(cardSign(words, only)));
    return yours(all ? words.prompt.leadAny : words.prompt.lead);
  }
  if (legal.every(card => suitIn(rules, card) === led)) return { ...yours(...words.prompt.follow(led)), echoes: true };
  const free = all && !deal.hand.some(card => suitIn(rules, card) === led);
  return free
    ? { text: words.prompt.anyCard(led), short: words.prompt.anyCardShort(led), yours: true }
    : yours(words.prompt.some);
}

function laying(words: Words, table: TableModel, ask: Extract<Ask, { type: 'lay' }>): Prompt {
  const { view, draft } = table;
  const bottom = draft.kind === 'lay' ? draft.bottom : null;
  if (ask.laid !== null && draft.kind !== 'lay') return waitingFor(words, table);
  if (bottom === null) return { text: words.prompt.hide, short: words.prompt.hideShort, yours: true };
  if (draft.kind === 'lay' && draft.top !== null)
    return { text: words.prompt.ready, short: words.prompt.readyShort, yours: true };
  const tops = ask.pairs.filter(pair => pair.bottom === bottom).map(pair => pair.top);
  const kept = view.deal.hand.some(card => suitOf(card) === 'H' && card !== bottom && !tops.includes(card));
  return kept ? yours(words.prompt.show, words.prompt.heartsHide) : yours(words.prompt.show);
}

const DEALING: readonly TableModel['view']['deal']['phase'][] = ['dealer', 'deal', 'redeal'];

function waitingFor(words: Words, { view }: TableModel): Prompt {
  const { deal } = view;
  if (view.online?.paused) return waiting(''); // a notice says who paused the table
  const others = deal.asked.filter(seat => seat !== view.viewer);
  if (deal.phase === 'moon' && deal.kind === 'tricks' && deal.shooter !== null)
    return waiting(words.prompt.shooting(seatName(words, view, deal.shooter)));
  if (deal.phase === 'opening') return waiting(words.prompt.opening);
  if (others.length === 0) return waiting(DEALING.includes(deal.phase) ? words.prompt.dealing : '');
  const names = others.map(seat => seatName(words, view, seat));
  return waiting(names.length > 3 ? words.prompt.waitMany(names.length) : words.prompt.wait(names));
}
