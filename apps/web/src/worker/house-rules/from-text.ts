// Reads house rules from a text for the editor.
import type { HouseRequest } from '@moonshot/protocol';
import { understand } from '@moonshot/rules/from-text';
import type { Hosting } from '../hosting.ts';

type UnderstandRequest = Extract<HouseRequest, { type: 'understand' }>;

/** Reads a text and sends what was understood. */
export async function understandText(
  { context, words }: Hosting,
  { number, text, answers }: UnderstandRequest,
): Promise<void> {
  const understood = understand(text, answers, await words.rules());
  context.post({ type: 'house', said: { type: 'understood', number, ...understood } });
}
