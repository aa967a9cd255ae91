// Ctrl-C, heard by a command that wants to leave things clean.

/** A signal that is aborted when the program is asked to stop; until `end`, that alone does not end it. */
export function interruption(): { readonly signal: AbortSignal; end(): void } {
  const heard = new AbortController();
  const hear = (): void => heard.abort();
  process.on('SIGINT', hear).on('SIGTERM', hear);
  return { signal: heard.signal, end: () => void process.off('SIGINT', hear).off('SIGTERM', hear) };
}
