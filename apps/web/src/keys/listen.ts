// Hears the keys of the whole page: what they do is said by the table of keys, where the focus is by the page.

import type { Message } from '../model/message.ts';
import type { Model } from '../model/model.ts';
import { review } from '../spoken/review.ts';
import { voice } from '../spoken/voice.svelte.ts';
import { cardName } from '../words/names.ts';
import { speech } from '../words/words.svelte.ts';
import { placeAfter } from './along.ts';
import type { Deed } from './deeds.ts';
import { pressOf } from './press.ts';
import { handOf, placeOf, type Scene } from './scene.ts';
import { deedOf } from './table.ts';
import { NOTHING_TYPED, type Typed, typing } from './typed.ts';

const CARDS = '[data-zone="hand"] [data-card]';
const TEXTS = 'input, textarea, select, [contenteditable]';

/** Held longer than this, a key shows something only while it is held. */
const HELD_MS = 350;

interface Page {
  readonly model: Model;
  dispatch(message: Message): void;
}

const cards = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(CARDS)];

/** Hears keys until the way back is called. */
export function listen(page: Page): () => void {
  let typed: Typed = NOTHING_TYPED;
  let aimedAt: number | undefined; // the version at which a key last moved the focus
  let looking: { readonly key: string; readonly sinceMs: number } | undefined;

  const sceneNow = (): Scene => {
    const at = cards().indexOf(document.activeElement as HTMLElement);
    const { model } = page;
    const free = at >= 0 || document.activeElement === document.body || document.activeElement?.tagName === 'MAIN';
    const aimed = aimedAt !== undefined && aimedAt === model.table?.view.version;
    return { model, place: placeOf(model), hand: handOf(model), at: at < 0 ? undefined : at, aimed, free };
  };

  function perform(scene: Scene, deed: Deed, event: KeyboardEvent): void {
    if (deed.type === 'move') {
      const place = placeAfter(scene.hand, scene.at, deed.move);
      if (place === undefined) return;
      cards()[place]?.focus();
      aimedAt = scene.model.table?.view.version;
      return;
    }
    if (deed.type === 'look') {
      looking = { key: event.key, sinceMs: event.timeStamp };
      page.dispatch({ type: 'open', panel: deed.panel });
      return;
    }
    if (deed.type !== 'send') {
      answer(scene, deed);
      return;
    }
    page.dispatch(deed.message);
    const { message } = deed;
    if (message.type !== 'set' || message.settings.sound === undefined) return;
    voice.say([message.settings.sound === 'on' ? speech.words.spoken.soundOn : speech.words.spoken.soundOff]);
  }

  function answer({ model: { table } }: Scene, deed: Extract<Deed, { type: 'say' | 'lacks' }>): void {
    const { words } = speech;
    if (deed.type === 'lacks') voice.say([words.spoken.notHeld(cardName(words, deed.card))]);
    else if (table !== null) voice.say(review(words, table, deed.what));
  }

  function down(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing || (event.target as Element).closest?.(TEXTS)) return;
    const scene = sceneNow();
    const press = pressOf(event);
    const deed = named(scene, press.alt || press.ctrl ? '' : press.key, event.timeStamp) ?? deedOf(scene, press);
    if (deed === undefined) return;
    event.preventDefault();
    perform(scene, deed, event);
  }

  /** A card of the hand whose name is typed. */
  function named(scene: Scene, key: string, atMs: number): Deed | undefined {
    if (scene.place !== 'table' || scene.model.settings.reviewKeys === 'off') return undefined;
    const { typed: now, card } = typing(typed, key, atMs);
    typed = now;
    if (card === undefined) return undefined;
    const held = scene.hand.some(one => one.card === card);
    return held ? { type: 'move', move: { by: 'card', card } } : { type: 'lacks', card };
  }

  function up(event: KeyboardEvent): void {
    if (looking === undefined || event.key !== looking.key) return;
    if (event.timeStamp - looking.sinceMs > HELD_MS) page.dispatch({ type: 'close' });
    looking = undefined;
  }

  window.addEventListener('keydown', down);
  window.addEventListener('keyup', up);
  return () => {
    window.removeEventListener('keydown', down);
    window.removeEventListener('keyup', up);
  };
}
