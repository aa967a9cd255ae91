// What the page is opened for: a shortcut of the installed page, or something shared to it by another
// program.
import type { Launched } from '../model/model.ts';

export interface Launch {
  readonly opens: Launched | null;
  readonly shared: boolean; // a text or a link
}

/** What an address may ask for, as the manifest names it. */
const ASKED = ['do', 'share', 'link', 'title'] as const;

/** What is asked by the part of an address that follows its question mark. */
export function launchFrom(search: string): Launch {
  const asked = new URLSearchParams(search);
  const wish = asked.get('do');
  return { opens: wish === 'play' || wish === 'daily' ? wish : null, shared: asked.has('share') || asked.has('link') };
}

/** The address without what it asked for, so that a reload does not ask again. */
export function withoutLaunch(address: string): string {
  const url = new URL(address);
  for (const name of ASKED) url.searchParams.delete(name);
  return url.href;
}

interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly targetURL?: string }) => void): void;
}

declare global {
  var launchQueue: LaunchQueue | undefined; // only where a page can be installed
}

/** Calls back with what the page was opened for, and with what an open page is asked for later. */
export function whenLaunched(launched: (launch: Launch) => void): void {
  let first: string | null = location.href;
  launched(launchFrom(location.search));
  history.replaceState(history.state, '', withoutLaunch(location.href));
  globalThis.launchQueue?.setConsumer(({ targetURL }) => {
    // The launch that opened this page is told here once more.
    if (targetURL !== undefined && targetURL !== first) launched(launchFrom(new URL(targetURL).search));
    first = null;
  });
}
