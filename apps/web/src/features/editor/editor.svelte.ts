// State of the house rules editor: the rules, the undo steps, and the worker's answers.

import {
  type Drafted,
  type HouseReply,
  type HouseSaved,
  type ListedHouse,
  type SheetCard,
  TEXT_MAX,
  type Tried,
  type Understood,
} from '@moonshot/protocol';
import type { Overrides } from '@moonshot/rules';
import type { House } from '@moonshot/rules/house';
import { type HouseWorker, houseClient } from '../../connection/house-client.ts';
import { currentLanguage, locale } from '../../i18n/messages.svelte.ts';
import { moveTo } from '../../model/addresses.ts';
import type { AppContext } from '../../model/app.ts';
import { randomHex } from '../../model/random-hex.ts';
import { BOT_NAMES } from '../../ui/portraits.ts';
import type { HouseOpenError } from './open-error.ts';

/** Maximum number of undo steps. */
const STEPS_MAX = 100;

/** With whom the person plays the rules. */
export type PlayedWith = 'bots' | 'friends';

export class HouseEditor {
  shows: 'start' | 'preview' | 'form' | 'text' = $state('start');
  understood: Understood | undefined = $state.raw(); // what the worker understood of a text
  rules: House | undefined = $state.raw();
  drafted: Drafted | undefined = $state.raw();
  before: readonly House[] = $state.raw([]);
  houses: readonly ListedHouse[] = $state.raw([]);
  tried: Tried | undefined = $state.raw();
  trying = $state(false);
  unread: HouseOpenError | undefined = $state.raw();
  untitled: string | null = $state(null); // why the title of the opened rules was removed
  // the name that the worker checked last, and why it is forbidden (null if it is allowed)
  checked: { readonly name: string; readonly why: string | null } | undefined = $state.raw();
  failed = $state(false);
  id: string | null = $state(null); // the id under which the rules are stored
  saved: 'no' | HouseSaved = $state('no');
  seats = $state(4);
  touched: readonly string[] = $state.raw([]); // paths of the fields that were changed last
  proposed: string | undefined = $state(); // the name that was proposed when the rules were stored
  readonly #app: Pick<AppContext, 'dispatch'>;
  readonly #nameFor: (name: string) => string | undefined;
  readonly #worker: HouseWorker;
  // The numbers of the last requests to the worker. Answers to older requests are recognised by them.
  readonly #last = { draft: 0, trial: 0, text: 0 };
  #plays: PlayedWith | null = null; // with whom the person wants to play once the rules are stored

  /**
   * `nameFor` proposes a name for changed rules that bear the name of a game. Undefined if their name is
   * their own.
   */
  constructor(app: Pick<AppContext, 'dispatch'>, nameFor: (name: string) => string | undefined = () => undefined) {
    this.#app = app;
    this.#nameFor = nameFor;
    this.#worker = houseClient({
      onReply: reply => this.#hear(reply),
      games: games => this.#gamesChanged(games),
      failed: () => {
        this.failed = true;
      },
    });
    this.speak();
    this.fromAddress();
  }

  close(): void {
    this.#worker.close();
  }

  /** Requests the list of games and the rules as sentences again, in the page's current language. */
  speak(): void {
    this.#worker.speak(currentLanguage());
    this.#worker.say({ type: 'list' });
    if (this.rules !== undefined) this.#draft();
  }

  /** Opens the rules in the page's address and removes them from the address. */
  fromAddress(): void {
    const [, code] = /^#r\/(.*)/.exec(location.hash) ?? [];
    if (code === undefined) return;
    moveTo('#house');
    this.#read(code, true);
  }

  /** Opens the rules in a file's text. */
  readFile(text: string): void {
    this.#read(text, false);
  }

  /** Reads a family's written rules, with the answers given so far. */
  understand(text: string, answers: Overrides): void {
    const given = { text: text.slice(0, TEXT_MAX), answers: { ...answers } };
    this.#worker.say({ type: 'understand', number: ++this.#last.text, ...given });
  }

  #read(text: string, packed: boolean): void {
    this.unread = undefined;
    if (text.length > TEXT_MAX) this.unread = { place: '', reason: '', tooLong: true };
    else this.#worker.say({ type: 'read', text, packed });
  }

  /** Starts from a game or from rules that were read, or continues with stored rules. */
  begin(rules: House, seats: number, id: string | null = null): void {
    Object.assign(this, {
      id,
      seats,
      before: [],
      tried: undefined,
      drafted: undefined,
      unread: undefined,
      untitled: null,
      checked: undefined,
      touched: [],
    });
    this.saved = id === null ? 'no' : 'yes';
    this.shows = 'form';
    this.#set(rules);
  }

  /** Changes fields by their paths. */
  change(change: Overrides): void {
    if (this.rules === undefined) return;
    this.before = [...this.before, this.rules].slice(-STEPS_MAX);
    this.touched = Object.keys(change);
    this.saved = 'no';
    this.#set({ base: this.rules.base, overrides: { ...this.rules.overrides, ...change } });
  }

  /** Asks the worker whether the name is allowed. */
  checkName(name: string): void {
    if (this.rules === undefined) return;
    const { base, overrides } = this.#whole(this.rules);
    this.#worker.say({ type: 'title', base, overrides: { ...overrides, name } });
  }

  /** Renames the rules, unless the name is known to be forbidden. */
  rename(name: string): void {
    if (this.checked?.name !== name || this.checked.why === null) this.change({ name });
  }

  undo(): void {
    const last = this.before.at(-1);
    if (last === undefined) return;
    this.before = this.before.slice(0, -1);
    this.saved = 'no';
    this.#set(last);
  }

  readFor(seats: number): void {
    this.seats = seats;
    this.#draft();
  }

  /** Stores the rules. Changed rules that bear the name of a game get a name of their own. */
  save(): void {
    const { rules, drafted } = this;
    if (rules === undefined) return;
    const name = drafted === undefined || drafted.game !== null ? undefined : this.#nameFor(drafted.name);
    if (name !== undefined) {
      this.change({ name });
      this.proposed = name;
    }
    this.#worker.say({ type: 'keep', id: this.id, ...this.#whole(this.rules ?? rules) });
  }

  forget(id: string): void {
    this.#worker.say({ type: 'forget', id });
    if (this.id === id) this.id = null;
  }

  /**
   * Starts a game with bots by these rules, or takes the rules to a table with friends. A game need not be
   * stored first.
   */
  play(others: PlayedWith): void {
    const { drafted } = this;
    if (drafted === undefined || drafted.problems.length > 0) return;
    this.#plays = others;
    if (drafted.game !== null) this.#sit(drafted.game);
    else if (this.saved === 'yes' && this.id !== null) this.#worker.say({ type: 'list' });
    else this.save();
  }

  tryOut(): void {
    if (this.rules === undefined || this.drafted === undefined) return;
    this.tried = undefined;
    this.trying = true;
    this.#worker.say({
      type: 'try',
      number: ++this.#last.trial,
      seed: randomHex(8),
      seats: this.drafted.seats,
      ...this.#whole(this.rules),
    });
  }

  #sit(game: string): void {
    const others = this.#plays;
    this.#plays = null;
    this.#app.dispatch({ type: 'pick-game', game });
    this.#app.dispatch({ type: 'pick-seats', seats: this.drafted?.seats ?? this.seats });
    this.#app.dispatch({ type: 'close' });
    if (others === 'friends') this.#app.dispatch({ type: 'open', panel: 'friends' });
    else this.#app.dispatch({ type: 'play-now', you: locale.words.you, bots: BOT_NAMES });
  }

  #set(rules: House): void {
    this.rules = rules;
    this.tried = undefined;
    this.trying = false;
    this.#last.trial += 1; // drops the answer of a running trial, which is about other rules
    this.#draft();
  }

  #draft(): void {
    if (this.rules === undefined) return;
    const number = ++this.#last.draft;
    this.#worker.say({ type: 'draft', number, seats: this.seats, ...this.#whole(this.rules) });
  }

  /**
   * The base and the overrides of the rules. Rules read from a link or a text also have other fields, which
   * come from the worker's message.
   */
  #whole = (rules: House): { base: string; overrides: Record<string, unknown> } => ({
    base: rules.base,
    overrides: { ...rules.overrides },
  });

  #gamesChanged(games: readonly SheetCard[]): void {
    this.#app.dispatch({ type: 'received', message: { type: 'further', sheets: games } });
    if (this.#plays !== null && this.id !== null && games.some(({ id }) => id === this.id)) this.#sit(this.id);
  }

  #hear(reply: HouseReply): void {
    switch (reply.type) {
      case 'drafted':
        if (reply.number === this.#last.draft || this.drafted === undefined) this.drafted = reply;
        return;
      case 'tried':
        if (reply.number !== this.#last.trial) return;
        this.tried = reply;
        this.trying = !reply.done;
        return;
      case 'kept':
        this.id = reply.id;
        this.saved = reply.saved;
        return;
      case 'titled':
        this.checked = { name: reply.name, why: reply.untitled };
        return;
      case 'houses':
        this.houses = reply.houses;
        return;
      case 'read':
        this.begin(reply, this.seats);
        this.untitled = reply.untitled;
        this.shows = 'preview';
        return;
      case 'understood':
        if (reply.number === this.#last.text) this.understood = reply;
        return;
      case 'unread':
        this.unread = reply;
        this.shows = 'start';
    }
  }
}
