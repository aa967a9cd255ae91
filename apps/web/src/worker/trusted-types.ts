// The Trusted Types policy for script URLs, for the page and its workers.

interface TrustedTypes {
  /** The policy's results are accepted as script URLs. */
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { readonly createScriptURL: (url: string) => string };
}

/**
 * Creates a function that turns a script URL into a trusted one. The content security policy allows only this
 * policy. Where browsers support it, the function throws a `TypeError` for a URL that is not in `own`.
 */
export function trustedUrls(own: readonly string[]): (url: string) => string {
  const createScriptURL = (url: string): string => {
    if (own.includes(url)) return url;
    throw new TypeError(`Cannot run ${url}: it is no script of this page`);
  };
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }; // not supported by every browser
  const policy = trustedTypes?.createPolicy('moonshot', { createScriptURL });
  return url => policy?.createScriptURL(url) ?? url;
}
