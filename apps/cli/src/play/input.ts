// Lines from a pipe or a plain terminal, in a queue, and signals to leave.
import { createInterface, type Interface } from 'node:readline';
import { setImmediate as turn } from 'node:timers/promises';
import { print } from '../core/output.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Maximum number of lines in the queue before the reader pauses. Lines that were already read are kept in
 * addition.
 */
const WAITING_MAX = 1000;

export class LineInput {
  readonly #terminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  readonly #reader: Interface;
  readonly #lines: string[] = []; // a pipe may be ahead of the table
  #wanted: ((line: string | undefined) => void) | undefined;
  #ended = false;
  #left = false;
  #onLeave: () => void = () => {};
  /** Resolves when the person leaves by a signal. */
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

  /** Whether the person left by a signal. */
  get left(): boolean {
    return this.#left;
  }

  /** The next line; undefined at the end of the input, or when the person leaves. */
  async next(prompt: string): Promise<string | undefined> {
    this.#show(prompt);
    // signals are handled between event-loop turns only, and queued lines would delay them forever
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
      this.#pace(); // a prompt wakes the reader
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
    if (this.#terminal && !this.#ended) print(''); // starts a new line after the prompt
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
