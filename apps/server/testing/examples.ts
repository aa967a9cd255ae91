// Test harness: a server with fixed randomness and dates, and a recorded conversation with it.
import { createHash } from 'node:crypto';
import type { ClientToServer, ServerToClient, ServerUpdate } from '@moonshot/protocol/server';
import type { FastifyInstance } from 'fastify';
import { type Env, systemEnv } from '../src/core/env.ts';
import { type Answered, as, type Client, call, type Guest } from './client.ts';

/** An environment with fixed randomness and dates. */
export function settledEnv(): Env {
  let drawn = 0;
  return {
    ...systemEnv,
    nowMs: () => Date.UTC(2026, 10, 21, 18),
    monoMs: () => 0, // so that no search reaches its time limit
    random: bytes => {
      drawn += 1;
      return createHash('sha512').update(`example ${drawn}`).digest().subarray(0, bytes);
    },
  };
}

/** Recorded examples, keyed by route or message type. */
export type Examples = Map<string, string>;

const TEXT_MOST = 160;

/** Fields that are too long for an example. */
const LONG = ['view', 'rules', 'deals', 'deck', 'winners', 'end'];

const shortened = (key: string, value: unknown): unknown => {
  if (LONG.includes(key) && (typeof value === 'object' || key === 'end')) return '…';
  return typeof value === 'string' && value.length > TEXT_MOST ? `${value.slice(0, TEXT_MOST)}…` : value;
};

/** The JSON text on one line, as it is sent, with long parts shortened. */
const written = (value: unknown): string => JSON.stringify(value, shortened);

const keep = (examples: Examples, name: string, text: string): void => {
  if (!examples.has(name)) examples.set(name, text);
};

/** Sends a message and records it as the example of its type. */
export function sayAs(examples: Examples, client: Client, message: ClientToServer): void {
  keep(examples, message.type, written(message));
  client.say(message);
}

/** Records the first message of each type that a client received. */
export function keepHeard(examples: Examples, received: readonly (ServerToClient | ServerUpdate)[]): void {
  for (const message of received) keep(examples, `← ${message.type}`, written(message));
}

/** Sends a request and records it with its response. */
export async function asked(
  examples: Examples,
  who: Guest | string,
  route: string,
  path: string,
  body?: unknown,
): Promise<unknown> {
  const [method = ''] = route.split(' ');
  const answer = typeof who === 'string' ? await call(who, method, path, body) : await as(who, method, path, body);
  keepAnswer(examples, route, path, body, answer);
  return answer.body;
}

/** Like `asked`, but at a given address and with the cookies that the browser has received. */
export async function askedAt(
  examples: Examples,
  http: FastifyInstance,
  headers: Readonly<Record<'host' | 'cookie', string>>,
  route: string,
  path: string,
  body?: unknown,
): Promise<{ readonly body: unknown; readonly cookie: string }> {
  const [method = ''] = route.split(' ');
  const payload = body === undefined ? {} : { payload: body as object };
  const answer = await http.inject({ method: method as 'GET', url: path, headers, ...payload });
  const read = answer.body === '' ? '' : answer.json();
  keepAnswer(examples, route, path, body, { status: answer.statusCode, body: read });
  return { body: read, cookie: answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
}

function keepAnswer(
  examples: Examples,
  route: string,
  path: string,
  asking: unknown,
  { status, body }: Pick<Answered, 'status' | 'body'>,
): void {
  const question = [`${route.split(' ')[0]} ${path}`, ...(asking === undefined ? [] : [written(asking)])].join('\n');
  keep(examples, route, `${question}\n\n${status}\n${body === '' ? '' : `${written(body)}\n`}`.trim());
}
