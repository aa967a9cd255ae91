// Handles Ctrl-C for commands that must clean up before they end.

/**
 * Returns a signal that is aborted when the program is asked to stop (Ctrl-C or a termination). Until `end`
 * is called, the request does not stop the process by itself.
 */
export function interruption(): { readonly signal: AbortSignal; end(): void } {
  const controller = new AbortController();
  const hear = (): void => controller.abort();
  process.on('SIGINT', hear).on('SIGTERM', hear);
  return { signal: controller.signal, end: () => void process.off('SIGINT', hear).off('SIGTERM', hear) };
}
