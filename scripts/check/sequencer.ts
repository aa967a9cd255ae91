// Orders test files. Files of tests that wait for other programs come first. Within each kind, the slowest
// come first, so that no slow file runs alone at the end.
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import times from '../../bench/test-times.json' with { type: 'json' };

const PROJECTS = ['browser', 'server', 'cluster', 'house', 'worker', 'unit'];
const SECONDS: Readonly<Record<string, number>> = times.files;

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config;
    const seconds = ({ moduleId }: TestSpecification): number => SECONDS[relative(root, moduleId)] ?? 1;
    const rank = ({ project }: TestSpecification): number => PROJECTS.indexOf(project.name);
    return files.toSorted((a, b) => rank(a) - rank(b) || seconds(b) - seconds(a));
  }
}
