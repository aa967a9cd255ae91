// The state of the score pad: the open match, the deal that is being written down, and the scores, which the
// worker computes.
import type { HouseReply, PadCards, SheetCard, StoredPad } from '@moonshot/protocol';
import type { Length, Seat } from '@moonshot/rules';
import type { PadDeal, PadEntry, ScorePad } from '@moonshot/rules/score-pad';
import { type HouseWorker, houseClient } from '../../connection/house-client.ts';
import { currentLanguage } from '../../i18n/messages.svelte.ts';
import { randomHex } from '../../model/random-hex.ts';
import { LivePublisher, readLive } from './live-pad.svelte.ts';
import { type PadSide, padSides } from './sides.ts';
import { removePad, storedPads, storePad } from './storage.ts';

/** What one step of undo restores. */
interface PadStep {
  readonly entries: readonly PadEntry[];
  readonly draft: PadEntry | null;
  readonly at: number;
}

/** The cards of a game that needs only an ordinary pack. */
const ORDINARY: PadCards = { wilds: 0, sentences: [] };

/** Maximum number of undo steps. */
const STEPS_MAX = 200;

export class PadState {
  pads: readonly StoredPad[] = $state.raw(storedPads());
  pad: StoredPad | undefined = $state.raw();
  at = $state(0); // index of the deal that is being written down
  /** Whether the match comes from a link and can only be read, or why the link opened none. */
  shared: 'no' | 'reading' | 'yes' | 'damaged' | 'unloaded' = $state('no');
  /** State of a match that is read live: up to date, without connection, or no longer shared. */
  reading: 'no' | 'now' | 'lost' | 'ended' = $state('no');
  readonly live = new LivePublisher();
  #stopReading: () => void = () => {};
  tooLong = $state(false); // whether the match is too long for a link
  scored: ScorePad | undefined = $state.raw();
  cards: PadCards = $state.raw(ORDINARY);
  failed = $state(false);
  #bySeat: readonly number[] = $state.raw([]);
  before: readonly PadStep[] = $state.raw([]);
  #draft: PadEntry | null = $state.raw(null);
  #number = 0;
  readonly #worker: HouseWorker;

  constructor() {
    this.#worker = houseClient({
      onReply: reply => this.#take(reply),
      games: () => undefined,
      failed: () => (this.failed = true),
      // a pad from another version may use rules that this version does not have
      refused: () => (this.failed = true),
    });
    this.speak();
  }

  /** The deal at index `at`; undefined after a match's last deal, and until the worker has scored it. */
  get deal(): PadDeal | undefined {
    return this.scored?.deals[this.at];
  }
  get entry(): PadEntry | undefined {
    return this.#draft ?? this.deal?.entry;
  }
  get sides(): readonly PadSide[] {
    return padSides(this.pad?.names ?? [], this.#bySeat);
  }
  /** Whether the deal being written down is an earlier one that is being changed. */
  get changes(): boolean {
    return this.pad !== undefined && this.at < this.pad.entries.length;
  }

  get mayUndo(): boolean {
    return this.#last !== undefined;
  }

  begin(game: SheetCard, names: readonly string[], dealer: Seat, length: Length | null): void {
    const { game: base, overrides } = game.of ?? { game: game.id, overrides: {} };
    const id = randomHex(16);
    this.#open({
      ...{ id, at: Date.now(), game: game.id, base, overrides, title: game.name, names, dealer, length },
      ...{ entries: [], draft: null, totals: [], over: false },
    });
  }

  /** Begins another match of the same game with the same players. The next player deals first. */
  again(): void {
    const { pad } = this;
    if (pad === undefined) return;
    const dealer = (pad.dealer + 1) % pad.names.length;
    this.scored = undefined;
    this.#open({ ...pad, id: randomHex(16), dealer, entries: [], draft: null, totals: [], over: false });
  }

  /** Opens a stored pad, or closes the open one if there is none with this id. */
  show(id: string | undefined): void {
    if (id === this.pad?.id) return;
    const found = this.pads.find(pad => pad.id === id);
    if (found === undefined) this.leave();
    else this.#open(found);
  }

  /** Opens the match that a link contains. */
  async showShared(code: string): Promise<void> {
    this.leave();
    this.shared = 'reading';
    if (code.startsWith('@')) return this.#readLive(code.slice(1));
    const codec = await import('./pad-link.ts').catch(() => undefined);
    const found = await codec?.padInLink(code);
    if (this.shared !== 'reading') return; // another match was opened meanwhile
    if (found !== undefined) this.#open(found);
    this.shared = found !== undefined ? 'yes' : codec === undefined ? 'unloaded' : 'damaged';
  }

  /** Reads a match that another device shares live. */
  #readLive(id: string): void {
    this.reading = 'now';
    this.#stopReading = readLive(
      id,
      pad => {
        this.#open(pad);
        this.shared = 'yes';
      },
      why => (this.reading = why === undefined ? 'now' : why === 'unreachable' ? 'lost' : 'ended'),
    );
  }

  leave(): void {
    this.#stopReading();
    this.reading = 'no';
    void this.live.follow(undefined);
    this.shared = 'no';
    this.failed = false;
    this.pad = undefined;
    this.scored = undefined;
    this.#bySeat = [];
    this.before = [];
  }

  remove(id: string): void {
    this.pads = removePad(id);
    void this.live.end(id);
  }

  /** Changes the entry of the deal that is being written down. */
  change(patch: Partial<PadEntry>): void {
    const { entry } = this;
    if (entry === undefined) return;
    this.#remember();
    this.#draft = { ...entry, ...patch };
    this.#update();
  }

  /** Adds the entry of the deal to the pad, if the entry is complete. */
  enter(): void {
    const { pad, entry } = this;
    if (pad === undefined || entry === undefined || this.deal?.result == null) return;
    this.#remember();
    this.#restore({ entries: this.#entries(pad), draft: null, at: Math.max(pad.entries.length, this.at + 1) });
  }

  /** Opens the deal at this index: either an entered deal, to change it, or the next deal. */
  edit(at: number): void {
    const { pad } = this;
    if (pad === undefined) return;
    this.#remember();
    this.#restore({ entries: pad.entries, draft: pad.entries[at] ?? null, at });
  }

  /** Leaves a deal that was opened to be changed as it was. The steps of the change are forgotten. */
  keep(): void {
    const opened = this.before.findLastIndex(({ entries, at }) => at === entries.length);
    const next = this.pad?.entries ?? [];
    const step = this.before[opened] ?? { entries: next, draft: null, at: next.length };
    this.before = this.before.slice(0, Math.max(0, opened));
    this.#restore(step);
  }

  undo(): void {
    const last = this.#last;
    if (last === undefined) return;
    this.before = this.before.slice(0, -1);
    this.#restore(last);
  }

  speak(): void {
    this.#worker.speak(currentLanguage());
    if (this.pad !== undefined) this.#update();
  }

  close(): void {
    this.#stopReading();
    this.live.stop();
    this.#worker.close();
  }

  /**
   * What the next undo restores. After a reload this is the pad without its draft. If there is no draft, the
   * last deal becomes the draft again.
   */
  get #last(): PadStep | undefined {
    const { pad, before } = this;
    if (before.length > 0 || pad === undefined || this.changes) return before.at(-1);
    const { entries } = pad;
    if (this.#draft !== null) return { entries, draft: null, at: entries.length };
    const [at, draft] = [entries.length - 1, entries.at(-1)];
    return draft === undefined ? undefined : { entries: entries.slice(0, at), draft, at };
  }

  #open(pad: StoredPad): void {
    [this.shared, this.tooLong] = ['no', false];
    this.pad = pad;
    this.before = [];
    if (this.reading === 'no') void this.live.follow(pad);
    this.#restore({ entries: pad.entries, draft: pad.draft, at: pad.entries.length });
  }

  #remember(): void {
    if (this.pad === undefined) return;
    const step = { entries: this.pad.entries, draft: this.#draft, at: this.at };
    this.before = [...this.before, step].slice(-STEPS_MAX);
  }

  #restore({ entries, draft, at }: PadStep): void {
    if (this.pad === undefined) return;
    this.pad = { ...this.pad, entries };
    [this.#draft, this.at] = [draft, at];
    this.#update();
  }

  /** The entries of all deals, including the one that is being written down. */
  #entries({ entries }: StoredPad): readonly PadEntry[] {
    const draft = this.#draft;
    if (draft === null) return entries;
    return this.changes ? entries.with(this.at, draft) : [...entries, draft];
  }

  /** Asks the worker to compute the scores again. */
  #update(): void {
    const { pad } = this;
    if (pad === undefined) return;
    const { base, overrides, dealer, length, names } = pad;
    const wish = { type: 'score', number: ++this.#number, seats: names.length } as const;
    this.#worker.say({ ...wish, base, overrides, dealer, length, entries: this.#entries(pad) });
  }

  #take(reply: HouseReply): void {
    if (reply.type !== 'scored' || reply.number !== this.#number || this.pad === undefined) return;
    if (reply.pad === null) this.failed = true;
    else [this.scored, this.#bySeat, this.cards] = [reply.pad, reply.sides, reply.cards];
    this.#store();
    const { deals = [], over = true } = reply.pad ?? {};
    if (!over && this.at >= deals.length) this.#correct(this.pad, deals.length - 1);
  }

  /** Opens a stored deal whose entry the rules cannot score. */
  #correct({ entries }: StoredPad, at: number): void {
    this.#restore({ entries, draft: entries[at] ?? null, at });
  }

  #store(): void {
    if (this.pad === undefined || this.scored === undefined || this.changes || this.shared === 'yes') return;
    const totals = this.scored.deals[this.pad.entries.length - 1]?.result?.totals ?? [];
    const over = this.scored.over && this.#draft === null;
    const pad = { ...this.pad, at: Date.now(), draft: this.#draft, totals, over };
    this.pads = storePad(pad);
    this.pad = this.pads.find(({ id }) => id === pad.id) ?? pad;
    this.live.update(this.pad);
  }
}
