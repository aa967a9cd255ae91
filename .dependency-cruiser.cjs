// Import directions: what each part may import, and that nothing imports itself by a detour.

const RULES = '^packages/rules/src/';
const CARDS = '^packages/rules/src/cards/';
const DEALS_TOLD = '^packages/rules/src/statistics/(achievements|answers|interval|lifetime)[.]ts$';
const RULE_WORDS = '^packages/rules/src/words/';
const COMPILED =
  '^packages/rules/src/((trick|capture)/(rules|course|sheet|settlement|cancel|wilds)|game/standing)[.]ts$';
const HASHES = '^node_modules/@noble/hashes/';
const CURVES = '^node_modules/@noble/curves/';
const SCHEMAS = '^node_modules/zod/';
const WIRE = '^packages/wire/src/';
const TABLE = '^packages/table/src/';
const VERIFY = '^packages/verify/src/';
const BOTS = '^packages/bots/src/';
const SIM = '^packages/bots/src/sim/';
const ARENA = '^packages/bots/src/(players/)?arena';
const PAGE = '^apps/web/src/';
const WORKER = '^apps/web/src/worker/';
const CONNECTION = '^apps/web/src/connection/';
const FEATURES = '^apps/web/src/features/';
const JOBS = '^apps/server/src/threads/jobs/(job-worker|replay-points|open-data-counts)[.]ts$';
const TESTS = '[.]test[.]ts$';
const RIGS = '/(rig|testing)(/|[.]ts$)';
const TERMINAL = '^apps/cli/src/';
const PARTS = '^(packages|apps)/';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** What lies at `path` may import what matches `allowed`, and nothing else. Tests may look anywhere. */
const only = (name, comment, path, allowed, but = []) =>
  rule(name, comment, { path, pathNot: [TESTS, ...but] }, { pathNot: allowed });

/** What lies at `path` may import `to` for its types alone. */
const typesOf = (name, comment, path, to, but = []) =>
  rule(name, comment, { path, pathNot: [TESTS, ...but] }, { ...to, dependencyTypesNot: ['type-only'] });

/** Of its own app or package, a layer imports itself and the layers below. Tests may look anywhere. */
const layerOf =
  (app, prefix) =>
  (name, comment, ...below) =>
    rule(
      `${prefix}-${name}`,
      comment,
      { path: `${app}${name}/`, pathNot: TESTS },
      { path: app, pathNot: `${app}(${[name, ...below].join('|')})/` },
    );

const terminalLayer = layerOf(TERMINAL, 'terminal');
const tableLayer = layerOf(TABLE, 'table');
const botLayer = layerOf(BOTS, 'bots');

const BELOW_PLAYERS = ['core', 'sim', 'policy', 'determinization', 'network', 'endgame', 'search', 'capture'];

const terminal = [
  terminalLayer('core', 'Errors, output, paths and safe text know nothing else of the terminal.'),
  terminalLayer('options', 'Options are parsed without a table or a screen.', 'core'),
  terminalLayer('answer', 'An answer is made from keys or words without a screen.', 'core'),
  terminalLayer('render', 'What is drawn is given; rendering plays nothing.', 'core', 'answer'),
  terminalLayer('files', 'Files of matches are read and written without a table.', 'core'),
  terminalLayer('perft', 'Legal lines are counted with the rules alone.'),
  terminalLayer('arena', 'The arena seats bots and programs, and opens no table.', 'core', 'options', 'render'),
  terminalLayer('play', 'Play at a table knows no command.', 'core', 'options', 'answer', 'render'),
  terminalLayer('review', 'A match to review may be a table of the terminal.', 'core', 'play'),
  terminalLayer('watch', 'Playback uses the terminal as play does.', 'core', 'answer', 'render', 'play'),
  terminalLayer(
    'commands',
    'A command uses all parts; only the command line knows commands.',
    ...['core', 'options', 'answer', 'render', 'files', 'perft', 'arena', 'play', 'review', 'watch'],
  ),
  terminalLayer(
    'command-line',
    'The command line parses options and calls commands.',
    'core',
    'options',
    'arena',
    'commands',
  ),
];

const directions = [
  only('cards', 'Cards stand on nothing but a hash.', CARDS, [CARDS, HASHES]),
  only('words', 'The words of a language are given cards and numbers, and know no game.', RULE_WORDS, [
    RULE_WORDS,
    CARDS,
  ]),
  only(
    'game',
    'The interface of all games knows cards and words, and no game.',
    `${RULES}game/`,
    `${RULES}(game|words|cards)/`,
  ),
  only(
    'trick',
    'The trick games never know the simultaneous one.',
    `${RULES}trick/`,
    `${RULES}(trick|game|words|cards)/`,
  ),
  only(
    'capture',
    'The simultaneous game never knows the trick games.',
    `${RULES}capture/`,
    `${RULES}(capture|game|words|cards)/`,
  ),
  only('rules', 'The rules are published by themselves.', RULES, [RULES, HASHES]),
  rule(
    'games-are-named-once',
    'Only the catalogue, what explains, what reads transcripts, and the front door name the games.',
    { path: `${RULES}[^/]+$`, pathNot: [TESTS, `${RULES}(games|explain|transcript[^/]*|openspiel|index)[.]ts$`] },
    { path: `${RULES}(trick|capture)/` },
  ),
  only('wire', 'Messages know the types of the rules, and their schemas.', WIRE, [WIRE, RULES, SCHEMAS]),
  typesOf('wire-takes-types', 'Messages know the rules by type only.', WIRE, { path: RULES }),
  only('sim', 'Fast positions read cards and compiled rules, never the engine.', SIM, [SIM, CARDS, COMPILED]),
  only('bots', 'Bots know the rules and nothing of tables or screens.', BOTS, [BOTS, RULES]),
  botLayer('core', 'What all bots share (questions, budgets, judgements, levels) knows no layer of them.'),
  botLayer('policy', 'Rules of thumb know positions.', 'core', 'sim'),
  botLayer('endgame', 'Solved endings know positions.', 'core', 'sim'),
  botLayer('determinization', 'Sampled deals are weighted by a policy.', 'core', 'sim', 'policy'),
  botLayer('network', 'Networks read what sampled deals read.', 'core', 'sim', 'policy', 'determinization'),
  botLayer(
    'search',
    'Search tries answers out in sampled deals, by policy, networks and solved endings.',
    ...['core', 'sim', 'policy', 'determinization', 'network', 'endgame'],
  ),
  botLayer('capture', 'The bots of Capture stand beside those of the trick games.', 'core', 'sim'),
  botLayer('players', 'Players choose how they think; they know no hint, review or arena.', ...BELOW_PLAYERS),
  botLayer('hint', 'Hints are made of what players are made of.', ...BELOW_PLAYERS, 'players'),
  botLayer('review', 'Reviews give the reasons that hints give.', ...BELOW_PLAYERS, 'players', 'hint'),
  botLayer('arena', 'The arena runs players against each other.', ...BELOW_PLAYERS, 'players'),
  typesOf(
    'bots-take-types',
    'A bot knows views, asks and actions by type only; the arena, which runs games, is a shell.',
    BOTS,
    { path: RULES, pathNot: [CARDS, COMPILED] },
    [ARENA],
  ),
  rule(
    'bots-see-no-state',
    'A bot sees a view, never a state.',
    { path: BOTS, pathNot: [TESTS, ARENA] },
    { path: `${RULES}(trick|capture)/state[.]ts$` },
  ),
  only('table', 'A table knows the rules and the messages; bots only through a port.', TABLE, [TABLE, RULES, WIRE]),
  tableLayer('core', 'The core of a table (state, commands, events, views) knows no other layer of it.'),
  tableLayer('words', 'The words of a table know its core.', 'core'),
  tableLayer(
    'dto',
    'What clients are sent about rules and refusals is made of the core and the words.',
    'core',
    'words',
  ),
  tableLayer('runner', 'The runner knows the core.', 'core'),
  tableLayer('multiplayer', 'Clocks and wake-ups know the runner that they are for.', 'core', 'runner'),
  tableLayer('seal', 'Seals and proofs know the core.', 'core'),
  tableLayer('records', 'Records are read and checked without a running table.', 'core', 'words', 'seal'),
  only(
    'verify',
    'The verifier shares nothing with what it checks but a hash; a beacon’s signature is on a curve.',
    VERIFY,
    [VERIFY, HASHES, CURVES],
    [RIGS],
  ),
  typesOf('table-takes-types', 'A table knows the messages by type only.', TABLE, { path: WIRE }),
  typesOf(
    'page',
    'The page draws what it is sent: messages, cards, and what deals amount to. The games and the table live in its worker.',
    PAGE,
    { path: ['^packages/', WORKER], pathNot: [WIRE, CARDS, DEALS_TOLD, VERIFY] },
    [WORKER, CONNECTION],
  ),
  typesOf(
    'connection',
    'The page’s end of the connection is part of the page: it carries messages and knows no game.',
    CONNECTION,
    { path: ['^packages/', WORKER], pathNot: [WIRE, CARDS, `${WORKER}(main|trusted-types)[.]ts$`] },
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
    { path: '^apps/server/src/', pathNot: [TESTS, RIGS, JOBS] },
    {
      path: [
        `${RULES}(notation/(check|read|transcribed|write)|transcript-(replay|write)|openspiel)[.]ts$`,
        `${TABLE}(records/(notation|replay-steps|recorded)|seal/proof)[.]ts$`,
      ],
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

/** A folder of the page may import itself and these other folders of the page, types included. */
const pageFolder = (folder, comment, ...others) =>
  rule(
    `page-${folder}`,
    comment,
    { path: `${PAGE}${folder}/`, pathNot: TESTS },
    { path: PAGE, pathNot: `${PAGE}(${[folder, ...others].join('|')})/` },
  );

/** The features of the page, each with the features that it imports. */
const features = [
  ['account', []],
  ['bots', []],
  ['conduct', []],
  ['editor', []],
  ['ratings', []],
  ['replay', []],
  ['settings', []],
  ['review', ['replay']],
  ['puzzles', ['review']],
  ['scores', ['review']],
  ['statistics', ['puzzles', 'replay']],
  ['fairness', ['conduct', 'statistics']],
  ['friends', ['account', 'bots', 'conduct', 'fairness', 'ratings']],
  ['contests', ['friends']],
  ['leagues', ['contests', 'friends']],
  ['home', ['contests']],
  ['why', ['editor']],
];
const isAbove = i => other => features.slice(0, i).some(([feature]) => feature === other);

const pageFolders = [
  pageFolder('i18n', 'Texts know nothing of the page.'),
  pageFolder('ui', 'The kit draws what it is given: texts, and no state of the page.', 'i18n'),
  pageFolder('model', 'The state of the page and its updates know no component but those of the kit.', 'i18n', 'ui'),
  pageFolder('table', 'The table draws the model. The shell gives it its lazy parts.', 'i18n', 'ui', 'model'),
  pageFolder('motion', 'Animations find what is drawn by its attributes.', 'ui', 'model'),
  pageFolder('sound', 'Sounds follow the events that the model shows.', 'model'),
  pageFolder('a11y', 'Keys and announcements follow the table.', 'i18n', 'ui', 'model', 'table'),
  pageFolder('online', 'The client of the server has no screens.', 'i18n', 'ui', 'model'),
  pageFolder('worker', 'The table worker knows no component.', 'i18n', 'model'),
  pageFolder('connection', 'The page’s end of the connection starts the worker.', 'i18n', 'worker'),
  pageFolder('offline', 'The service worker and its registration know nothing of the screens.', 'model', 'connection'),
  pageFolder(
    'features',
    'Features stand on the layers below, and on each other without cycles. The shell loads them.',
    'i18n',
    'ui',
    'model',
    'table',
    'a11y',
    'motion',
    'online',
    'connection',
  ),
  ...features.map(([feature, others], i) =>
    rule(
      `page-feature-${feature}`,
      'A feature imports only the features that are written beside it, all of them above it in the list.',
      { path: `${FEATURES}${feature}/`, pathNot: TESTS },
      { path: FEATURES, pathNot: `${FEATURES}(${[feature, ...others.filter(isAbove(i))].join('|')})/` },
    ),
  ),
  rule(
    'page-feature-listed',
    'Each feature has a line in the list.',
    { path: PAGE, pathNot: TESTS },
    { path: FEATURES, pathNot: `${FEATURES}(${features.map(([feature]) => feature).join('|')})/` },
  ),
];

const hygiene = [
  rule('no-cycle', 'Nothing goes round, not even by types.', {}, { circular: true }),
  rule('resolves', 'Every import leads somewhere.', {}, { couldNotResolve: true }),
  rule(
    'rigs-are-for-tests',
    'What tests stand on is imported by tests and by its like.',
    { path: PARTS, pathNot: [TESTS, RIGS] },
    { path: RIGS },
  ),
  rule('tests-are-leaves', 'No source imports a test.', { path: PARTS, pathNot: TESTS }, { path: `${TESTS}|^test/` }),
];

module.exports = {
  forbidden: [...directions, ...terminal, ...pageFolders, ...hygiene],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|[.]cache|[.]svelte-check|fixtures|bench/peers)/' },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['svelte', 'import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.mjs', '.js', '.svelte', '.css', '.json'],
    },
  },
};
