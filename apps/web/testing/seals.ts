// Test harness: what a table's server sends one client about seals, honestly or not.
import type { SealView, TableView } from '@moonshot/protocol';
import type { TableFacts } from '@moonshot/protocol/server';
import { warningsOf } from '../src/online/seals/seal-record.ts';
import type { OwnPart, SealWarning } from '../src/online/seals/seal-watch.ts';
import { type SealClient, sealingOf } from '../src/online/seals/sealing.ts';
import type { LocalStore } from '../src/online/server/identity.ts';

const MATCH = 'tableTableTableTableTa-1';
/** Ada (the client), Ben and Cleo; seat 3 is a bot. */
const PEOPLE = [0, 1, 2] as const;
const NONE = [null, null, null, null] as const;

export const digits = (n: number): string => n.toString(16).padStart(64, '0');

export function boxed(): LocalStore {
  const kept = new Map<string, string>();
  return {
    get: key => kept.get(key) ?? null,
    put: (key, value) => void (value === null ? kept.delete(key) : kept.set(key, value)),
  };
}

export class SealTable {
  readonly store = boxed();
  readonly sent: OwnPart[] = [];
  readonly warned: SealWarning[] = [];
  nowMs = 1_000_000;
  private sealing: SealClient;
  private timers: (() => void)[] = [];
  private shown: TableView | undefined; // last view on the page
  private seal: SealView | null = null;
  private standIns: readonly number[] = [];
  private drawn = 0;
  private lineIs = true;
  hasDays = false; // the table gives days for each answer

  constructor() {
    this.sealing = this.page();
  }

  private page(): SealClient {
    return sealingOf({
      store: this.store,
      draw: () => new Uint8Array(32).fill(++this.drawn),
      later: (_, then) => this.timers.push(then),
      nowMs: () => this.nowMs,
      say: part => {
        if (this.lineIs) this.sent.push(part);
        return this.lineIs;
      },
      warn: warning => this.warned.push(warning),
    });
  }

  /** The last message of the client, as the honest server accepts it. */
  get part(): string {
    const last = this.sent.at(-1);
    if (last === undefined) return '';
    return last.type === 'commitSeal' ? last.commitment : last.bytes;
  }

  /** The record that this device keeps of the match. */
  get kept(): readonly SealWarning[] {
    return warningsOf(this.store, MATCH);
  }

  private show(over = false): void {
    this.shown = this.view(over);
    this.sealing.view(this.shown);
  }

  private view(over = false): TableView {
    const sitters = [...PEOPLE.map(seat => ({ kind: 'person', name: `${seat}` })), { kind: 'bot', name: 'Io' }];
    const online = { seal: this.seal, standIns: this.standIns };
    return { id: MATCH, viewer: 0, sitters, online, deal: { phase: over ? 'over' : 'deal' } } as unknown as TableView;
  }

  tell(change: Partial<SealView>): void {
    if (this.seal === null) throw new Error('Cannot send a seal: none has begun');
    this.seal = { ...this.seal, ...change };
    this.show();
  }

  /** The table before the match. Players present here are present when it begins. */
  gathers(): void {
    this.facts([], 'gathering');
  }

  facts(away: readonly number[] = [], state: TableFacts['state'] = 'playing'): void {
    this.sealing.facts(this.table(away, state), 0, this.shown);
  }

  private table(away: readonly number[], state: TableFacts['state']): TableFacts {
    const seats = PEOPLE.map(seat => ({ kind: 'person', present: !away.includes(seat), standIn: false }));
    return { state, seats, settings: { clock: this.hasDays ? { days: 3 } : null } } as unknown as TableFacts;
  }

  /** These seats have stand-ins. */
  away(...seats: readonly number[]): void {
    this.standIns = seats;
    this.show();
  }

  begin(deal: number, change: Partial<SealView> = {}): void {
    this.missed(deal, change);
    this.tell({});
  }

  /** A seal begins while this client is disconnected. */
  missed(deal: number, change: Partial<SealView>): void {
    this.seal = {
      protocol: 2,
      deal,
      attempt: 0,
      asked: PEOPLE.filter(seat => !this.standIns.includes(seat)),
      voided: [],
      beacon: null,
      phase: 'commit',
      server: digits(deal),
      previous: digits(100 + deal),
      commitments: NONE,
      opened: NONE,
      ...change,
    };
  }

  /** All asked seats have committed, so `sealed` follows. */
  settle(without: readonly number[] = [], change: Partial<SealView> = {}): void {
    const lock = (seat: number): string => (seat === 0 ? this.part : digits(200 + seat));
    const { asked = [] } = this.seal ?? {};
    const commitments = NONE.map((_, seat) => (asked.includes(seat) && !without.includes(seat) ? lock(seat) : null));
    this.tell({ phase: 'open', commitments, ...change });
  }

  /** All contributors have revealed their secrets, and the cards are dealt. */
  mix(): void {
    const { commitments = [] } = this.seal ?? {};
    const opened = commitments.map((lock, seat) =>
      lock === null ? null : seat === 0 ? this.part : digits(300 + seat),
    );
    this.tell({ phase: 'dealt', opened });
  }

  /** Some seats have withheld their secrets, so the next attempt begins without them. */
  voided(...withheld: readonly number[]): void {
    if (this.seal === null) return;
    const { attempt, server, commitments, voided, asked } = this.seal;
    const next = attempt + 1;
    this.tell({
      attempt: next,
      voided: [...voided, { attempt, withheld, server, commitments }],
      asked: next < 3 ? asked.filter(seat => !withheld.includes(seat)) : [],
      beacon: null,
      phase: 'commit',
      server: digits(10 * next),
      commitments: NONE,
      opened: NONE,
    });
  }

  /** A whole honest deal. */
  deal(deal: number): void {
    this.begin(deal);
    this.settle();
    this.mix();
  }

  over(): void {
    this.show(true);
  }

  /** Time passes while the page is awake. */
  wait(ticks: number): void {
    for (let i = 0; i < ticks; i++) for (const then of this.timers.splice(0)) then();
  }

  /** The connection is replaced. A reloaded page knows only what the device stores. */
  reconnect(how: 'again' | 'reloaded' = 'again'): void {
    if (how === 'reloaded') this.sealing = this.page();
    this.sealing.connected();
    this.sealing.facts(this.table([], 'playing'), 0, how === 'again' ? this.shown : undefined);
    this.show();
  }

  /** The server refuses the client's last part because of too many messages. */
  refuse(): void {
    this.sealing.refused(1000, () => this.shown);
  }

  line(is: boolean): void {
    this.lineIs = is;
  }
}

export type Story = (table: SealTable) => void;

/** Starts before the match, so the client knows that it was present when the match began. */
export function tableFor(story: Story): SealTable {
  const table = new SealTable();
  table.gathers();
  story(table);
  return table;
}
