// WebSocket frames: encodes a client's, and decodes a server's.

export const TEXT = 0x81;
export const CLOSE = 0x88;
export const PING = 0x89;
export const PONG = 0x8a;

export interface Sent {
  readonly opcode: number;
  readonly payload: Buffer;
}

/** A client's frame, masked with zeros. */
export function masked({ opcode, payload }: Sent): Buffer {
  const wide = payload.length > 125;
  const head = Buffer.alloc(wide ? 8 : 6);
  head[0] = opcode;
  head[1] = 0x80 | (wide ? 126 : payload.length);
  if (wide) head.writeUInt16BE(payload.length, 2);
  return Buffer.concat([head, payload]);
}

/** Parses a server's bytes incrementally: the upgrade response, then unmasked frames. */
export function frameReader(each: (frame: Sent) => void): (chunk: Buffer) => void {
  let bytes: Buffer = Buffer.alloc(0);
  let upgraded = false;
  return chunk => {
    bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk]);
    if (!upgraded) {
      const end = bytes.indexOf('\r\n\r\n');
      if (end < 0) return;
      upgraded = true;
      bytes = bytes.subarray(end + 4);
    }
    for (let end = endOf(bytes); end !== undefined; end = endOf(bytes)) {
      const start = startOf(bytes.readUInt8(1));
      each({ opcode: bytes.readUInt8(0), payload: Buffer.from(bytes.subarray(start, end)) });
      bytes = bytes.subarray(end);
    }
  };
}

const startOf = (short: number): number => (short === 126 ? 4 : short === 127 ? 10 : 2);

/** The end of the first frame; `undefined` if it is incomplete. */
function endOf(bytes: Buffer): number | undefined {
  if (bytes.length < 2) return undefined;
  const short = bytes.readUInt8(1);
  const start = startOf(short);
  if (bytes.length < start) return undefined;
  const length = short === 126 ? bytes.readUInt16BE(2) : short === 127 ? Number(bytes.readBigUInt64BE(2)) : short;
  return bytes.length < start + length ? undefined : start + length;
}
