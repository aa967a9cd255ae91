// The terminal in full-screen mode: reads keys, draws lines, and restores the normal screen at the end.
import { emitKeypressEvents, type Key } from 'node:readline';
import { widthOf } from '../core/plain-text.ts';

const ESC = '\u001b[';
const ALTERNATE = { on: `${ESC}?1049h`, off: `${ESC}?1049l` };
const CURSOR = { hide: `${ESC}?25l`, show: `${ESC}?25h` };
const HOME = `${ESC}H`;
const CLEAR_LINE = `${ESC}K`;
const CLEAR_BELOW = `${ESC}J`;

export interface TerminalKey {
  readonly name: string; // such as up, return, space or backspace; empty if the key has no name
  readonly text: string; // the text that the key types; empty for keys such as arrows
  readonly ctrl: boolean;
}

export interface TerminalListener {
  pressed(press: TerminalKey): void;
  resized(): void;
  /** Called when the terminal has been closed or the program was asked to end. */
  gone(): void;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export class Terminal {
  readonly #listener: TerminalListener;

  constructor(listener: TerminalListener) {
    this.#listener = listener;
    emitKeypressEvents(process.stdin);
    this.#enter();
    process.stdin.on('keypress', this.#pressed).on('end', this.#gone);
    process.stdout.on('resize', this.#resized);
    process.on('SIGCONT', this.#back).on('exit', this.#leaveScreen);
    for (const signal of SIGNALS) process.on(signal, this.#gone);
  }

  /** Replaces the screen's contents with these lines. */
  draw(lines: readonly string[]): void {
    const shown = lines.slice(0, process.stdout.rows ?? lines.length).map(line => line + CLEAR_LINE);
    process.stdout.write(HOME + shown.join('\r\n') + CLEAR_BELOW);
  }

  close(): void {
    process.stdin.off('keypress', this.#pressed).off('end', this.#gone);
    process.stdout.off('resize', this.#resized);
    process.off('SIGCONT', this.#back).off('exit', this.#leaveScreen);
    for (const signal of SIGNALS) process.off(signal, this.#gone);
    this.#leaveScreen();
    process.stdin.pause();
  }

  #enter(): void {
    process.stdin.setRawMode(true);
    process.stdin.resume();
    process.stdout.write(ALTERNATE.on + CURSOR.hide);
  }

  readonly #leaveScreen = (): void => {
    process.stdout.write(CURSOR.show + ALTERNATE.off);
    if (process.stdin.isTTY) process.stdin.setRawMode(false);
  };

  readonly #gone = (): void => this.#listener.gone();
  readonly #resized = (): void => this.#listener.resized();

  readonly #pressed = (text: string | undefined, key: Key): void => {
    if (key.ctrl && key.name === 'z') this.#suspend();
    else if (key.ctrl && (key.name === 'c' || key.name === 'd')) this.#listener.gone();
    else {
      const typed =
        text !== undefined && !key.ctrl && !key.meta && widthOf(text) === 1 && text >= ' ' && text !== '\u007f';
      this.#listener.pressed({ name: key.name ?? '', text: typed ? text : '', ctrl: key.ctrl === true });
    }
  };

  /** Ctrl-Z suspends the program; `fg` resumes it. */
  #suspend(): void {
    if (process.platform === 'win32') return;
    this.#leaveScreen();
    process.kill(0, 'SIGTSTP'); // stops the whole process group, otherwise npm keeps the terminal
  }

  readonly #back = (): void => {
    this.#enter();
    this.#listener.resized();
  };
}
