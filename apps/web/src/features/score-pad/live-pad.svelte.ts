// The live link of a score pad: this device publishes each entered deal, and a reader's page updates itself.
import type { StoredPad } from '@moonshot/protocol';
import {
  dropLiveKey,
  endLivePad,
  type LiveFailure,
  type LiveKey,
  liveKeyOf,
  newLiveKey,
  publishPad,
  readLivePad,
} from './live-client.ts';

/** Time between two requests of a reader, and until a failed publication is repeated, in milliseconds. */
const READ_MS = 5000;
const RETRY_MS = 10_000;

/** Publishes the open pad of this device while it is shared live. */
export class LivePublisher {
  /** Whether the open pad is shared live. */
  on = $state(false);
  /** Why the last deal has not arrived at the server. */
  failure: LiveFailure | undefined = $state();
  #published = ''; // the deals that have arrived
  #sending: Promise<void> = Promise.resolve(); // ends when the last publication has been answered
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pad: StoredPad | undefined;
  #key: LiveKey | undefined;

  /** Follows another pad; undefined if none is open. */
  async follow(pad: StoredPad | undefined): Promise<void> {
    clearTimeout(this.#retry);
    [this.on, this.failure, this.#published, this.#pad, this.#key] = [false, undefined, '', pad, undefined];
    if (pad === undefined) return;
    this.#key = liveKeyOf(pad.id);
    this.on = this.#key !== undefined;
    await this.#publish();
  }

  /** Shares the open pad live. Returns the id for the link; undefined if the server does not take the pad. */
  async start(): Promise<string | undefined> {
    const pad = this.#pad;
    if (pad === undefined) return undefined;
    this.#key ??= newLiveKey(pad.id);
    const { id } = this.#key;
    await this.#publish();
    if (this.failure === undefined) this.on = true;
    if (this.on) return id;
    this.#key = undefined;
    dropLiveKey(pad.id);
    return undefined;
  }

  /** Publishes the pad if it is shared live and has changed. */
  update(pad: StoredPad): void {
    this.#pad = pad;
    if (this.on) void this.#publish();
  }

  /** Ends the sharing of a pad. Its link then shows nothing. */
  async end(pad = this.#pad?.id): Promise<void> {
    if (pad === this.#pad?.id) {
      clearTimeout(this.#retry);
      [this.on, this.failure, this.#published, this.#key] = [false, undefined, '', undefined];
    }
    const key = pad === undefined ? undefined : liveKeyOf(pad);
    if (pad === undefined || key === undefined) return;
    dropLiveKey(pad);
    await this.#sending.catch(() => undefined); // a publication that arrived later would share the pad again
    await endLivePad(key);
  }

  stop(): void {
    clearTimeout(this.#retry);
    [this.#pad, this.#key] = [undefined, undefined];
  }

  /** Publishes the pad after the publications before it, so that an earlier state never arrives last. */
  #publish(): Promise<void> {
    const send = () => this.#send();
    this.#sending = this.#sending.then(send, send);
    return this.#sending;
  }

  async #send(): Promise<void> {
    const [pad, key] = [this.#pad, this.#key];
    if (pad === undefined || key === undefined) return;
    const deals = JSON.stringify(pad.entries);
    if (deals === this.#published) return;
    this.#published = deals;
    const failure = await publishPad(pad, key);
    if (this.#key !== key) return; // another pad was opened, or the sharing was ended
    this.failure = failure;
    clearTimeout(this.#retry);
    if (failure === undefined) return;
    this.#published = '';
    if (this.on && failure === 'unreachable') this.#retry = setTimeout(() => void this.#publish(), RETRY_MS);
  }
}

/**
 * Reads a published pad until it is stopped, and calls `show` for each new state and `fail` for each failure.
 * Returns the function that stops it.
 */
export function readLive(
  id: string,
  show: (pad: StoredPad) => void,
  fail: (why: LiveFailure | undefined) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let at: number | undefined;
  const read = async (): Promise<void> => {
    const answer = document.hidden ? undefined : await readLivePad(id);
    if (stopped) return;
    if (answer !== undefined) fail(answer.ok ? undefined : answer.why);
    if (answer?.ok && answer.body.at !== at) {
      ({ at } = answer.body);
      show(answer.body);
    }
    timer = setTimeout(() => void read(), READ_MS);
  };
  void read();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
