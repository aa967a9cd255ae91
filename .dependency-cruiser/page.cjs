// The layers of the page.

const { TESTS, rule } = require('./rule.cjs');

const PAGE = '^apps/web/src/';
const FEATURES = '^apps/web/src/features/';

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
  ['lists', []],
  ['pass-and-play', []],
  ['print', []],
  ['editor', ['lists', 'print']],
  ['score-pad', ['print']],
  ['ratings', ['lists']],
  ['replay', ['score-pad']],
  ['settings', []],
  ['review', ['replay']],
  ['puzzles', ['review']],
  ['scores', ['review']],
  ['living-room', ['scores']],
  ['statistics', ['puzzles', 'replay', 'score-pad']],
  ['fairness', ['conduct', 'statistics']],
  ['friends', ['account', 'bots', 'conduct', 'fairness', 'living-room', 'ratings']],
  ['contests', ['friends', 'lists']],
  ['leagues', ['contests', 'friends', 'lists']],
  ['home', ['contests', 'lists', 'print']],
  ['why', ['editor']],
];
const isAbove = i => other => features.slice(0, i).some(([feature]) => feature === other);

module.exports = [
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
