// A server whose answers are written down: what a page asks for at these paths below `/api/` is answered with
// them.

/** A script that runs before the page's own; anything else is asked of the server. */
export const telling = (answers: Readonly<Record<string, unknown>>): string => `{
  const answers = ${JSON.stringify(answers)};
  const asked = globalThis.fetch;
  globalThis.fetch = (address, init) => {
    const [, what] = /\\/api\\/([\\w/-]+)$/.exec(String(address)) ?? [];
    if (what === undefined || !(what in answers)) return asked(address, init);
    const headers = { 'content-type': 'application/json' };
    return Promise.resolve(new Response(JSON.stringify(answers[what]), { headers }));
  };
}`;
