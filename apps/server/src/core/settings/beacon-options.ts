// Settings of the public beacon (a source of public randomness), from environment variables: which beacon,
// and the URLs that it is read from.

import type { BeaconSpec } from '@moonshot/protocol';
import { isKey, SCHEME } from '@moonshot/verify';
import type { Variables } from '../limits.ts';

export interface BeaconOptions {
  readonly url: string; // the URL to which `/public/ROUND` is appended
  readonly spec: BeaconSpec;
}

/**
 * The longest accepted period between two rounds of a beacon, in seconds. It is short because every deal
 * waits for the beacon's next round.
 */
const PERIOD_MOST = 60;

/**
 * Reads the beacon for new matches; undefined if none is configured. Throws RangeError if the settings are
 * invalid.
 */
export function beaconIn(variables: Variables): BeaconOptions | undefined {
  const url = variables.MOONSHOT_BEACON || undefined;
  if (url === undefined) return undefined;
  return {
    url: readUrl(url),
    spec: {
      scheme: read(
        'SCHEME',
        variables.MOONSHOT_BEACON_SCHEME || SCHEME,
        one => one === SCHEME,
        `${SCHEME}, the only scheme whose signatures can be checked`,
      ),
      key: read('KEY', variables.MOONSHOT_BEACON_KEY ?? '', isKey, 'its public key as 192 hexadecimal digits'),
      genesis: Number(
        read(
          'GENESIS',
          variables.MOONSHOT_BEACON_GENESIS ?? '',
          isSeconds,
          'when its first round came out, in seconds since 1970',
        ),
      ),
      period: Number(
        read(
          'PERIOD',
          variables.MOONSHOT_BEACON_PERIOD ?? '',
          isPeriod,
          `the seconds between two rounds, 1 to ${PERIOD_MOST}`,
        ),
      ),
    },
  };
}

const isSeconds = (text: string): boolean => /^\d{1,10}$/.test(text);
const isPeriod = (text: string): boolean => /^[1-9]\d?$/.test(text) && Number(text) <= PERIOD_MOST;

function read(name: string, text: string, isRight: (text: string) => boolean, expected: string): string {
  if (isRight(text)) return text;
  throw new RangeError(`Cannot start with MOONSHOT_BEACON_${name}=${text}: expected ${expected}.`);
}

/** Parses a URL. Refuses one with a password, because the URL is public and is logged at start-up. */
function readUrl(text: string): string {
  const url = URL.parse(text);
  const isPlain =
    url !== null && /^https?:$/.test(url.protocol) && url.username + url.password + url.search + url.hash === '';
  if (isPlain) return url.href.replace(/\/+$/, '');
  throw new RangeError(
    'Cannot start with this MOONSHOT_BEACON: expected an address such as https://beacon.example/chain, without a password.',
  );
}
