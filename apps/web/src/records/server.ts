// What the server below this page knows of matches that are over: a list, and each as a text.
import type { MatchesAnswer, MatchFacts, Problem } from '@moonshot/wire/online/http';
import { hasBeenThere } from '../online/places.ts';

const pathOf = (match: string): string => `api/matches/${encodeURIComponent(match)}`;

/** Where the proof of a match can be had. */
export const proofPath = (match: string): string => `${pathOf(match)}/proof`;

/** The matches of whoever has been at a server's table; undefined where nobody answers. */
export async function serverMatches(): Promise<readonly MatchFacts[] | undefined> {
  if (!hasBeenThere()) return undefined;
  const answer = await asked('api/matches');
  return answer === undefined ? undefined : ((await answer.json()) as MatchesAnswer).matches;
}

/** Where the server below this page gives its open data away. */
export const OPEN_DATA = 'data/';

/**
 * A match in the open notation, or what was played at a table of a contest; undefined where the server does
 * not give it.
 */
export async function serverText(name: string): Promise<string | undefined> {
  const [match = '', table] = name.split('/');
  const path = table === undefined ? pathOf(match) : `api/contests/${match}/tables/${table}`;
  return (await asked(`${path}/notation`))?.text();
}

/** Keeps a match with one's own on the server; null once it is there, or in one sentence why not. */
export async function keepThere(text: string, failed: string): Promise<string | null> {
  const headers = { 'content-type': 'application/json', 'accept-language': document.documentElement.lang };
  const body = JSON.stringify({ text });
  const answer = await fetch('api/matches', { method: 'POST', headers, body }).catch(() => undefined);
  if (answer?.ok) return null;
  const problem: unknown = await answer?.json().catch(() => undefined);
  return (problem as Partial<Problem> | undefined)?.sentence ?? failed;
}

/** Deletes a match that was brought; whether it is gone. */
export const removeThere = async (match: string): Promise<boolean> =>
  (await fetch(pathOf(match), { method: 'DELETE' }).catch(() => undefined))?.ok ?? false;

async function asked(path: string): Promise<Response | undefined> {
  const answer = await fetch(path).catch(() => undefined);
  return answer?.ok ? answer : undefined;
}
