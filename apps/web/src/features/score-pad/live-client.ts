// Publishes a score pad on the page's server, where other devices read it, and reads published ones.
import { PAD_CODE_MAX, type StoredPad } from '@moonshot/protocol';
import { currentLanguage } from '../../i18n/messages.svelte.ts';
import { randomHex } from '../../model/random-hex.ts';
import type { ApiClient } from '../../online/server/http-client.ts';
import { LOCAL_STORE } from '../../online/server/local-store.ts';

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

/** The client of the server and the codec of links; undefined if they cannot be loaded. */
async function modules() {
  const loading = Promise.all([import('../../online/server/http-client.ts'), import('./pad-link.ts')]);
  const [http, codec] = (await loading.catch(() => undefined)) ?? [];
  if (http === undefined || codec === undefined) return undefined;
  const { href } = new URL('.', document.baseURI);
  return { ...codec, client: http.httpClient(href, request => fetch(request), currentLanguage) };
}

type ApiAnswer = Awaited<ReturnType<ApiClient['get']>>;

const whyNot = (answer: Extract<ApiAnswer, { ok: false }>): LiveFailure =>
  answer.why !== 'no' ? answer.why : answer.status === NOT_FOUND ? 'gone' : 'unreachable';
const NOT_FOUND = 404;

/** Publishes the entered deals of a pad; undefined if they arrived. */
export async function publishPad(pad: StoredPad, { id, key }: LiveKey): Promise<LiveFailure | undefined> {
  const loaded = await modules();
  if (loaded === undefined) return 'unreachable';
  const code = await loaded.padCode(pad);
  if (code.length > PAD_CODE_MAX) return 'too-long';
  const answer = await loaded.client.put('/api/pads/{pad}', { params: { path: { pad: id } }, body: { key, code } });
  return answer.ok ? undefined : whyNot(answer);
}

/** Ends a published pad. If the server cannot be reached, the pad expires there. */
export async function endLivePad({ id, key }: LiveKey): Promise<void> {
  await (await modules())?.client.delete('/api/pads/{pad}', { params: { path: { pad: id } }, body: { key } });
}

/** The last published state of a pad. A state that this version cannot read counts as gone. */
export async function readLivePad(id: string): Promise<LiveResult<StoredPad>> {
  const loaded = await modules();
  if (loaded === undefined) return { ok: false, why: 'unreachable' };
  const answer = await loaded.client.get('/api/pads/{pad}', { params: { path: { pad: id } } });
  if (!answer.ok) return { ok: false, why: whyNot(answer) };
  const pad = await loaded.padInLink(answer.body.code);
  return pad === undefined ? { ok: false, why: 'gone' } : { ok: true, body: { ...pad, at: answer.body.at } };
}
