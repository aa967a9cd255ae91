// A stub of the server's API with fixed answers for paths below `/api/`.

/** A script to inject; all other requests go to the server. */
export const telling = (answers: Readonly<Record<string, unknown>>): string => `{
  const answers = ${JSON.stringify(answers)};
  const asked = globalThis.fetch;
  globalThis.fetch = (address, init) => {
    const [, what] = /\\/api\\/([\\w/-]+)$/.exec(address instanceof Request ? address.url : String(address)) ?? [];
    if (what === undefined || !(what in answers)) return asked(address, init);
    const headers = { 'content-type': 'application/json' };
    return Promise.resolve(new Response(JSON.stringify(answers[what]), { headers }));
  };
}`;
