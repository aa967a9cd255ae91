// The names of all variables that Moonshot reads, to warn of others.
import { LIMITS, type Variables, variableOf } from '../limits.ts';
import { SECRETS } from './secret-files.ts';

/** The variables of the server that are no limits, as docs/host/operating.md explains them. */
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
  'MOONSHOT_NATS',
  'MOONSHOT_NEW_ADMIN_TOKEN',
  'MOONSHOT_OPERATOR',
  'MOONSHOT_ORIGIN',
  'MOONSHOT_PUSH_LOCAL',
];

/** Read by other commands: the terminal's folder, and full error reports. */
const OF_OTHERS = ['MOONSHOT_DEBUG', 'MOONSHOT_HOME'];

const KNOWN = new Set([...SETTINGS, ...OF_OTHERS, ...Object.keys(LIMITS).map(variableOf)]);

/** The variables that begin with MOONSHOT_ and are read by nothing, in the order of the alphabet. */
export const unknownVariables = (variables: Variables): readonly string[] =>
  Object.keys(variables)
    .filter(name => name.startsWith('MOONSHOT_') && !KNOWN.has(name))
    .sort();
