// One process of an outside program at one seat: sends it messages and checks its lines.
import type { ContestQuestion, TableResult } from '@moonshot/bots/arena';
import { parsePageToTable } from '@moonshot/protocol';
import { type Action, isRecord, jsonIn } from '@moonshot/rules';
import { explainRefusal } from '@moonshot/rules/explain';
import { CommandError } from '../core/errors.ts';
import { oneLine } from '../core/plain-text.ts';
import type { Allowance } from './parse-contestants.ts';
import { type EngineOutput, type EngineProcess, openLine } from './program-connection.ts';

const VERSION = 1;
const HELLO_MS = 30_000; // a program may load a large model first
const SILENT_MAX = 3; // timeouts in a row after which the program is ended
const SHOWN = 80; // characters of an invalid line that an error message shows

interface Terms {
  readonly seat: number;
  readonly budget: Allowance | null;
  readonly deadlineMs: number;
}

export interface SeatedProgram {
  /** The program's answer, or a clause that describes its error. */
  answer(put: ContestQuestion, table: string): Promise<Action | string>;
  /** Reports a table's result to the program, if it played there. */
  tell(table: string, result: TableResult): void;
  gone(): boolean;
  end(): void;
}

/** Starts the program for one seat. Throws a CommandError if it does not send a hello. */
export async function seatProgram(command: string, terms: Terms): Promise<SeatedProgram> {
  const line = openLine(command);
  const versions = { oldest: VERSION, newest: VERSION };
  line.say({ type: 'hello', versions, budget: terms.budget, deadlineMs: terms.deadlineMs });
  const output = await line.next(performance.now() + HELLO_MS);
  if (!saysHello(output)) {
    line.end();
    throw new CommandError(
      `Cannot play against ${command}: expected {"type":"hello","version":${VERSION}}, ${gotText(output)}.`,
    );
  }
  const asked = new Set<string>();
  let [number, silent, gone] = [0, 0, false];
  return {
    answer: async (put, table) => {
      if (gone) return 'which has ended';
      number += 1;
      const { view, ask, rules } = put.question;
      if (!asked.has(table))
        line.say({ type: 'table', table, seat: terms.seat, seats: rules.seats, sheet: rules.sheet });
      asked.add(table);
      line.say({ type: 'question', number, deal: view, ask });
      const outcome = await answerFrom(line, put, number, performance.now() + terms.deadlineMs);
      silent = outcome === undefined ? silent + 1 : 0;
      gone = silent === SILENT_MAX || (outcome !== undefined && 'over' in outcome && outcome.over);
      if (gone) line.end();
      if (outcome === undefined)
        return `which wrote no answer for ${terms.deadlineMs} ms${gone ? ' once more, and was ended' : ''}`;
      return 'action' in outcome ? outcome.action : outcome.fault;
    },
    tell: (table, result) => {
      if (asked.delete(table)) line.say({ type: 'result', table, seat: terms.seat, ...result });
    },
    gone: () => gone,
    end: line.end,
  };
}

type Outcome = { readonly action: Action } | { readonly fault: string; readonly over: boolean };

/**
 * The answer to the question with this number; undefined after a timeout. Late answers to earlier questions
 * are skipped.
 */
async function answerFrom(
  line: EngineProcess,
  put: ContestQuestion,
  number: number,
  until: number,
): Promise<Outcome | undefined> {
  for (;;) {
    const output = await line.next(until);
    if (output.type === 'late') return undefined;
    if (output.type === 'over') return { fault: `which cannot answer: ${output.why}`, over: true };
    const outcome = outcomeOf(output, put, number);
    if (outcome !== undefined) return outcome;
  }
}

function outcomeOf(
  output: Extract<EngineOutput, { type: 'line' }>,
  put: ContestQuestion,
  number: number,
): Outcome | undefined {
  const message = jsonIn(output.text);
  const parsed = parsePageToTable(message);
  const act = parsed.ok && parsed.message.type === 'act' ? parsed.message : undefined;
  const where = `line ${output.number}`;
  if (act !== undefined && act.number < number) return undefined;
  const { type } = put.question.ask;
  if (act === undefined || act.number !== number || act.action.type !== type) {
    const wanted = `{"type":"act","number":${number},"action":{"type":"${type}",…}}`;
    const why = parsed.ok || !isRecord(message) ? '' : ` (${parsed.reason.replace(/^Cannot read the message /, '')})`;
    return { fault: `${where}: expected ${wanted}, ${gotText(output)}${oneLine(why)}`, over: false };
  }
  const refusal = put.refused(act.action);
  if (refusal === undefined) return { action: act.action };
  return {
    fault: `${where}: ${explainRefusal(put.hearts, refusal).replace(/\.$/, '')}, ${gotText(output)}`,
    over: false,
  };
}

function saysHello(output: EngineOutput): boolean {
  const message = output.type === 'line' ? jsonIn(output.text) : undefined;
  if (typeof message !== 'object' || message === null) return false;
  return 'type' in message && message.type === 'hello' && 'version' in message && message.version === VERSION;
}

function gotText(output: EngineOutput): string {
  if (output.type === 'late') return `got nothing for ${HELLO_MS} ms`;
  if (output.type === 'over') return `but ${output.why}`;
  const text = output.text.length > SHOWN ? `${output.text.slice(0, SHOWN)}…` : output.text;
  return `got ${oneLine(text) || 'an empty line'}`;
}
