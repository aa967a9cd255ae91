// Import directions: what each part may import, and that nothing imports itself by a detour. The layers of
// the packages, of the server, of the page and of the terminal are in the folder of the same name.

const packages = require('./.dependency-cruiser/packages.cjs');
const page = require('./.dependency-cruiser/page.cjs');
const server = require('./.dependency-cruiser/server.cjs');
const terminal = require('./.dependency-cruiser/terminal.cjs');
const { TESTS, rule, typesOf } = require('./.dependency-cruiser/rule.cjs');

const RULES = '^packages/rules/src/';
const CARDS = '^packages/rules/src/cards[.]ts$';
const STATISTICS = '^packages/rules/src/statistics[.]ts$';
const LEVELS = '^packages/bots/src/levels[.]ts$';
const PROTOCOL = '^packages/protocol/src/';
const TABLE = '^packages/table/src/';
const VERIFY = '^packages/verify/src/';
const PAGE_TEXTS = '^packages/i18n/src/(index|english|features|page)[.]ts$';
const PAGE = '^apps/web/src/';
const WORKER = '^apps/web/src/worker/';
const CONNECTION = '^apps/web/src/connection/';
const JOBS = '^apps/server/src/threads/jobs/(job-worker|replay-points|open-data-counts)[.]ts$';
const RIGS = '/testing/';
const PARTS = '^(packages|apps)/';

const directions = [
  typesOf(
    'page',
    'The page draws what it is sent: messages, cards, names of bots, and what deals amount to, in its own texts. The games and the table live in its worker.',
    PAGE,
    { path: ['^packages/', WORKER], pathNot: [PROTOCOL, CARDS, STATISTICS, LEVELS, VERIFY, PAGE_TEXTS] },
    [WORKER, CONNECTION],
  ),
  typesOf(
    'connection',
    'The page’s end of the connection is part of the page: it carries messages and knows no game.',
    CONNECTION,
    { path: ['^packages/', WORKER], pathNot: [PROTOCOL, CARDS, `${WORKER}(main|trusted-types)[.]ts$`] },
  ),
  rule(
    'apps-stand-apart',
    'The page knows nothing of the terminal or the server.',
    { path: PAGE },
    { path: '^apps/(cli|server)/' },
  ),
  rule(
    'server',
    'The server knows nothing of the terminal or the page.',
    { path: '^apps/server/' },
    { path: '^apps/(cli|web)/' },
  ),
  rule(
    'work-is-done-in-threads',
    'Work whose cost the client decides runs in a thread: no other part of the server replays or reads a match.',
    {
      path: '^apps/server/src/',
      pathNot: [TESTS, RIGS, JOBS, '^apps/server/src/threads/jobs/open-data-line[.]ts$'],
    },
    {
      path: [`${RULES}notation[.]ts$`, `${TABLE}records[.]ts$`],
      dependencyTypesNot: ['type-only'],
    },
  ),
  rule(
    'threads-run-their-work',
    'The work of the threads is imported for its types alone.',
    {
      path: '^apps/server/src/',
      pathNot: [TESTS, RIGS, '^apps/server/src/threads/jobs/(job-worker|replay-points)[.]ts$'],
    },
    { path: JOBS, dependencyTypesNot: ['type-only'] },
  ),
];

const hygiene = [
  rule('no-cycle', 'Nothing goes round, not even by types.', {}, { circular: true }),
  rule('resolves', 'Every import leads somewhere.', {}, { couldNotResolve: true }),
  rule(
    'harnesses-are-for-tests',
    'What tests stand on is imported by tests and by its like.',
    { path: PARTS, pathNot: [TESTS, RIGS] },
    { path: RIGS },
  ),
  rule('tests-are-leaves', 'No source imports a test.', { path: PARTS, pathNot: TESTS }, { path: `${TESTS}|^test/` }),
];

module.exports = {
  forbidden: [...packages, ...directions, ...server, ...terminal, ...page, ...hygiene],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|[.]cache|[.]svelte-check|fixtures|bench/peers)/' },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@moonshot/source', 'svelte', 'import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.mjs', '.js', '.svelte', '.css', '.json'],
    },
  },
};
