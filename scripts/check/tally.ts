// Counts the passed and failed tests in Vitest's report.

export type Tally = { readonly passed: number; readonly failed: number };

type File = { readonly status: string; readonly assertionResults: readonly { readonly status: string }[] };

export const NOTHING: Tally = { passed: 0, failed: 0 };

export const plus = (a: Tally, b: Tally): Tally => ({ passed: a.passed + b.passed, failed: a.failed + b.failed });

export const closing = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`;

/**
 * The tally of one test file. A file that could not be loaded counts as one failure, and so does each skipped
 * test.
 */
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

/** The number of tests in a run, whatever their results. */
export const countOf = (report: string | undefined): number =>
  filesIn(report).reduce((count, { assertionResults }) => count + assertionResults.length, 0);

/**
 * The tally of a run. A run that failed without a failed test counts as one failure, and so does a run
 * without tests.
 */
export function tallyOf(report: string | undefined, ok: boolean): Tally {
  const tally = filesIn(report).map(tallyOfFile).reduce(plus, NOTHING);
  const unnamed = tally.failed === 0 && (!ok || tally.passed === 0);
  return unnamed ? { ...tally, failed: 1 } : tally;
}
