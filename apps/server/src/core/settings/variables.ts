// The names of all variables that Moonshot reads, used to warn of unknown ones.
import { FORMER_VARIABLES, LIMITS, type Variables, variableOf } from '../limits.ts';
import { SECRETS } from './secret-files.ts';

/** The server's variables other than limits. docs/host/operating.md explains them. */
export const SETTINGS = [
  ...SECRETS,
  ...SECRETS.map(name => `${name}_FILE`),
  'MOONSHOT_BEACON',
  'MOONSHOT_BEACON_GENESIS',
  'MOONSHOT_BEACON_KEY',
  'MOONSHOT_BEACON_PERIOD',
  'MOONSHOT_BEACON_SCHEME',
  'MOONSHOT_BEHIND_PROXY',
  'MOONSHOT_CLUSTER',
  'MOONSHOT_DATA',
  'MOONSHOT_LOG',
  'MOONSHOT_NEW_ADMIN_TOKEN',
  'MOONSHOT_OPERATOR',
  'MOONSHOT_ORIGIN',
  'MOONSHOT_PUSH_LOCAL',
];

/** Variables of the command line: the folder of terminal tables, and full error reports. */
const OF_OTHERS = ['MOONSHOT_DEBUG', 'MOONSHOT_HOME'];

const KNOWN = new Set([
  ...SETTINGS,
  ...OF_OTHERS,
  ...Object.keys(LIMITS).map(variableOf),
  ...Object.values(FORMER_VARIABLES),
]);

/** The variables that begin with MOONSHOT_ but that nothing reads, in alphabetical order. */
export const unknownVariables = (variables: Variables): readonly string[] =>
  Object.keys(variables)
    .filter(name => name.startsWith('MOONSHOT_') && !KNOWN.has(name))
    .sort();
