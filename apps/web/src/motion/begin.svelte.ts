// Sets the page's motion going: the times of the pace reach the stylesheets, and each change of the table is
// moved.
import type { Running } from '../model/run.svelte.ts';
import { stylesheetTimes } from '../model/times.ts';
import { later } from '../screens/later.svelte.ts';
import type { Mover } from './mover.ts';

/**
 * To be called while the page's first component is made, so that it measures before anything is drawn anew.
 */
export function beginMotion(running: Running): void {
  let motion: Mover | undefined; // comes with the rest of the page; until then nothing moves
  const table = $derived(running.model.table);
  const pace = $derived(running.model.settings.pace);
  $effect.pre(() => {
    const root = document.documentElement;
    root.dataset.pace = pace;
    for (const [property, value] of stylesheetTimes(pace)) root.style.setProperty(property, value);
  });
  $effect.pre(() => {
    motion ??= later.rest?.mover(running);
    motion?.before(table);
  });
  $effect(() => {
    if (later.rest !== undefined) motion?.after(table);
  });
}
