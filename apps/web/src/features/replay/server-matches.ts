// Requests about finished matches on the server: the list, each match as text, saving and deleting one.
import type { MatchesAnswer, MatchFacts, ProblemDetails } from '@moonshot/protocol/server';
import { hasBeenThere } from '../../online/server/storage-keys.ts';

const pathOf = (match: string): string => `api/matches/${encodeURIComponent(match)}`;

/** The path of a match's proof. */
export const proofPath = (match: string): string => `${pathOf(match)}/proof`;

/** The person's finished matches; `undefined` if the browser has not used the server, or on failure. */
export async function serverMatches(): Promise<readonly MatchFacts[] | undefined> {
  if (!hasBeenThere()) return undefined;
  const answer: MatchesAnswer | undefined = await (await asked('api/matches'))?.json().catch(() => undefined);
  return answer?.matches;
}

/** The path of the server's open data (published matches). */
export const OPEN_DATA = 'data/';

/** The page's language. The server names deleted players in this language. */
const spoken = (): string => document.documentElement.lang;

/**
 * The text of a match: open notation, or the record of a contest's table. It is `undefined` if the server
 * refuses it or does not answer. `language` is the language of the names that the server makes up.
 */
export async function serverText(name: string, language = spoken()): Promise<string | undefined> {
  const [match = '', table] = name.split('/');
  const path = table === undefined ? pathOf(match) : `api/contests/${match}/tables/${table}`;
  const answer = await asked(`${path}/notation`, language);
  return answer?.text().catch(() => undefined); // undefined if the connection was lost
}

/** Saves a match on the server. Resolves to null, or to a sentence that says why saving failed. */
export async function saveOnServer(text: string, failed: string): Promise<string | null> {
  const headers = { 'content-type': 'application/json', 'accept-language': spoken() };
  const body = JSON.stringify({ text });
  const answer = await fetch('api/matches', { method: 'POST', headers, body }).catch(() => undefined);
  if (answer?.ok) return null;
  const problem: unknown = await answer?.json().catch(() => undefined);
  return (problem as Partial<ProblemDetails> | undefined)?.sentence ?? failed;
}

/** Deletes an imported match. Resolves to whether it was deleted. */
export const removeFromServer = async (match: string): Promise<boolean> =>
  (await fetch(pathOf(match), { method: 'DELETE' }).catch(() => undefined))?.ok ?? false;

async function asked(path: string, language = spoken()): Promise<Response | undefined> {
  const answer = await fetch(path, { headers: { 'accept-language': language } }).catch(() => undefined);
  return answer?.ok ? answer : undefined;
}
