// Sets the page's motion going: the times of the pace reach the stylesheets, and each change of the table is moved.
import type { Running } from '../model/run.svelte.ts';
import { stylesheetTimes } from '../model/times.ts';
import { mover } from './mover.ts';

/** To be called while the page's first component is made, so that it measures before anything is drawn anew. */
export function beginMotion(running: Running): void {
  const motion = mover(running);
  const table = $derived(running.model.table);
  const pace = $derived(running.model.settings.pace);
  $effect.pre(() => {
    const root = document.documentElement;
    root.dataset.pace = pace;
    for (const [property, value] of stylesheetTimes(pace)) root.style.setProperty(property, value);
  });
  $effect.pre(() => motion.before(table));
  $effect(() => motion.after(table));
}
