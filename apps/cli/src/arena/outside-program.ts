// An outside program as a contestant (docs/reference/bot-protocol.md), with one process per seat. The
// `careful` bot replaces invalid and missing answers.

import { careful } from '@moonshot/bots';
import type { ContestQuestion, TableResult } from '@moonshot/bots/arena';
import type { Contestant } from './contestant.ts';
import type { Allowance } from './parse-contestants.ts';
import { type SeatedProgram, seatProgram } from './program-seat.ts';

const GRACE_MS = 1000;
const PATIENCE_MS = 10_000;

const deadlineMs = (allowance: Allowance | null): number =>
  allowance !== null && 'ms' in allowance ? allowance.ms + GRACE_MS : PATIENCE_MS;

/**
 * Creates the contestant that plays by running this shell command. `onFault` is called with a sentence for
 * each invalid or missing answer.
 */
export function outsider(command: string, budget: Allowance | null, onFault: (sentence: string) => void): Contestant {
  const bySeat = new Map<number, SeatedProgram>();
  let faults = 0;
  const programAt = async (seat: number): Promise<SeatedProgram> => {
    const program = bySeat.get(seat) ?? (await seatProgram(command, { seat, budget, deadlineMs: deadlineMs(budget) }));
    bySeat.set(seat, program);
    return program;
  };
  return {
    answer: async (put: ContestQuestion, number: number) => {
      const outcome = await (await programAt(put.seat)).answer(put, nameOf(number, put.table));
      if (typeof outcome !== 'string') return outcome;
      faults += 1;
      onFault(`${command}, ${outcome}; careful answered in its place.`);
      return careful.decide(put.question, { plays: 1 }, put.below);
    },
    faults: () => faults,
    finish: (number: number, tables: readonly TableResult[]) => {
      for (const [seat, program] of bySeat) {
        for (const [table, result] of tables.entries()) program.tell(nameOf(number, table), result);
        if (program.gone()) bySeat.delete(seat); // the program is started again for the next duplicate
      }
    },
    end: () => {
      for (const program of bySeat.values()) program.end();
    },
  };
}

const nameOf = (number: number, table: number): string => `${number + 1}.${table + 1}`;
