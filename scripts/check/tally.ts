// How many tests passed and failed, and which files have to be run again, read from the report that Vitest writes.

export type Tally = { readonly passed: number; readonly failed: number };

type Test = { readonly status: string; readonly fullName: string; readonly failureMessages: readonly string[] };

type File = { readonly name: string; readonly status: string; readonly assertionResults: readonly Test[] };

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

/** How many tests a run had, whatever came of them. */
export const countOf = (report: string | undefined): number =>
  filesIn(report).reduce((count, { assertionResults }) => count + assertionResults.length, 0);

/** The tests of one run. A run that failed without naming a failed test, or that ran no test, counts as one failure. */
export function tallyOf(report: string | undefined, ok: boolean): Tally {
  const tally = filesIn(report).map(tallyOfFile).reduce(plus, NOTHING);
  const unnamed = tally.failed === 0 && (!ok || tally.passed === 0);
  return unnamed ? { ...tally, failed: 1 } : tally;
}

/** The files in which a test failed, or that broke before their first one. */
export const failedFiles = (report: string | undefined): readonly string[] =>
  filesIn(report).flatMap(file => (tallyOfFile(file).failed > 0 ? [file.name] : []));

/** The tests of a run whose failed files, or all of them where no file had failed, were run again; the second time counts (decision 0028). */
export function tallyAgain(report: string | undefined, again: string | undefined, okAgain: boolean): Tally {
  const once = filesIn(report).map(tallyOfFile);
  const kept = once.some(({ failed }) => failed > 0) ? once.filter(({ failed }) => failed === 0) : [];
  return plus(kept.reduce(plus, NOTHING), tallyOf(again, okAgain));
}

/** What went wrong the first time in each test that failed, a line or more for each. */
export function faultsIn(report: string | undefined): readonly string[] {
  const tests = filesIn(report).flatMap(({ assertionResults }) => assertionResults);
  return tests.flatMap(({ status, fullName, failureMessages: [first] }) =>
    status === 'failed' ? [`${fullName}\n${first ?? ''}`] : [],
  );
}
