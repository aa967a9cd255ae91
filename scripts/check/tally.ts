// How many tests passed and failed, and which passed only when they were run again, read from the report that Vitest writes.

export type Tally = { readonly passed: number; readonly failed: number };

type Test = {
  readonly status: string;
  readonly fullName: string;
  /** What went wrong in each run of it, also where a later one passed. */
  readonly failureMessages: readonly string[];
};

type File = { readonly status: string; readonly assertionResults: readonly Test[] };

export const NOTHING: Tally = { passed: 0, failed: 0 };

export const plus = (a: Tally, b: Tally): Tally => ({ passed: a.passed + b.passed, failed: a.failed + b.failed });

export const closing = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`;

/** A file that broke before its first test is one failure; a test that was skipped is one too. */
function tallyOfFile(file: File): Tally {
  const passed = file.assertionResults.filter(test => test.status === 'passed').length;
  const failed = file.assertionResults.length - passed;
  const broken = failed === 0 && (file.status !== 'passed' || passed === 0);
  return { passed, failed: broken ? 1 : failed };
}

function filesIn(report: string | undefined): readonly File[] {
  try {
    return JSON.parse(report ?? '').testResults ?? [];
  } catch {
    return [];
  }
}

/** The tests of one run. A run that failed without naming a failed test, or that ran no test, counts as one failure. */
export function tallyOf(report: string | undefined, ok: boolean): Tally {
  const tally = filesIn(report).map(tallyOfFile).reduce(plus, NOTHING);
  const unnamed = tally.failed === 0 && (!ok || tally.passed === 0);
  return unnamed ? { ...tally, failed: 1 } : tally;
}

/** A line for each test that passed only when it was run again, with what went wrong before (decision 0028). */
export function passedLate(report: string | undefined): readonly string[] {
  const tests = filesIn(report).flatMap(({ assertionResults }) => assertionResults);
  return tests.flatMap(({ status, fullName, failureMessages: [first] }) =>
    status === 'passed' && first !== undefined ? [`Passed only when run again: ${fullName}\n${first}`] : [],
  );
}
