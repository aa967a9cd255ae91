// The areas of the code in which mutants (small changes of a source) are tried, each with its sources and the
// tests that may notice a change.
import { globSync } from 'node:fs';
import { ROOT } from '../mutation/house.ts';

export interface Area {
  readonly name: string;
  readonly sources: readonly string[]; // files, and folders with all files in them
  readonly besides?: readonly string[]; // folders in `sources` that another area has
  readonly tests: readonly string[];
}

const SERVER = 'apps/server/src';
const FROM_TEXT = 'packages/rules/src/from-text';

const ofPackage = (name: string, ...tests: readonly string[]): Area => ({
  name,
  sources: [`packages/${name}/src`],
  tests: [`packages/${name}`, ...tests],
});

/**
 * Defines an area of the server. Its tests are named one by one, because nearly every test of the server
 * signs a player in and so reaches the area.
 */
const ofServer = (name: string, sources: readonly string[], tests: readonly string[]): Area => ({
  name,
  sources: sources.map(source => `${SERVER}/${source}`),
  tests: tests.map(test => `${SERVER}/${test}`),
});

export const AREAS: readonly Area[] = [
  {
    ...ofPackage(
      'rules',
      'packages/i18n',
      'packages/table',
      'test/clauses',
      'test/perft.test.ts',
      'test/score-pad.test.ts',
      'test/transcripts.test.ts',
    ),
    besides: [FROM_TEXT],
  },
  { name: 'from-text', sources: [FROM_TEXT], tests: [FROM_TEXT, 'test/rules-from-text.test.ts'] },
  ofPackage('table', 'packages/verify'),
  ofPackage('verify'),
  ofServer(
    'sessions',
    [
      'api/session.ts',
      'core/ids.ts',
      'core/one-time-tokens.ts',
      'transport/socket/lost-access.ts',
      'store/repositories/players.ts',
      'store/repositories/one-time-tokens.ts',
      'store/repositories/bot-tokens.ts',
      'domain/sign-in/tickets.ts',
    ],
    [
      'transport/http/foreign',
      'transport/http/routes/health',
      'features/passkeys/routes',
      'transport/http/routes/privacy',
      'core/network/origins',
      'sessions',
      'shared',
      'transport/socket/sockets',
      'store/sql/delete-expired',
      'store/repositories/players',
      'store/repositories/one-time-tokens',
    ],
  ),
  ofServer(
    'sign-in',
    [
      'domain/sign-in/operator-token.ts',
      'transport/http/routes/players.ts',
      'features/passkeys',
      'domain/sign-in/recent-sign-ins.ts',
      'store/repositories/passkeys.ts',
    ],
    [
      'domain/sign-in/recent-sign-ins',
      'features/passkeys',
      'sessions',
      'store/repositories/passkeys',
      'transport/http/docs',
      'transport/http/foreign',
      'transport/http/refusals',
      'transport/http/routes/admin',
      'transport/http/routes/operator',
      'transport/http/routes/players',
    ],
  ),
  ofServer(
    'limits',
    [
      'core/load-shedding.ts',
      'transport/http/rate-limit-windows.ts',
      'threads/jobs/processor-budgets.ts',
      'core/limits.ts',
      'core/network/client-network.ts',
      'core/network/token-bucket.ts',
      'transport/socket/outbox.ts',
      'core/network/rate-limits.ts',
    ],
    [
      'core/load-shedding',
      'transport/http/rate-limit-windows',
      'threads/jobs/processor-budgets',
      'core/limits',
      'core/network/client-network',
      'proxies',
      'core/network/token-bucket',
      'transport/socket/outbox',
      'transport/socket/floods',
      'transport/socket/frames',
      'core/network/rate-limits',
      'transport/socket/sockets',
    ],
  ),
  ofServer(
    'permissions',
    [
      'domain/conduct/bans.ts',
      'domain/tables/join-codes.ts',
      'transport/http/routes/admin.ts',
      'transport/http/bans.ts',
      'api/http-context.ts',
      'transport/http/routes/proofs.ts',
      'core/display-names.ts',
      'core/network/origins.ts',
      'features/ratings/titles.ts',
      'transport/socket/message-limits.ts',
      'domain/tables/join.ts',
      'domain/conduct/blocks.ts',
      'domain/tables/row/invitation.ts',
      'domain/tables/project.ts',
    ],
    [
      'domain/conduct/bans',
      'single-owners',
      'transport/http/routes/admin',
      'transport/http/routes/conduct',
      'transport/http/foreign',
      'core/display-names',
      'core/network/origins',
      'features/ratings/titles',
      'transport/http/routes/imports',
      'transport/http/routes/proofs',
      'transport/socket/floods',
      'transport/socket/sockets',
      'transport/socket/earlier-names',
      'domain/tables',
      'outside-bots',
    ],
  ),
];

/** Matches files that are never changed: tests, and data without logic. */
const LEFT = /\.test\.ts$|\/(words|messages|catalogue|sheets)\/|\/index\.ts$/;

/** The source files of an area that may be changed. */
export const sourcesOf = ({ sources, besides = [] }: Area): readonly string[] =>
  sources
    .flatMap(path => globSync(path.endsWith('.ts') ? path : `${path}/**/*.ts`, { cwd: ROOT }))
    .filter(path => !LEFT.test(path) && !besides.some(folder => path.startsWith(`${folder}/`)))
    .toSorted();
