// Sends one message to a push service. It follows no redirect, reads no body, and has a time limit.
import { request as requestPlain } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import type { Cancel, Env } from '../../core/env.ts';
import { isPublic, publicLookup } from './addresses.ts';

export interface PushRequest {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

export interface PushTransport {
  readonly env: Env;
  readonly ms: number; // time limit for the whole request in milliseconds
  readonly local: boolean; // whether any address is allowed, for tests
}

/** The response of a push service. */
export interface PushResponse {
  readonly status: number;
  // milliseconds to wait before the next attempt; 0 if the response names no time
  readonly retryAfterMs: number;
}

/** Sends the message to the push service. Throws if no response arrives. */
export function post(
  { endpoint, headers, body }: PushRequest,
  { env, ms, local }: PushTransport,
): Promise<PushResponse> {
  const url = new URL(endpoint);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    if (!local && isIP(host) !== 0 && !isPublic(host)) {
      reject(new Error('Cannot send a message: its address is not on the internet'));
      return;
    }
    const options = { method: 'POST', headers, agent: false, ...(local ? {} : { lookup: publicLookup }) };
    const sent = (url.protocol === 'http:' ? requestPlain : request)(url, options);
    const late: Cancel = env.after(ms, () => sent.destroy(new Error('no answer in time')));
    sent.on('error', reject);
    sent.on('close', late);
    sent.on('response', answer => {
      resolve({ status: answer.statusCode ?? 0, retryAfterMs: secondsIn(answer.headers['retry-after']) * 1000 });
      answer.destroy(); // the body of the response is not needed
    });
    sent.end(body);
  });
}

const secondsIn = (text: string | undefined): number => (/^\d{1,6}$/.test(text ?? '') ? Number(text) : 0);
