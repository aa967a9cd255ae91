// A Vitest process that stays open in a copy of the repository. It runs test files on request, in the given
// order.
import { BaseSequencer, createVitest, type TestModule, type TestSpecification } from 'vitest/node';
import type { Failure, Ran, Request } from './tests.ts';

class AsTold extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}

const vitest = await createVitest('test', {
  root: process.cwd(),
  watch: false,
  project: ['unit', 'worker', 'house'],
  maxWorkers: 1,
  reporters: [{}],
  sequence: { sequencer: AsTold },
});
const specifications = await vitest.globTestSpecifications();

const whyOf = (errors: readonly { readonly message: string }[] = []): string => errors[0]?.message.split('\n')[0] ?? '';

function failuresIn(module: TestModule): readonly Failure[] {
  const file = module.moduleId;
  const tests = [...module.children.allTests('failed')];
  if (tests.length === 0 && module.state() === 'failed')
    return [{ file, test: 'it does not load', why: whyOf(module.errors()) }];
  return tests.map(test => ({ file, test: test.fullName, why: whyOf(test.result().errors) }));
}

async function run({ files, changed, env, setup, isWhole = false }: Request): Promise<Ran> {
  Object.assign(process.env, env); // the processes of the tests inherit these variables
  for (const path of changed) vitest.invalidateFile(path);
  for (const { config } of vitest.projects)
    Object.assign(config, { setupFiles: setup === undefined ? [] : [setup], isolate: isWhole, bail: isWhole ? 0 : 1 });
  vitest.config.bail = isWhole ? 0 : 1;
  vitest.state.filesMap.clear(); // forgets the test files of the previous run
  const chosen = files.flatMap(file => specifications.filter(({ moduleId }) => moduleId === file));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen);
  const failures = testModules.flatMap(failuresIn);
  const isOutside = failures.length === 0 && unhandledErrors.length > 0;
  const why = whyOf(unhandledErrors as { readonly message: string }[]);
  return {
    failures: isOutside ? [{ file: files[0] ?? '', test: 'an error outside every test', why }] : failures,
    ran: testModules.map(module => ({
      file: module.moduleId,
      ms: module.diagnostic().duration,
      meta: module.meta() as Record<string, unknown>,
    })),
  };
}

process.on('message', async (request: Request) => process.send?.(await run(request)));
process.send?.(specifications.map(({ moduleId }) => moduleId));
