// Compresses texts for links, and unpacks them with a size limit.

/** Compresses a text into characters that an address can contain. */
export async function packText(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return base64Of(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/**
 * Unpacks a compressed text. The result is `undefined` if the text is damaged or has more than `max` bytes.
 */
export async function unpackText(code: string, max: number): Promise<string | undefined> {
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return await bounded(stream.getReader(), max);
  } catch {
    return undefined;
  }
}

/** Reads a stream. Stops reading once it has more than `max` bytes. */
async function bounded(reader: ReadableStreamDefaultReader<Uint8Array>, max: number): Promise<string | undefined> {
  const [text, decoder] = [[] as string[], new TextDecoder('utf-8', { fatal: true })];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text.join('') + decoder.decode();
    length += value.length;
    if (length > max) {
      await reader.cancel();
      return undefined;
    }
    text.push(decoder.decode(value, { stream: true }));
  }
}

const base64Of = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
