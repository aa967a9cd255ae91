// The layers of the packages, and what each package may import.

const { TESTS, rule, only, typesOf, layerOf } = require('./rule.cjs');

const RULES = '^packages/rules/src/';
const CARDS = '^packages/rules/src/cards/';
const RULE_WORDS = '^packages/rules/src/words/';
const COMPILED = '^packages/rules/src/(cards|engine)[.]ts$';
const HASHES = '^node_modules/@noble/hashes/';
const CURVES = '^node_modules/@noble/curves/';
const SCHEMAS = '^node_modules/zod/';
const PROTOCOL = '^packages/protocol/src/';
const TABLE = '^packages/table/src/';
const VERIFY = '^packages/verify/src/';
const BOTS = '^packages/bots/src/';
const I18N = '^packages/i18n/src/';
const SIM = '^packages/bots/src/sim/';
const ARENA = '^packages/bots/src/(players/)?arena';
const RIGS = '/testing/';

/** The entry points of the packages, as in their package.json. */
const ENTRIES = [
  '^packages/rules/src/(index|cards|engine|explain|notation|statistics|catalogue|house|score-pad|print|from-text|words)[.]ts$',
  '^packages/table/src/(index|runner|multiplayer|seal|records|snapshot)[.]ts$',
  '^packages/bots/src/(index|arena|hint|levels|review)[.]ts$',
  '^packages/protocol/src/(index|server)[.]ts$',
  '^packages/verify/src/index[.]ts$',
  '^packages/i18n/src/(index|english|features|games|page|server|terminal)[.]ts$',
];

/** A part of the rules that stands on the games, and on the parts below. */
const rulesPart = (name, comment, ...below) =>
  rule(
    `rules-${name}`,
    comment,
    { path: `${RULES}${name}/`, pathNot: TESTS },
    {
      path: RULES,
      pathNot: `${RULES}((cards|words|game|trick|capture|${[name, ...below].join('|')})/|(games|prepare)[.]ts$)`,
    },
  );

const trickLayer = layerOf(`${RULES}trick/`, 'trick');
const tableLayer = layerOf(TABLE, 'table');
const botLayer = layerOf(BOTS, 'bots');

const BELOW_PLAYERS = ['core', 'sim', 'policy', 'determinization', 'network', 'endgame', 'search', 'capture'];

const packages = [
  rule(
    'entries',
    'A package is imported by its entry points.',
    { path: '^((?:packages|apps)/[^/]+)/' },
    { path: '^packages/[^/]+/src/', pathNot: ['^$1/', ...ENTRIES] },
  ),
  only('cards', 'Cards stand on nothing but a hash.', CARDS, [CARDS, HASHES]),
  only('words', 'The words are given cards and numbers, and know no game.', RULE_WORDS, [RULE_WORDS, CARDS]),
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
    'Of the files beside the folders only the list of games, their preparation and the entry points name a game.',
    { path: `${RULES}[^/]+$`, pathNot: [TESTS, ...ENTRIES, `${RULES}(games|prepare)[.]ts$`] },
    { path: `${RULES}(trick|capture)/` },
  ),
  trickLayer('sheet', 'The sheet of a trick game is data.'),
  trickLayer('sheets', 'A game is its sheet.', 'sheet'),
  trickLayer('state', 'States, actions and events are types that know the sheet.', 'sheet'),
  trickLayer('rules', 'Compiled rules are made of the sheet and what the state holds.', 'sheet', 'state'),
  trickLayer('play', 'Play follows the compiled rules.', 'sheet', 'state', 'rules'),
  trickLayer('explain', 'The explanation reads the compiled rules, not the play.', 'sheet', 'state', 'rules'),
  rulesPart('catalogue', 'The further games are sheets with changed fields.'),
  rulesPart('explain', 'A game is explained from its rules.'),
  rulesPart('transcript', 'A transcript is replayed by the engine. Games of other engines are house rules.', 'house'),
  rulesPart('notation', 'The notation is read and checked by replaying a transcript.', 'explain', 'transcript'),
  rulesPart(
    'house',
    'House rules are compared with known games, also by what their rules say.',
    'catalogue',
    'explain',
  ),
  rulesPart('score-pad', 'A match with real cards is scored by the engine.'),
  rulesPart('print', 'Printed rules are the explained ones, also of further games.', 'house'),
  rulesPart('statistics', 'Statistics replay transcripts.', 'transcript'),
  only('protocol', 'Messages know the types of the rules, and their schemas.', PROTOCOL, [PROTOCOL, RULES, SCHEMAS]),
  typesOf('protocol-takes-types', 'Messages know the rules by type only.', PROTOCOL, { path: RULES }),
  only('sim', 'Fast positions read cards and compiled rules, never the engine.', SIM, [SIM, COMPILED]),
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
  rule(
    'bots-see-no-state',
    'A bot knows cards, views and compiled rules, never a state or an engine; the arena, which runs games, is a shell.',
    { path: BOTS, pathNot: [TESTS, ARENA] },
    { path: RULES, pathNot: COMPILED },
  ),
  only('table', 'A table knows the rules and the messages; bots only through a port.', TABLE, [TABLE, RULES, PROTOCOL]),
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
  only('i18n', 'The texts are about rules, tables, hints and messages, and know no app.', I18N, [
    ...[I18N, RULES, BOTS, TABLE, PROTOCOL],
  ]),
  typesOf('i18n-languages', 'A language knows the others by type only.', `${I18N}([a-z]{2,3})/`, {
    path: `${I18N}[a-z]{2,3}/`,
    pathNot: `${I18N}$1/`,
  }),
  typesOf('table-takes-types', 'A table knows the messages by type only.', TABLE, { path: PROTOCOL }),
];

module.exports = packages;
