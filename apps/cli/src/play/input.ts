// Reads lines from a pipe or a plain terminal into a queue, and handles signals to leave.
import { createInterface, type Interface } from 'node:readline';
import { setImmediate as turn } from 'node:timers/promises';
import { print } from '../core/output.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The number of queued lines at which reading pauses. Lines that Node has already read are still added. */
const WAITING_MAX = 1000;

export class LineInput {
  readonly #terminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  readonly #reader: Interface;
  readonly #lines: string[] = []; // lines not used yet; a pipe may deliver many before the table needs them
  #wanted: ((line: string | undefined) => void) | undefined;
  #ended = false;
  #left = false;
  #onLeave: () => void = () => {};
  /** Resolves when a signal asks the program to stop. */
  readonly leaving = new Promise<void>(resolve => {
    this.#onLeave = resolve;
  });

  constructor() {
    const output = this.#terminal ? { output: process.stdout } : {};
    this.#reader = createInterface({ input: process.stdin, terminal: this.#terminal, ...output });
    this.#reader.on('line', line => this.#push(line)).on('close', () => this.#end());
    this.#reader.on('SIGINT', this.#leave);
    for (const signal of SIGNALS) process.on(signal, this.#leave);
  }

  /** Whether a signal has asked the program to stop. */
  get left(): boolean {
    return this.#left;
  }

  /** The next line; undefined at the end of the input, or when a signal has asked the program to stop. */
  async next(prompt: string): Promise<string | undefined> {
    this.#show(prompt);
    // Signals are handled only between turns of the event loop. Without this pause, queued lines would delay
    // them for ever.
    await turn();
    return new Promise(resolve => {
      this.#wanted = resolve;
      this.#give();
    });
  }

  close(): void {
    this.#ended = true;
    for (const signal of SIGNALS) process.off(signal, this.#leave);
    this.#reader.close();
    process.stdin.destroy();
  }

  #show(prompt: string): void {
    if (this.#terminal && !this.#ended) {
      this.#reader.setPrompt(prompt);
      this.#reader.prompt();
      this.#pace(); // resumes reading if it was paused
    } else print(prompt.trimEnd());
  }

  #push(line: string): void {
    this.#lines.push(line);
    this.#pace();
    this.#give();
  }

  /** Pauses reading while too many lines are queued. */
  #pace(): void {
    if (this.#ended) return;
    if (this.#lines.length > WAITING_MAX) this.#reader.pause();
    else if (this.#lines.length === 0) this.#reader.resume();
  }

  #end(): void {
    if (this.#terminal && !this.#ended) print(''); // moves to a new line after the prompt
    this.#ended = true;
    this.#give();
  }

  readonly #leave = (): void => {
    this.#left = true;
    this.#onLeave();
    this.#reader.close();
  };

  #give(): void {
    if (this.#wanted === undefined || (this.#lines.length === 0 && !this.#ended)) return;
    const give = this.#wanted;
    this.#wanted = undefined;
    give(this.#left ? undefined : this.#lines.shift());
    this.#pace();
  }
}
