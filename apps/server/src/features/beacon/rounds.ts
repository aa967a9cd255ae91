// Fetches rounds of the public beacon (a source of public randomness). Each round is fetched once for all
// tables and is used only if its signature is valid.
import { request as requestPlain } from 'node:http';
import { request } from 'node:https';
import type { BeaconRound, BeaconSpec } from '@moonshot/protocol';
import { type Beacon, roundAt } from '@moonshot/table';
import { SEAL_WINDOW_MS } from '@moonshot/table/runner';
import { checkRound } from '@moonshot/verify';
import type { BaseLogger } from 'pino';
import * as z from 'zod';
import type { Env } from '../../core/env.ts';
import { reasonOf } from '../../core/errors.ts';
import type { Metrics } from '../../core/metrics.ts';
import type { Config } from '../../core/settings/config.ts';

interface Ground {
  readonly env: Env;
  readonly config: Pick<Config, 'beacon' | 'limits'>;
  readonly metrics: Pick<Metrics, 'beaconRounds'>;
  readonly log: BaseLogger;
}

/**
 * Milliseconds between the time limit for the seats' secrets and the earliest beacon round that may be used.
 * They allow for the time of a write and for differences between clocks.
 */
const SLACK_MS = 1000;
/** Milliseconds between two attempts to fetch a round. */
const AGAIN_MS = 300;
const BYTES_MOST = 4096;
/** The maximum number of cached rounds. Tables that deal at the same time use the same round. */
const ROUNDS_MOST = 64;

const answered = z.object({ round: z.int(), signature: z.string().regex(/^[0-9a-f]{96}$/) });

/**
 * Creates the beacon that is configured. A match whose spec names another beacon is dealt without a round.
 */
export function newBeacon(ground: Ground): Beacon {
  const { env, config } = ground;
  const asked = new Map<number, Promise<BeaconRound | null>>();
  return {
    next: spec => roundAfter(spec, env.nowMs() + SEAL_WINDOW_MS + SLACK_MS),
    drawn: (spec, round) => {
      if (!isSame(spec, config.beacon?.spec)) return Promise.resolve(null);
      const drawn = asked.get(round) ?? draw(ground, round);
      asked.set(round, drawn);
      for (const old of [...asked.keys()].slice(0, -ROUNDS_MOST)) asked.delete(old);
      return drawn;
    },
  };
}

/** The number of the first round that is published after this time. */
const roundAfter = ({ genesis, period }: BeaconSpec, ms: number): number =>
  Math.max(1, Math.floor((ms - genesis * 1000) / (period * 1000)) + 2);

const isSame = (one: BeaconSpec, other: BeaconSpec | undefined): boolean =>
  one.scheme === other?.scheme && one.key === other.key && one.genesis === other.genesis && one.period === other.period;

/**
 * Waits until the round is published, then tries to fetch it until the time limit. Returns null if that
 * fails, and never rejects.
 */
async function draw(ground: Ground, round: number): Promise<BeaconRound | null> {
  const { env, config, metrics, log } = ground;
  const { beacon, limits } = config;
  if (beacon === undefined) return null;
  // The longest possible wait, which bounds the pause even if the system clock is changed.
  const longestMs = beacon.spec.period * 1000 + SEAL_WINDOW_MS + SLACK_MS;
  await pause(env, Math.min(longestMs, Math.max(0, roundAt(beacon.spec, round) - env.nowMs())));
  const endMs = env.monoMs() + limits.beaconMs;
  const reasons = new Set<string>();
  for (let leftMs = limits.beaconMs; leftMs > 0; leftMs = endMs - env.monoMs()) {
    try {
      const drawn = roundIn(await fetched(env, `${beacon.url}/public/${round}`, leftMs), beacon.spec, round);
      metrics.beaconRounds.inc({ outcome: 'drawn' });
      return drawn;
    } catch (error) {
      reasons.add(reasonOf(error));
      await pause(env, Math.min(AGAIN_MS, Math.max(0, endMs - env.monoMs())));
    }
  }
  metrics.beaconRounds.inc({ outcome: 'missed' });
  log.warn({ round, reasons: [...reasons] }, 'the beacon round did not arrive in time');
  return null;
}

const pause = (env: Env, ms: number): Promise<void> => new Promise(resolve => void env.after(ms, resolve));

/**
 * Parses the response of the beacon. Throws if the response is for another round, or if its signature is
 * invalid.
 */
function roundIn(text: string, spec: BeaconSpec, round: number): BeaconRound {
  const { round: answeredRound, signature } = answered.parse(JSON.parse(text));
  if (answeredRound !== round) throw new Error(`it answered with round ${answeredRound}`);
  if (checkRound(spec, round, signature) !== true) throw new Error('its signature is invalid');
  return { round, signature };
}

/**
 * Fetches the body of a response. Rejects on a timeout, on a body that is too long, and on any status except
 * 200.
 */
function fetched(env: Env, address: string, ms: number): Promise<string> {
  const url = new URL(address);
  return new Promise((resolve, reject) => {
    const sent = (url.protocol === 'http:' ? requestPlain : request)(url, { agent: false });
    const late = env.after(ms, () => sent.destroy(new Error('no answer in time')));
    let text = '';
    sent.on('socket', socket => void socket.unref()); // so that a pending request does not delay the shutdown
    sent.on('error', reject);
    sent.on('close', () => {
      late();
      reject(new Error('the connection closed'));
    });
    sent.on('response', answer => {
      if (answer.statusCode !== 200) sent.destroy(new Error(`it answered ${answer.statusCode}`));
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        text += part;
        if (text.length > BYTES_MOST) sent.destroy(new Error(`it answered with more than ${BYTES_MOST} bytes`));
      });
      answer.on('error', reject);
      answer.on('end', () => resolve(text));
    });
    sent.end();
  });
}
