// What the server below this page knows of matches that are over: a list, and each as a text.
import type { MatchesAnswer, MatchFacts } from '@moonshot/wire/online/http';
import { SECRET } from '../online/places.ts';

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

/** A match in the open notation; undefined where the server does not give it. */
export const serverText = async (match: string): Promise<string | undefined> =>
  (await asked(`${pathOf(match)}/notation`))?.text();

function hasBeenThere(): boolean {
  try {
    return localStorage.getItem(SECRET) !== null;
  } catch {
    return false; // a browser that keeps nothing has been nowhere
  }
}

async function asked(path: string): Promise<Response | undefined> {
  const answer = await fetch(path).catch(() => undefined);
  return answer?.ok ? answer : undefined;
}
