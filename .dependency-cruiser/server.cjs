// The layers of the server, and the parts inside them: what each may import.
const { layerOf, rule, TESTS } = require('./rule.cjs');

const SERVER = '^apps/server/src/';
const serverLayer = layerOf(SERVER, 'server');

/** Inside a layer of the server, a part imports itself and the parts below. */
const serverPart = (layer, name, comment, ...below) =>
  rule(
    `server-${layer}-${name}`,
    comment,
    { path: `${SERVER}${layer}/${name}/`, pathNot: TESTS },
    { path: `${SERVER}${layer}/`, pathNot: `${SERVER}${layer}/(${[`${name}/`, ...below].join('|')})` },
  );

const STORED = ['errors[.]ts$', 'store[.]ts$', 'rows/'];

module.exports = [
  serverLayer('core', 'Settings, clocks, errors and texts know nothing else of the server.'),
  serverLayer('threads', 'Threads compute what they are given, and read no store.', 'core'),
  serverLayer('store', 'The store keeps rows and knows no rules of play.', 'core'),
  serverLayer('domain', 'Tables and players know no route, no socket and no feature.', 'core', 'threads', 'store'),
  serverLayer('api', 'What all routes share knows no feature.', 'core', 'threads', 'store', 'domain'),
  serverLayer(
    'features',
    'A feature is registered by the app, and knows neither HTTP server nor sockets.',
    ...['core', 'threads', 'store', 'domain', 'api'],
  ),
  serverLayer(
    'transport',
    'HTTP, sockets and the cluster serve all that lies below; only the app starts them.',
    ...['core', 'threads', 'store', 'domain', 'api', 'features'],
  ),
  serverPart('store', 'rows', 'A stored row is data.'),
  serverPart('store', 'files', 'The files of a store know no database.', 'errors[.]ts$'),
  serverPart('store', 'sql', 'Statements run without knowing what is stored.', ...STORED),
  serverPart('store', 'log', 'The logs of matches stand by themselves.', ...STORED, 'sql/'),
  serverPart('store', 'repositories', 'A repository knows no database and no file.', ...STORED, 'sql/', 'log/'),
  serverPart('store', 'schema', 'A migration may read what is stored.', ...STORED, 'sql/', 'log/', 'repositories/'),
  serverPart(
    'store',
    'maintenance',
    'Copies and checks open a store, but never assemble one.',
    ...[...STORED, 'open-postgres[.]ts$', 'files/', 'sql/', 'log/', 'repositories/', 'schema/'],
  ),
  serverPart(
    'store',
    'thread',
    'The thread that writes assembles a store, but does not open one.',
    ...[...STORED, 'assemble[.]ts$', 'sql/', 'log/', 'maintenance/'],
  ),
  serverPart('domain', 'contests', 'Fixed deals know no table.', 'context[.]ts$'),
  serverPart('domain', 'seals', 'A day’s seals know no table.', 'context[.]ts$'),
  serverPart('domain', 'sign-in', 'Signing in knows no table.', 'context[.]ts$'),
  serverPart('domain', 'tables', 'Tables know no reports.', 'context[.]ts$', 'contests/'),
  serverPart('domain', 'conduct', 'Reports and blocks are about people at tables.', 'context[.]ts$', 'tables/'),
  ...['beacon', 'duplicate', 'leagues', 'open-data', 'passkeys', 'push', 'ratings'].map(name =>
    serverPart('features', name, 'A feature stands by itself.'),
  ),
  serverPart('features', 'tournaments', 'The tables of a tournament are those of a duplicate contest.', 'duplicate/'),
  serverPart('features', 'contests', 'Contests are of any kind.', 'duplicate/', 'tournaments/'),
  ...['cluster', 'http', 'socket'].map(name =>
    serverPart('transport', name, 'HTTP, sockets and the cluster stand apart.'),
  ),
];
