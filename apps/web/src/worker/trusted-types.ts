// The Trusted Types policy for the URLs of scripts, used by the page and its workers.

interface TrustedTypes {
  /** Creates a policy. The browser accepts the policy's results as URLs of scripts. */
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { readonly createScriptURL: (url: string) => string };
}

/**
 * Creates a function that turns the URL of a script into a trusted one. The content security policy allows
 * only this policy. In browsers that support Trusted Types, the function throws a `TypeError` for a URL that
 * is not in `own`.
 */
export function trustedUrls(own: readonly string[]): (url: string) => string {
  const createScriptURL = (url: string): string => {
    if (own.includes(url)) return url;
    throw new TypeError(`Cannot run ${url}: it is no script of this page`);
  };
  // undefined in browsers without Trusted Types
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('moonshot', { createScriptURL });
  return url => policy?.createScriptURL(url) ?? url;
}
