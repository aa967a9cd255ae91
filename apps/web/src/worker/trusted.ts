// The page's policy for where scripts may lie, which holds in its workers too.

interface TrustedTypes {
  /** What the policy makes is accepted where an address of a script is wanted. */
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { readonly createScriptURL: (url: string) => string };
}

/**
 * From the address of a script to that address as the browser wants it; the page's content security policy
 * lets only this one say where scripts lie.
 */
export function trusting(own: readonly string[]): (url: string) => string {
  const createScriptURL = (url: string): string => {
    if (own.includes(url)) return url;
    throw new TypeError(`Cannot run ${url}: it is no script of this page`);
  };
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }; // not in every browser
  const policy = trustedTypes?.createPolicy('moonshot', { createScriptURL });
  return url => policy?.createScriptURL(url) ?? url;
}
