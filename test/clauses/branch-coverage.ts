// Counts which branches of the code run, with V8's own counters. Import this module before the code that is
// counted: V8 counts no branches in functions that ran before.
import { type Profiler, Session } from 'node:inspector';

const session = new Session();
session.connect();
session.post('Debugger.enable');
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/** A part of a function that has not run, or a whole function that has not. */
interface UnusedBranch {
  readonly file: string;
  readonly code: string; // on one line, after the name of the function
  readonly isFunction: boolean; // whether the whole function has not run
}

/** What has not run so far in the files that `isCounted` chooses by their path. */
export function unusedBranches(isCounted: (file: string) => boolean): readonly UnusedBranch[] {
  const scripts: Profiler.ScriptCoverage[] = [];
  session.post('Profiler.takePreciseCoverage', (_, { result }) => scripts.push(...result));
  return scripts.filter(({ url }) => isCounted(url)).flatMap(unusedIn);
}

function unusedIn({ url: file, scriptId, functions }: Profiler.ScriptCoverage): readonly UnusedBranch[] {
  let source = '';
  session.post('Debugger.getScriptSource', { scriptId }, (_, { scriptSource }) => {
    source = scriptSource;
  });
  return functions.flatMap(({ functionName, ranges }) =>
    ranges.flatMap(({ startOffset, endOffset, count }, i) => {
      const code = source.slice(startOffset, endOffset).replace(/\s+/g, ' ').trim();
      return count > 0 ? [] : [{ file, code: `${functionName} ${code}`, isFunction: i === 0 }];
    }),
  );
}
