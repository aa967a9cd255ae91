// Publishes a score pad on the page's server, where other devices read it, and reads published ones.
import { PAD_CODE_MAX, type StoredPad } from '@moonshot/protocol';
import { currentLanguage } from '../../i18n/messages.svelte.ts';
import { randomHex } from '../../model/random-hex.ts';
import { LOCAL_STORE } from '../../online/server/local-store.ts';
import { padCode, padInLink } from './pad-link.ts';

/** The storage key of the keys with which this device publishes its pads. */
const KEYS = 'moonshot.live-pads';

/** The id under which a pad is published, and the key that may change it. */
export interface LiveKey {
  readonly id: string;
  readonly key: string;
}

/** Why something could not be published or read. */
export type LiveFailure = 'unreachable' | 'no-server' | 'gone' | 'too-long';

type LiveResult<T> = { readonly ok: true; readonly body: T } | { readonly ok: false; readonly why: LiveFailure };

function storedKeys(): Readonly<Record<string, LiveKey>> {
  try {
    const keys: unknown = JSON.parse(LOCAL_STORE.get(KEYS) ?? '{}');
    return typeof keys === 'object' && keys !== null ? (keys as Record<string, LiveKey>) : {};
  } catch {
    return {};
  }
}

/** The key with which this device publishes the pad; undefined if the pad is not shared live. */
export const liveKeyOf = (pad: string): LiveKey | undefined => storedKeys()[pad];

/** Stores a new key for a pad, or returns the stored one. */
export function newLiveKey(pad: string): LiveKey {
  const key = liveKeyOf(pad) ?? { id: randomHex(16), key: randomHex(32) };
  LOCAL_STORE.put(KEYS, JSON.stringify({ ...storedKeys(), [pad]: key }));
  return key;
}

export function dropLiveKey(pad: string): void {
  const { [pad]: _, ...others } = storedKeys();
  LOCAL_STORE.put(KEYS, Object.keys(others).length === 0 ? null : JSON.stringify(others));
}

async function client() {
  const { httpClient } = await import('../../online/server/http-client.ts');
  return httpClient(new URL('.', document.baseURI).href, request => fetch(request), currentLanguage);
}

type ApiAnswer = Awaited<ReturnType<Awaited<ReturnType<typeof client>>['get']>>;

const whyNot = (answer: Extract<ApiAnswer, { ok: false }>): LiveFailure =>
  answer.why !== 'no' ? answer.why : answer.status === NOT_FOUND ? 'gone' : 'unreachable';
const NOT_FOUND = 404;

/** Publishes the entered deals of a pad; undefined if they arrived. */
export async function publishPad(pad: StoredPad, { id, key }: LiveKey): Promise<LiveFailure | undefined> {
  const code = await padCode(pad);
  if (code.length > PAD_CODE_MAX) return 'too-long';
  const answer = await (await client()).put('/api/pads/{pad}', { params: { path: { pad: id } }, body: { key, code } });
  return answer.ok ? undefined : whyNot(answer);
}

/** Ends a published pad. If the server cannot be reached, the pad expires there. */
export async function endLivePad({ id, key }: LiveKey): Promise<void> {
  await (await client()).delete('/api/pads/{pad}', { params: { path: { pad: id } }, body: { key } });
}

/** The last published state of a pad. A state that this version cannot read counts as gone. */
export async function readLivePad(id: string): Promise<LiveResult<StoredPad>> {
  const answer = await (await client()).get('/api/pads/{pad}', { params: { path: { pad: id } } });
  if (!answer.ok) return { ok: false, why: whyNot(answer) };
  const pad = await padInLink(answer.body.code);
  return pad === undefined ? { ok: false, why: 'gone' } : { ok: true, body: { ...pad, at: answer.body.at } };
}
