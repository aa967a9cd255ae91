// The record of a match that was played on a server: its proof, which tells every card once the match is over.

const known = new Map<string, string>();

/** The record of a match as text; undefined where the server does not give it. */
export async function recordOf(match: string): Promise<string | undefined> {
  const held = known.get(match);
  if (held !== undefined) return held;
  try {
    const answer = await fetch(`api/matches/${encodeURIComponent(match)}/proof`);
    if (!answer.ok) return undefined;
    const text = await answer.text();
    known.set(match, text);
    return text;
  } catch {
    return undefined; // no server can be reached
  }
}
