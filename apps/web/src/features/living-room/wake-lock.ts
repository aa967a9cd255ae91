// Keeps the screen on while the page is watched. Browsers allow that only over HTTPS or on localhost.

/**
 * Holds a wake lock until the returned function is called. Browsers drop the lock when the page is hidden.
 */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const ask = async (): Promise<void> => {
    if (document.hidden || isOver) return;
    try {
      lock = await navigator.wakeLock?.request('screen');
      if (isOver) await lock?.release();
    } catch {
      return; // the battery is low, or the browser forbids a wake lock
    }
  };
  void ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', ask);
    lock?.release().catch(() => undefined);
  };
}
