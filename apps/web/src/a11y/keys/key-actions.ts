// The actions of the keys, such as playing a card, selecting an answer or opening a panel.
import type { Card, Suit } from '@moonshot/rules/cards';
import type { Message } from '../../model/message.ts';
import type { Panel } from '../../model/model.ts';
import { finishOffer } from '../../model/play/finish.ts';
import { isReady } from '../../model/play/late.ts';
import type { Review } from '../spoken/on-request.ts';
import { isLegal, type Move } from './hand-focus.ts';
import type { KeyContext } from './scene.ts';

/**
 * The effect of a key: a message to send, a move along the hand, a panel to open (which may close when the
 * key is released), or an announcement.
 */
export type KeyAction =
  | { readonly type: 'send'; readonly message: Message }
  | { readonly type: 'move'; readonly move: Move }
  | { readonly type: 'look'; readonly panel: Panel }
  | { readonly type: 'say'; readonly what: Review }
  | { readonly type: 'lacks'; readonly card: Card }; // the name of a card that is not in the hand was typed

export const send = (message: Message): KeyAction => ({ type: 'send', message });
export const say = (what: Review) => (): KeyAction => ({ type: 'say', what });
export const move = (to: Move): KeyAction => ({ type: 'move', move: to });
export const open = (panel: Panel) => (): KeyAction => send({ type: 'open', panel });

const SUITS: Readonly<Record<string, Suit>> = { '1': 'C', '2': 'D', '3': 'S', '4': 'H' };

export function toSuit(_: KeyContext, key: string): KeyAction | undefined {
  const suit = SUITS[key];
  return suit && move({ by: 'suit', suit });
}

/**
 * Space activates a focused button as usual. Otherwise it ends a pause, or selects the focused card. In play
 * it takes the lifted card, or the card to which a key moved the focus, or else the first legal card.
 */
export function space({ model, hand, at, aimed, free }: KeyContext): KeyAction | undefined {
  const { table } = model;
  if (table === null || !free) return undefined;
  const focused = at === undefined ? undefined : hand[at];
  if (table.pause !== null && (table.pause.kind !== 'trick' || table.view.ask === null)) return send({ type: 'go-on' });
  if (table.view.ask?.type !== 'play') return focused && send({ type: 'tap', card: focused.card });
  const lifted = 'card' in table.draft ? table.draft.card : undefined;
  const legal = table.view.ask.plays.map(play => play.card);
  const first = hand.find(one => isLegal(one) && legal.includes(one.card))?.card;
  const card = lifted ?? (aimed ? focused?.card : undefined) ?? first;
  return card && send({ type: 'tap', card });
}

/** The number keys select answers in the order in which the screen shows them. */
export function choose({ model: { table } }: KeyContext, key: string): KeyAction | undefined {
  const place = Number(key) - 1;
  if (table?.draft.kind === 'call') {
    const call = (['high', 'low'] as const)[place];
    return call && send({ type: 'call', call });
  }
  const ask = table?.view.ask;
  if (ask?.type === 'claim') return place > 1 ? undefined : send({ type: 'claim', claim: place === 1 });
  const bid = ask?.type === 'bid' ? ask.bids[place] : undefined;
  if (bid !== undefined) return send({ type: 'bid', bid });
  const option = ask?.type === 'moon' ? ask.options[place]?.name : undefined;
  return option && send({ type: 'moon', option });
}

export function exchange({ model: { table } }: KeyContext): KeyAction | undefined {
  const asked = ['pass', 'charge', 'bury', 'lay'].includes(table?.view.ask?.type ?? '');
  return asked && table?.pause === null ? send({ type: 'confirm' }) : undefined;
}

export const change = ({ model: { table } }: KeyContext): KeyAction | undefined =>
  table?.draft.kind === 'lay' || (table?.view.ask?.type === 'lay' && table.view.ask.laid !== null)
    ? send({ type: 'slot', slot: 'hidden' })
    : undefined;

export const finish = ({ model: { table } }: KeyContext): KeyAction | undefined =>
  table !== null && finishOffer(table) !== null ? send({ type: 'finish' }) : undefined;

export const scores = ({ model }: KeyContext): KeyAction | undefined =>
  model.panel === 'scores' ? send({ type: 'close' }) : model.panel === null ? open('scores')() : undefined;

export function goOn({ model: { table, panel }, place }: KeyContext): KeyAction | undefined {
  if (panel === 'scores') return send({ type: 'close' });
  if (place === 'scores')
    return table !== null && (table.view.deal.phase === 'over' || isReady(table.view))
      ? undefined
      : send({ type: 'next' });
  return table?.pause === null ? undefined : send({ type: 'go-on' });
}

export const undo = ({ model: { table } }: KeyContext): KeyAction | undefined =>
  table?.view.mayUndo ? send({ type: 'undo' }) : undefined;

/** Opens the explanation of the last refusal; does nothing unless a rule of the game refused an action. */
export const why = ({ model: { table } }: KeyContext): KeyAction | undefined =>
  table?.broken?.length ? open('why')() : undefined;

export const mute = ({ model: { settings } }: KeyContext): KeyAction =>
  send({ type: 'set', settings: { sound: settings.sound === 'on' ? 'off' : 'on' } });

/**
 * Escape closes the scores, puts the selected card back or removes a message. Otherwise it asks whether to
 * leave the table.
 */
export function close({ model: { table, panel, toast } }: KeyContext): KeyAction | undefined {
  if (panel === 'scores') return send({ type: 'close' });
  if (table !== null && 'card' in table.draft) return send({ type: 'put-back' });
  if (toast !== null) return send({ type: 'toast-over', id: toast.id });
  // the dialog that offers the claim handles Escape itself and declines
  if (table?.view.ask?.type === 'claim') return undefined;
  return open('leave')();
}
