// What is scored together: its sources, and the tests that may notice a change in them.
import { globSync } from 'node:fs';
import { ROOT } from '../planted/house.ts';

export interface Area {
  readonly name: string;
  readonly sources: readonly string[]; // files, and folders with all that is in them
  readonly tests: readonly string[];
}

const SERVER = 'apps/server/src';

const ofPackage = (name: string, ...tests: readonly string[]): Area => ({
  name,
  sources: [`packages/${name}/src`],
  tests: [`packages/${name}`, ...tests],
});

/** Nearly every test of the server signs somebody in: those that are about it are named. */
const ofServer = (name: string, sources: readonly string[], tests: readonly string[]): Area => ({
  name,
  sources: sources.map(source => `${SERVER}/${source}`),
  tests: tests.map(test => `${SERVER}/${test}`),
});

export const AREAS: readonly Area[] = [
  ofPackage('rules', 'packages/table', 'test/clauses', 'test/perft.test.ts', 'test/transcripts.test.ts'),
  ofPackage('table', 'packages/verify'),
  ofPackage('verify'),
  ofServer(
    'sessions',
    [
      'http/session.ts',
      'secrets.ts',
      'slips.ts',
      'socket/lapsed.ts',
      'store/players.ts',
      'store/slips.ts',
      'store/tokens.ts',
      'tickets.ts',
    ],
    [
      'http/foreign',
      'http/health',
      'http/passkeys',
      'http/privacy',
      'origins',
      'sessions',
      'shared',
      'socket/sockets',
      'store/expired',
      'store/players',
      'store/slips',
    ],
  ),
  ofServer(
    'sign-in',
    [
      'desk-token.ts',
      'http/passkeys.ts',
      'http/people.ts',
      'http/sign-in.ts',
      'passkeys',
      'sign-ins.ts',
      'store/passkeys.ts',
    ],
    ['doors', 'http/operator', 'http/passkeys', 'http/refusals', 'passkeys', 'sign-ins', 'store/passkeys'],
  ),
  ofServer(
    'limits',
    [
      'busy.ts',
      'http/windows.ts',
      'jobs/budgets.ts',
      'limits.ts',
      'networks.ts',
      'socket/bucket.ts',
      'socket/egress.ts',
      'socket/rates.ts',
    ],
    [
      'busy',
      'http/windows',
      'jobs/budgets',
      'limits',
      'networks',
      'proxies',
      'socket/bucket',
      'socket/egress',
      'socket/floods',
      'socket/rates',
      'socket/sockets',
    ],
  ),
  ofServer(
    'permissions',
    [
      'bans.ts',
      'codes.ts',
      'http/admin.ts',
      'http/banned.ts',
      'http/desk.ts',
      'http/proofs.ts',
      'names.ts',
      'origins.ts',
      'ratings/titles.ts',
      'socket/allowed.ts',
      'tables/attend.ts',
      'tables/blocks.ts',
      'tables/invitation.ts',
      'tables/project.ts',
    ],
    [
      'bans',
      'doors',
      'http/admin',
      'http/conduct',
      'http/foreign',
      'names',
      'origins',
      'ratings/titles',
      'socket/version-one',
      'tables',
    ],
  ),
];

/** Data without logic, and what tests are made of. */
const LEFT = /\.test\.ts$|\/(words|catalogue|sheets|rig)\/|\/(index|rig)\.ts$/;

/** The files of an area that may be changed. */
export const sourcesOf = ({ sources }: Area): readonly string[] =>
  sources
    .flatMap(path => globSync(path.endsWith('.ts') ? path : `${path}/**/*.ts`, { cwd: ROOT }))
    .filter(path => !LEFT.test(path))
    .toSorted();
