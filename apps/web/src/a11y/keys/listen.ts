// Handles the keys of the whole page, according to the key table and the current focus.

import { wholeOf } from '../../i18n/all-messages.ts';
import { locale } from '../../i18n/messages.svelte.ts';
import { cardName } from '../../i18n/names.ts';
import type { Message } from '../../model/message.ts';
import type { Model } from '../../model/model.ts';
import type { SpeechQueue } from '../../ui/live/queue.ts';
import { review } from '../spoken/on-request.ts';
import { placeAfter } from './hand-focus.ts';
import type { KeyAction } from './key-actions.ts';
import { keyActionOf } from './key-table.ts';
import { pressOf } from './press.ts';
import { handOf, type KeyContext, placeOf } from './scene.ts';
import { NOTHING_TYPED, type Typed, typing } from './typed-card.ts';

const CARDS = '[data-zone="hand"] [data-card]';
const TEXTS = 'input, textarea, select, [contenteditable]';

/**
 * Milliseconds. If a key with the action `look` is held for longer than this, releasing the key closes the
 * panel.
 */
const HELD_MS = 350;

interface Page {
  readonly model: Model;
  readonly announcer: SpeechQueue;
  dispatch(message: Message): void;
}

/** What the listener remembers between two key presses. */
interface KeyState {
  readonly page: Page;
  typed: Typed;
  aimedAt: number | undefined; // the version of the table's view in which a key last moved the focus
  looking: { readonly key: string; readonly sinceMs: number } | undefined;
}

const cards = (): readonly HTMLElement[] => [...document.body.querySelectorAll<HTMLElement>(CARDS)];

/** Listens for keys. Returns the function that stops it. */
export function listen(page: Page): () => void {
  const kept: KeyState = { page, typed: NOTHING_TYPED, aimedAt: undefined, looking: undefined };
  const down = (event: KeyboardEvent): void => pressed(kept, event);
  const up = (event: KeyboardEvent): void => letGo(kept, event);
  window.addEventListener('keydown', down);
  window.addEventListener('keyup', up);
  return () => {
    window.removeEventListener('keydown', down);
    window.removeEventListener('keyup', up);
  };
}

function pressed(kept: KeyState, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || (event.target as Element).closest?.(TEXTS)) return;
  const scene = sceneNow(kept);
  const press = pressOf(event);
  const deed =
    named(kept, scene, press.alt || press.ctrl ? '' : press.key, event.timeStamp) ?? keyActionOf(scene, press);
  if (deed === undefined) return;
  event.preventDefault();
  perform(kept, scene, deed, event);
}

function sceneNow({ page: { model }, aimedAt }: KeyState): KeyContext {
  const now = document.activeElement;
  const at = cards().indexOf(now as HTMLElement);
  const free = at >= 0 || now === null || now === document.body || now.tagName === 'MAIN';
  const aimed = aimedAt !== undefined && aimedAt === model.table?.view.version;
  const place = placeOf(model);
  // true if a dialog that is not part of the model covers the page
  const covered = place !== 'choice' && document.querySelector('dialog[open]') !== null;
  return { model, place: covered ? 'dialog' : place, hand: handOf(model), at: at < 0 ? undefined : at, aimed, free };
}

/** Handles a key that may be part of a typed card name. */
function named(kept: KeyState, scene: KeyContext, key: string, atMs: number): KeyAction | undefined {
  if (scene.place !== 'table' || scene.model.settings.reviewKeys === 'off') return undefined;
  const { typed, card } = typing(kept.typed, key, atMs);
  kept.typed = typed;
  if (card === undefined) return undefined;
  const held = scene.hand.some(one => one.card === card);
  return held ? { type: 'move', move: { by: 'card', card } } : { type: 'lacks', card };
}

function perform(kept: KeyState, scene: KeyContext, deed: KeyAction, event: KeyboardEvent): void {
  const words = wholeOf(locale.words);
  const { table } = scene.model;
  const { announcer, dispatch } = kept.page;
  switch (deed.type) {
    case 'move': {
      const place = placeAfter(scene.hand, scene.at, deed.move);
      if (place === undefined) return;
      cards()[place]?.focus();
      kept.aimedAt = table?.view.version;
      return;
    }
    case 'look':
      kept.looking = { key: event.key, sinceMs: event.timeStamp };
      dispatch({ type: 'open', panel: deed.panel });
      return;
    case 'lacks':
      announcer.say([words.spoken.notHeld(cardName(words, deed.card))]);
      return;
    case 'say':
      if (table !== null) announcer.say(review(words, table, deed.what));
      return;
    case 'send':
      dispatch(deed.message);
      if (deed.message.type === 'set') saySound(announcer, deed.message.settings.sound);
      return;
  }
}

function saySound(announcer: SpeechQueue, sound: 'on' | 'off' | undefined): void {
  const { spoken } = wholeOf(locale.words);
  if (sound !== undefined) announcer.say([sound === 'on' ? spoken.soundOn : spoken.soundOff]);
}

function letGo(kept: KeyState, event: KeyboardEvent): void {
  if (kept.looking === undefined || event.key !== kept.looking.key) return;
  if (event.timeStamp - kept.looking.sinceMs > HELD_MS) kept.page.dispatch({ type: 'close' });
  kept.looking = undefined;
}
