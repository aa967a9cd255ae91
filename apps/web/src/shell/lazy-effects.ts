// Performs the effects whose code is lazy-loaded, and dispatches their results.
import { locale } from '../i18n/messages.svelte.ts';
import type { LazyEffect } from '../model/message.ts';
import type { RunningPage } from '../model/run.svelte.ts';
import type { OnlineModel } from '../online/online-model.svelte.ts';
import { goBackTo } from '../ui/history/entries.ts';
import { isTable } from '../ui/history/path.ts';
import { sendOut } from './share.ts';

/** The lazy-loaded part of the page, as far as effects need it. */
interface Loaded {
  readonly rest: { readonly online: OnlineModel } | undefined;
}

/** Leaves the table for what opened it. */
function leaveTable({ dispatch }: RunningPage): void {
  if (!goBackTo(isTable, 1)) dispatch({ type: 'home' });
}

/** Performs an effect. Its result is dispatched, unless the person has cancelled. */
export async function perform(effect: LazyEffect, running: RunningPage, { rest }: Loaded): Promise<void> {
  if (effect.type === 'go-back') return leaveTable(running);
  if (effect.type === 'add-page-data') {
    try {
      const { finishImport } = await import('../features/statistics/backup/finish-import.ts');
      finishImport(effect.imported, running, rest?.online);
    } catch {
      running.dispatch({ type: 'received', message: { type: 'trouble', sentence: locale.words.trouble.part } });
    }
    return;
  }
  const what = await sendOut(effect);
  if (what !== undefined) running.dispatch({ type: 'keeping', wish: { type: 'done', what } });
}
