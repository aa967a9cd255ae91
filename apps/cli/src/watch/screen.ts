// Full-screen playback of a recorded match. Keys step and run through it, and change the viewer and the
// speed.

import { onwards, type ReplayPosition, type ReplaySpeed, SPEEDS, STEP_MS, wishOf } from '@moonshot/protocol';
import type { Seat } from '@moonshot/rules';
import { cut, oneLine, wrapped } from '../core/plain-text.ts';
import type { DrawTarget } from '../play/screen.ts';
import { Terminal, type TerminalKey, type TerminalListener } from '../play/terminal.ts';
import { ink } from '../render/ink.ts';
import { columns } from '../render/screen-size.ts';
import { describeStep, handLines, type Match, tableLine } from './step-text.ts';

/** The browser's names for the terminal's keys, because `wishOf` expects the names of the browser. */
const NAMED: Readonly<Record<string, string>> = {
  left: 'ArrowLeft',
  right: 'ArrowRight',
  pageup: 'PageUp',
  pagedown: 'PageDown',
  home: 'Home',
  end: 'End',
  escape: 'Escape',
};

/**
 * Where playback starts: the deal, and the seat whose cards are visible. All hands are visible if the seat
 * is null.
 */
export interface WatchStart {
  readonly deal: number; // index of the deal in the match's list of deals
  readonly eyes: Seat | null;
}

/**
 * Shows the match until the person leaves. If the person chose to continue the match at a table, returns how
 * many of its events to keep; otherwise null.
 */
export function watchOnScreen(
  match: Match,
  beginning: WatchStart,
  opener: (listener: TerminalListener) => DrawTarget = listener => new Terminal(listener),
): Promise<number | null> {
  return new Promise(resolve => new Watch(match, beginning, opener, resolve).show());
}

class Watch {
  readonly #match: Match;
  readonly #terminal: DrawTarget;
  readonly #end: (fork: number | null) => void;
  #at: ReplayPosition;
  #eyes: Seat | null;
  #speed: ReplaySpeed = 'usual';
  #timer: NodeJS.Timeout | undefined; // the timer of the next step during automatic playback

  constructor(
    match: Match,
    { deal, eyes }: WatchStart,
    opener: (listener: TerminalListener) => DrawTarget,
    end: (fork: number | null) => void,
  ) {
    this.#match = match;
    this.#at = { deal, step: 0 };
    this.#eyes = eyes;
    this.#end = end;
    this.#terminal = opener({
      pressed: press => this.#pressed(press),
      resized: () => this.show(),
      gone: () => this.#leave(),
    });
  }

  show(): void {
    const deal = this.#match.deals[this.#at.deal];
    const step = deal?.steps[this.#at.step];
    if (deal === undefined || step === undefined) return;
    const { names, deals, words } = this.#match;
    const place = [
      `${words.deal(deal.deal)} (${this.#at.deal + 1}/${deals.length})`,
      words.step(this.#at.step + 1, deal.steps.length),
      `${words.eyes} ${this.#eyes === null ? words.open : oneLine(names[this.#eyes] ?? '')}`,
      ...(this.#timer === undefined ? [] : [`${words.speed} ${words.speeds[this.#speed]}`]),
    ].join(' · ');
    const lines = [
      ink.bold(oneLine(this.#match.title)),
      ink.dim(place),
      '',
      ...wrapped(describeStep(this.#match, deal, step), columns()),
      '',
      ...handLines(this.#match, step, this.#eyes),
      '',
      ...wrapped(tableLine(this.#match, step), columns()),
      '',
      ...wrapped(words.keys, columns()).map(ink.dim),
    ];
    this.#terminal.draw(lines.map(line => cut(line, columns())));
  }

  #pressed({ name, text }: TerminalKey): void {
    const key = NAMED[name] ?? (text === '−' ? '-' : text);
    const { deals, names } = this.#match;
    const wish = key === 'q' ? ({ type: 'close' } as const) : wishOf(key, deals, this.#at, names.length);
    if (wish === undefined) return;
    if (wish.type === 'close') {
      this.#leave();
      return;
    }
    const fork = this.#match.deals[this.#at.deal]?.steps[this.#at.step]?.fork ?? null;
    if (wish.type === 'fork' && fork !== null) {
      this.#leave(fork);
      return;
    }
    if (wish.type === 'go') this.#at = wish.to;
    if (wish.type === 'eyes') this.#eyes = wish.seat;
    if (wish.type === 'speed') this.#speed = SPEEDS[SPEEDS.indexOf(this.#speed) + wish.by] ?? this.#speed;
    if (wish.type === 'run') this.#run(this.#timer === undefined);
    this.show();
  }

  #run(runs: boolean): void {
    clearTimeout(this.#timer);
    this.#timer = runs ? setTimeout(() => this.#goOn(), STEP_MS[this.#speed]) : undefined;
  }

  #goOn(): void {
    const next = onwards(this.#match.deals, this.#at);
    this.#at = next ?? this.#at;
    this.#run(next !== undefined);
    this.show();
  }

  #leave(fork: number | null = null): void {
    this.#run(false);
    this.#terminal.close();
    this.#end(fork);
  }
}
