// Shows toasts: short messages that go by themselves.
import type { UpdateResult } from '../message.ts';
import type { Announcement, Model, Toast } from '../model.ts';

/** Milliseconds for which a toast stays: long enough to read the sentence twice. */
const toastMs = (sentence: string): number => Math.max(2600, sentence.length * 75);
const NEWS_MS = 2600;
const HOLD_MS = 1200;

/** The whole text of a toast, for measuring its length. */
const textOf = (what: { readonly sentence: string; readonly compared?: string | null }): string =>
  `${what.sentence}${what.compared ?? ''}`;

type Untitled<T> = T extends { readonly id: number } ? Omit<T, 'id'> : never;

export function toast(model: Model, what: Untitled<Toast>): UpdateResult {
  const id = model.ids + 1;
  const ms = what.kind !== 'news' ? toastMs(textOf(what)) : what.news.type === 'hold' ? HOLD_MS : NEWS_MS;
  return {
    model: { ...model, ids: id, toast: { ...what, id } },
    effects: [{ type: 'later', ms, message: { type: 'toast-over', id } }],
  };
}

export const news = (model: Model, what: Announcement): UpdateResult => toast(model, { kind: 'news', news: what });

const ABOUT_QUESTION: readonly string[] = ['not-asked', 'paused', 'call-later', 'full', 'incomplete'];

/** Whether a toast is about the question that the viewer has answered, so that it is out of date. */
export const isAboutQuestion = (shown: Toast | null): boolean =>
  shown !== null && (shown.kind !== 'news' || ABOUT_QUESTION.includes(shown.news.type));
