// Parses the text of a WebSocket frame into one of the message types. Texts that are nested too deep are not
// parsed.
import { type ParsedClientToServer, parseClientToServer } from '@moonshot/protocol/server';
import { withPresentName } from './earlier-names.ts';

const QUOTE = 34;
const BACKSLASH = 92;
const OPENING = new Set([91, 123]);
const CLOSING = new Set([93, 125]);

/**
 * Whether lists and objects in a JSON text are nested deeper than `depth`. Brackets within strings do not
 * count.
 */
export function isDeeper(text: string, depth: number): boolean {
  let level = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (quoted && code === BACKSLASH) i += 1;
    else if (code === QUOTE) quoted = !quoted;
    else if (quoted) continue;
    else if (OPENING.has(code)) level += 1;
    else if (CLOSING.has(code)) level -= 1;
    if (level > depth) return true;
  }
  return false;
}

/**
 * Parses a client's message. Returns the message and whether it had an earlier name, or the error in one
 * sentence.
 */
export function readFrame(text: string, depth: number): ParsedClientToServer & { readonly isEarlier?: boolean } {
  if (isDeeper(text, depth)) return { ok: false, reason: `Cannot read the message: it is nested deeper than ${depth}` };
  try {
    const value: unknown = JSON.parse(text);
    const present = withPresentName(value);
    return { ...parseClientToServer(present), isEarlier: present !== value };
  } catch {
    return { ok: false, reason: 'Cannot read the message: it is no JSON' };
  }
}
