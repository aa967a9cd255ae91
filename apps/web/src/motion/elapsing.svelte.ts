// The time since something was shown, for what is drawn anew with each frame of it.

/** Counts so many milliseconds from now; with less motion wanted, and from a tap on, they are over. */
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
