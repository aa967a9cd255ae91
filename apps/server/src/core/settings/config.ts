// The server's configuration from options and the environment, and a summary of it without secrets.
import { TITLE_MAX } from '@moonshot/rules/house';
import { checkTitle } from '../display-names.ts';
import { LIMITS, type LimitName, type Limits, readLimits, type Variables, variableOf } from '../limits.ts';
import { type BeaconOptions, beaconIn } from './beacon-options.ts';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

export interface Config {
  readonly page: string; // the folder that contains the built web page
  readonly origins: readonly string[]; // allowed origins in addition to private addresses
  // number of proxies in front of the server whose `X-Forwarded-For` is trusted
  readonly proxies: number;
  readonly logLevel: (typeof LEVELS)[number];
  // whether push messages may be sent to any address, even a private one, for tests
  readonly pushLocal: boolean;
  readonly newOperatorToken: boolean; // whether to create a new operator token
  // The token that gives access to `/metrics`. Without a token, only this machine may read the metrics.
  readonly metricsToken: string | undefined;
  // the beacon whose rounds are mixed into the deals of new matches
  readonly beacon: BeaconOptions | undefined;
  readonly operator: string | undefined; // the operator's display name, which no player may use
  readonly limits: Limits;
}

/** Reads the configuration. For an invalid variable, throws an error with one sentence. */
export function readConfig(page: string, variables: Variables): Config {
  return {
    page,
    origins: readOrigins(variables.MOONSHOT_ORIGIN ?? ''),
    proxies: readProxies(variables.MOONSHOT_BEHIND_PROXY || '0'),
    logLevel: readLevel(variables.MOONSHOT_LOG ?? ''),
    pushLocal: readYes('MOONSHOT_PUSH_LOCAL', variables),
    newOperatorToken: readYes('MOONSHOT_NEW_ADMIN_TOKEN', variables),
    metricsToken: readToken(variables.MOONSHOT_METRICS_TOKEN || undefined),
    beacon: beaconIn(variables),
    operator: readOperator(variables.MOONSHOT_OPERATOR ?? ''),
    limits: readLimits(variables),
  };
}

const EXAMPLE = 'https://cards.example';

function readOrigins(text: string): readonly string[] {
  const origins = text.split(',').map(one => one.trim());
  const wrong = origins.find(one => one !== '' && URL.parse(one)?.origin !== one);
  if (wrong === undefined) return origins.filter(one => one !== '');
  throw new RangeError(`Cannot start with MOONSHOT_ORIGIN=${wrong}: expected an origin such as ${EXAMPLE}.`);
}

function readYes(name: string, variables: Variables): boolean {
  const text = variables[name] ?? '';
  if (['', '0', '1'].includes(text)) return text === '1';
  throw new RangeError(`Cannot start with ${name}=${text}: expected 1 or 0.`);
}

function readProxies(text: string): number {
  if (/^\d$/.test(text)) return Number(text);
  throw new RangeError(
    `Cannot start with MOONSHOT_BEHIND_PROXY=${text}: expected how many proxies of yours stand before the server, 0 to 9.`,
  );
}

function readToken(text: string | undefined): string | undefined {
  if (text === undefined || /^[\x21-\x7e]{16,200}$/.test(text)) return text;
  throw new RangeError('Cannot start with this MOONSHOT_METRICS_TOKEN: expected 16 to 200 letters, digits or signs.');
}

function readOperator(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const named = checkTitle(text);
  if (named.ok) return named.name;
  throw new RangeError(
    `Cannot start with MOONSHOT_OPERATOR=${text}: expected a name of at most ${TITLE_MAX} letters in one script.`,
  );
}

function readLevel(text: string): Config['logLevel'] {
  const level = LEVELS.find(one => one === (text || 'warn'));
  if (level !== undefined) return level;
  throw new RangeError(`Cannot start with MOONSHOT_LOG=${text}: expected one of ${LEVELS.join(', ')}.`);
}

/**
 * The lines printed at start-up: the main settings, and the limits that differ from their defaults. They
 * contain no secret.
 */
export function summary(config: Config): readonly string[] {
  const { origins, proxies, logLevel, metricsToken, beacon, limits } = config;
  const names = (Object.keys(LIMITS) as LimitName[]).filter(name => limits[name] !== LIMITS[name].usual);
  return [
    `Reached at: private addresses over plain HTTP${origins.map(one => `, ${one}`).join('')}`,
    `Addresses of clients: ${proxies === 0 ? 'as they connect' : `as ${proxies === 1 ? 'the proxy' : `the ${proxies} proxies`} before the server say${proxies === 1 ? 's' : ''}`}`,
    `Metrics: ${metricsToken === undefined ? 'for this machine alone' : 'for requests with their token'}`,
    `Beacon: ${beacon === undefined ? 'none' : `${beacon.url}, a round every ${beacon.spec.period} s`}`,
    `Log: ${logLevel} and above, to standard error`,
    `Limits: ${names.length === 0 ? 'as usual' : names.map(name => `${variableOf(name)}=${limits[name]}`).join(' ')}`,
  ];
}
