// Full-screen play. Keys change the person's selection, and events change the table. After each change the
// screen is redrawn.

import type { Shown } from '@moonshot/protocol';
import type { Action, Ask } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import {
  answerNamed,
  answerWith,
  cardsWanted,
  chosenOf,
  EMPTY,
  moved,
  placed,
  shortened,
  toggled,
} from '../answer/draft.ts';
import { MINE, type Need, needOf } from '../answer/need.ts';
import { type CommandWord, read, wordOf } from '../answer/parse-input.ts';
import { inHand } from '../render/cards.ts';
import { companyOf, describeEvents, type TablePlayers } from '../render/event-text.ts';
import { CALLS, type FrameState, frame } from '../render/frame.ts';
import { overlay } from '../render/overlay.ts';
import { choicesOf } from '../render/question.ts';
import { refusalText } from '../render/refusal.ts';
import { columns, rows } from '../render/screen-size.ts';
import { hintLines, pageFor } from './pages.ts';
import { type End, ending, type PlaySession, type SessionCommand } from './session.ts';
import { Terminal, type TerminalKey, type TerminalListener } from './terminal.ts';

const RECENT_MAX = 12;
const TYPED_MAX = 60;

/** The part of a terminal that the screen uses. Tests replace it. */
export type DrawTarget = Pick<Terminal, 'draw' | 'close'>;
type Opener = (listener: TerminalListener) => DrawTarget;

/** Plays until the match is over or the person leaves. */
export function playOnScreen(
  session: PlaySession,
  greeting: readonly string[],
  opener: Opener = listener => new Terminal(listener),
): Promise<End> {
  return new Promise(resolve => new Screen(session, greeting, opener, resolve).show());
}

class Screen {
  readonly #sitting: PlaySession;
  readonly #end: (end: End) => void;
  readonly #company: TablePlayers;
  readonly #terminal: DrawTarget;
  #desk: FrameState;
  #page: { readonly lines: readonly string[]; readonly top: number } | undefined;
  #asked = ''; // the question and the number of cards for which the selection was last cleared, as text
  #busy = false; // whether a command is being carried out; keys are ignored meanwhile
  #left = false;

  constructor(session: PlaySession, greeting: readonly string[], opener: Opener, end: (end: End) => void) {
    this.#desk = { draft: EMPTY, calling: false, typed: '', recent: greeting, note: '' };
    this.#sitting = session;
    this.#end = end;
    this.#company = companyOf(session.hearts, session.view().sitters, MINE);
    this.#terminal = opener({
      pressed: press => this.#pressed(press),
      resized: () => this.show(),
      gone: () => this.#leave('left'),
    });
    session.onEvents(shown => this.#addSentences(describeEvents(this.#company, shown), shown.some(isDeal)));
  }

  /** Draws the table, or the page that covers it. */
  show(): void {
    if (this.#left) return;
    const { hearts, view, language } = this.#sitting;
    this.#clearForNewQuestion();
    const size = { columns: columns(), rows: rows() };
    this.#terminal.draw(
      this.#page
        ? overlay(this.#page.lines, this.#page.top, size)
        : frame(hearts, this.#company, view(), this.#need, this.#desk, size, language.words),
    );
  }

  get #need(): Need {
    return needOf(this.#sitting.view());
  }

  get #cards(): readonly Card[] {
    return inHand(this.#sitting.view().deal.hand, this.#sitting.hearts.rules.strength);
  }

  #set(change: Partial<FrameState>): void {
    this.#desk = { ...this.#desk, ...change };
  }

  /** Clears the selection and resets the pointer for a new question. */
  #clearForNewQuestion(): void {
    const need = this.#need;
    const asked = need.type === 'answer' ? `${this.#cards.length} ${JSON.stringify(need.ask)}` : need.type;
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#set({ draft: need.type === 'answer' ? placed(need.ask, this.#cards) : EMPTY, calling: false });
  }

  /** Appends sentences about events. With `fresh` (a new deal began), the earlier sentences are dropped. */
  #addSentences(sentences: readonly string[], fresh: boolean): void {
    if (this.#sitting.stopped() !== undefined) this.#leave('stopped');
    const before = fresh ? [] : this.#desk.recent;
    this.#set({ recent: [...before, ...sentences].slice(-RECENT_MAX), note: '' });
    this.show();
  }

  #leave(end: End): void {
    if (this.#left) return;
    this.#left = true;
    this.#terminal.close();
    this.#end(end);
  }

  #pressed(press: TerminalKey): void {
    if (this.#page) this.#turnPage(press);
    else if (this.#busy) return;
    else if (press.name === 'return' || press.name === 'enter') this.#entered();
    else if (press.name === 'backspace') this.#back();
    else if (press.name === 'escape')
      this.#set({ typed: '', note: '', calling: false, draft: { ...this.#desk.draft, chosen: [] } });
    else if (!this.#pointed(press)) this.#typed(press.text);
    this.show();
  }

  /**
   * Handles a key while a page covers the table. The arrow and page keys and Space scroll the page. Any other
   * key closes it, and so do Space and Page Down at its end.
   */
  #turnPage({ name }: TerminalKey): void {
    const page = this.#page;
    if (page === undefined) return;
    const step = rows() - 3;
    const bottom = Math.max(0, page.lines.length - step);
    if (name === 'down') this.#page = { ...page, top: Math.min(bottom, page.top + 1) };
    else if (name === 'up') this.#page = { ...page, top: Math.max(0, page.top - 1) };
    else if ((name === 'space' || name === 'pagedown') && page.top < bottom)
      this.#page = { ...page, top: Math.min(bottom, page.top + step) };
    else if (name === 'pageup') this.#page = { ...page, top: Math.max(0, page.top - step) };
    else this.#page = undefined;
  }

  #back(): void {
    const { typed, draft, calling } = this.#desk;
    if (typed !== '') this.#set({ typed: typed.slice(0, -1), note: '' });
    else if (calling) this.#set({ calling: false, draft: placedAgain(draft) });
    else this.#set({ draft: shortened(draft), note: '' });
  }

  /**
   * Handles the arrow keys and the space bar while nothing has been typed. Returns whether it handled the
   * key.
   */
  #pointed({ name }: TerminalKey): boolean {
    const need = this.#need;
    if (need.type !== 'answer' || this.#desk.typed !== '') return false;
    const by = name === 'right' || name === 'down' ? 1 : name === 'left' || name === 'up' ? -1 : 0;
    const { ask } = need;
    const { draft, calling } = this.#desk;
    if (by !== 0) {
      const count = this.#choices(ask).length;
      const next =
        count > 0 ? { ...draft, pointer: (draft.pointer + by + count) % count } : moved(ask, this.#cards, draft, by);
      this.#set({ draft: next, note: '' });
      return true;
    }
    if (name !== 'space') return false;
    if (cardsWanted(ask) > 1 && !calling) this.#set({ draft: toggled(ask, this.#cards, draft), note: '' });
    return true;
  }

  /**
   * The list of choices in which the pointer moves. Empty if the pointer moves among the cards of the hand.
   */
  #choices(ask: Ask): readonly { readonly name: string }[] {
    return this.#desk.calling
      ? CALLS
      : choicesOf(this.#sitting.hearts, this.#company, ask, this.#sitting.language.words);
  }

  /** Handles a typed letter. A letter that is a command and cannot begin a card takes effect at once. */
  #typed(text: string): void {
    if (text === '') return;
    const typed = (this.#desk.typed + text).slice(0, TYPED_MAX);
    const word = this.#desk.typed === '' ? wordOf(text) : undefined;
    if (word !== undefined && word !== 'quit') this.#do(word);
    else this.#set({ typed, note: word === 'quit' ? 'Enter leaves the table; it is kept.' : '' });
  }

  #do(word: CommandWord): void {
    const need = this.#need;
    this.#set({ typed: '' });
    if (word === 'quit') this.#leave('left');
    else if (word === 'undo') this.#try({ type: 'undo' });
    else if (word === 'end') this.#try(ending(this.#sitting));
    else if (word === 'hint') this.#set({ note: hintLines(this.#sitting, this.#company, need).join(' ') });
    else this.#page = { lines: pageFor(this.#sitting, this.#company, need, word, true), top: 0 };
  }

  #entered(): void {
    const need = this.#need;
    if (this.#desk.typed !== '') this.#enteredText(need);
    else if (need.type === 'ready') this.#try({ type: 'ready' });
    else if (need.type === 'over') this.#leave('over');
    else if (need.type === 'answer') this.#enteredChoice(need.ask);
  }

  #enteredText(need: Need): void {
    const wanted = read(this.#desk.typed, need.type === 'answer' ? need.ask : null);
    this.#set({ typed: '', note: wanted.type === 'unclear' ? wanted.sentence : '' });
    if (wanted.type === 'act') this.#try(wanted);
    else if (wanted.type === 'word') this.#do(wanted.word);
  }

  #enteredChoice(ask: Ask): void {
    const { draft } = this.#desk;
    const action = this.#chosenAction(ask);
    if (action !== undefined) this.#try({ type: 'act', action });
    else if (cardsWanted(ask) > 1) this.#set({ draft: toggled(ask, this.#cards, draft), note: '' });
  }

  /** The answer made of the selected cards; undefined if more must be selected. */
  #chosenAction(ask: Ask): Action | undefined {
    const { draft, calling } = this.#desk;
    const choice = this.#choices(ask)[draft.pointer];
    if (calling) return answerWith(ask, chosenOf(this.#cards, draft), choice?.name === 'high' ? 'high' : 'low');
    if (choice !== undefined) return answerNamed(ask, choice.name);
    if (ask.type === 'play') return this.#chosenPlay(ask);
    const cards = chosenOf(this.#cards, draft);
    return cards.length === cardsWanted(ask) ? answerWith(ask, cards) : undefined;
  }

  /**
   * The play of the card at the pointer. If it is a wild card that can be called highest or lowest, first
   * asks for the call.
   */
  #chosenPlay(ask: Extract<Ask, { type: 'play' }>): Action | undefined {
    const { draft } = this.#desk;
    const card = this.#cards[draft.pointer];
    const plays = ask.plays.filter(play => play.card === card);
    if (plays.length < 2) return card === undefined ? undefined : { type: 'play', card, ...(plays[0] ?? {}) };
    this.#set({ calling: true, draft: { pointer: 0, chosen: [draft.pointer] } });
    return undefined;
  }

  #try(wish: SessionCommand): void {
    this.#busy = true;
    void this.#sitting.wish(wish).then(answer => {
      this.#busy = false;
      if (answer.type === 'refused')
        this.#set({ note: refusalText(this.#sitting.hearts, answer.refusal, this.#sitting.language.words) });
      this.show();
    });
  }
}

/** The selection after the person has gone back from the call of a wild card: the pointer is at that card. */
const placedAgain = (draft: FrameState['draft']): FrameState['draft'] => ({
  pointer: draft.chosen[0] ?? 0,
  chosen: [],
});

const isDeal = (shown: Shown): boolean => shown.type === 'game' && shown.event.type === 'dealt';
