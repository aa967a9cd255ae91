// Starts sound at the first touch or key. Before that, browsers do not allow sound, and the code for sound is
// not loaded.
import type { RunningPage } from '../model/run.svelte.ts';

const TOUCHES = ['pointerdown', 'keydown'] as const;

export function beginSound(running: RunningPage): void {
  const first = (): void => {
    for (const touch of TOUCHES) removeEventListener(touch, first, { capture: true });
    import('./player.ts').then(({ player }) => {
      const { hear, hurry } = player(() => running.model.settings);
      running.watch(hear);
      addEventListener('click', hurry, { capture: true });
      addEventListener('keydown', hurry, { capture: true });
    }, silent);
  };
  for (const touch of TOUCHES) addEventListener(touch, first, { capture: true });
}

/** Handles a failure to load the sound code: the page stays silent. */
const silent = (): void => undefined;
