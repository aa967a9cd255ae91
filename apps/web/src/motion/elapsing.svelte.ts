// The time since a component was created, updated every frame.

/** Counts up to `ms` milliseconds. With reduced motion, and after a tap, the count jumps to the end. */
export function elapsing(ms: number): { readonly elapsed: number } {
  const still = ms === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;
  let elapsed = $state(still ? Number.POSITIVE_INFINITY : 0);
  $effect(() => {
    if (still) return;
    const over = (): void => {
      elapsed = Number.POSITIVE_INFINITY;
    };
    let began: number | undefined;
    let frame = requestAnimationFrame(function tick(now) {
      began ??= now;
      if (now - began >= ms || elapsed === Number.POSITIVE_INFINITY) return over();
      elapsed = now - began;
      frame = requestAnimationFrame(tick);
    });
    addEventListener('click', over, { capture: true, once: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('click', over, { capture: true });
    };
  });
  return {
    get elapsed() {
      return elapsed;
    },
  };
}
