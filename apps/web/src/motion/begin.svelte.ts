// Starts the page's animations: applies the pace to the stylesheets and animates each change of the table.
import type { RunningPage } from '../model/run.svelte.ts';
import { stylesheetTimes } from '../model/times.ts';
import type { Mover } from './mover.ts';

/**
 * Starts the animations. Call this function while the first component is created, so that it measures before
 * any redraw. Nothing moves until `mover` is loaded.
 */
export function beginMotion(running: RunningPage, mover: () => ((running: RunningPage) => Mover) | undefined): void {
  let motion: Mover | undefined;
  const table = $derived(running.model.table);
  const pace = $derived(running.model.settings.pace);
  $effect.pre(() => {
    const root = document.documentElement;
    root.dataset.pace = pace;
    for (const [property, value] of stylesheetTimes(pace)) root.style.setProperty(property, value);
  });
  $effect.pre(() => {
    motion ??= mover()?.(running);
    motion?.before(table);
  });
  $effect(() => {
    if (mover() !== undefined) motion?.after(table);
  });
}
