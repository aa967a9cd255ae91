// Handles Ctrl-C for commands that must clean up before they end.

/**
 * Returns a signal that is aborted when the program is asked to stop. Until `end` is called, the request
 * alone does not stop the process.
 */
export function interruption(): { readonly signal: AbortSignal; end(): void } {
  const heard = new AbortController();
  const hear = (): void => heard.abort();
  process.on('SIGINT', hear).on('SIGTERM', hear);
  return { signal: heard.signal, end: () => void process.off('SIGINT', hear).off('SIGTERM', hear) };
}
