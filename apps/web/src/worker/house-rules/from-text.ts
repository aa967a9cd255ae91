// Reads a text with rules for the editor.
import type { HouseRequest } from '@moonshot/protocol';
import { understand } from '@moonshot/rules/from-text';
import type { Hosting } from '../hosting.ts';

type UnderstandRequest = Extract<HouseRequest, { type: 'understand' }>;

/** Answers with what was understood of a text. */
export async function understandText(
  { context, words }: Hosting,
  { number, text, answers }: UnderstandRequest,
): Promise<void> {
  const understood = understand(text, answers, await words.rules());
  context.post({ type: 'house', said: { type: 'understood', number, ...understood } });
}
