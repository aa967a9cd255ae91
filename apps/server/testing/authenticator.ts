// Test harness: a software authenticator with one passkey. Tests can replace any field of its responses.
import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import type { NewPasskey, ShownPasskey } from '@moonshot/protocol/server';

/** The fields that a browser would send. A test can replace them. */
export interface Said {
  readonly challenge: string;
  readonly origin: string;
  readonly domain: string;
  readonly type?: string;
  readonly counter?: number;
  readonly userHandle?: string;
}

export interface Authenticator {
  readonly id: string;
  make(options: Said): NewPasskey;
  show(options: Said): ShownPasskey;
}

/** The PKCS #8 header of an Ed25519 key. */
const KEY_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
/** The COSE header of an octet key pair: EdDSA, Ed25519, and 32 bytes. */
const COSE_HEAD = Buffer.from('a4010103272006215820', 'hex');
const PRESENT = 0x01;
const HAS_KEY = 0x40;

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const numbered = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/**
 * A deterministic authenticator: the same seed gives the same key, and the same message gives the same
 * signature.
 */
export function authenticatorOf(seed: string): Authenticator {
  const key = createPrivateKey({
    key: Buffer.concat([KEY_HEAD, sha256(seed)]),
    format: 'der',
    type: 'pkcs8',
  });
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  const cose = Buffer.concat([COSE_HEAD, Buffer.from(x, 'base64url')]);
  const id = sha256(`name of ${seed}`);
  return {
    id: text(id),
    make: options => {
      const credential = [Buffer.alloc(16), numbered(id.length, 2), id, cose];
      const data = Buffer.concat([head(options, PRESENT | HAS_KEY), ...credential]);
      return {
        id: text(id),
        response: {
          clientDataJSON: text(clientData(options, 'webauthn.create')),
          attestationObject: text(attested(data)),
        },
      };
    },
    show: options => {
      const client = clientData(options, 'webauthn.get');
      const data = head(options, PRESENT);
      const signature = sign(null, Buffer.concat([data, sha256(client)]), key);
      return {
        id: text(id),
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signature),
          userHandle: options.userHandle ?? '',
        },
      };
    },
  };
}

const clientData = ({ challenge, origin, type }: Said, usual: string): Buffer =>
  Buffer.from(JSON.stringify({ type: type ?? usual, challenge, origin, crossOrigin: false }));

const head = ({ domain, counter = 0 }: Said, flags: number): Buffer =>
  Buffer.concat([sha256(domain), numbered(flags, 1), numbered(counter, 4)]);

/** A CBOR map of the format `none`, an empty statement, and the data. */
function attested(data: Uint8Array): Buffer {
  const string = (word: string): Buffer => Buffer.concat([numbered(0x60 + word.length, 1), Buffer.from(word)]);
  const bytes = Buffer.concat([numbered(0x58, 1), numbered(data.length, 1), data]);
  return Buffer.concat([
    numbered(0xa3, 1),
    string('fmt'),
    string('none'),
    string('attStmt'),
    numbered(0xa0, 1),
    string('authData'),
    bytes,
  ]);
}
