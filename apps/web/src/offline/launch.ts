// Why the page was opened: an app shortcut, or content shared from another app.
import type { Launched } from '../model/model.ts';

export interface Launch {
  readonly opens: Launched | null;
  readonly shared: boolean; // whether another app shared a text or a link
}

/** The query parameters that the manifest names. */
const ASKED = ['do', 'share', 'link', 'title'] as const;

/** Reads from a query string why the page was opened. */
export function launchFrom(search: string): Launch {
  const asked = new URLSearchParams(search);
  const wish = asked.get('do');
  return { opens: wish === 'play' || wish === 'daily' ? wish : null, shared: asked.has('share') || asked.has('link') };
}

/** The page's address without the launch parameters, so that a reload does not repeat the launch. */
export function withoutLaunch(address: string): string {
  const url = new URL(address);
  for (const name of ASKED) url.searchParams.delete(name);
  return url.href;
}

interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly targetURL?: string }) => void): void;
}

declare global {
  var launchQueue: LaunchQueue | undefined; // missing in some browsers
}

/** Calls `launched` with the present launch, and with later launches while the page is open. */
export function whenLaunched(launched: (launch: Launch) => void): void {
  let first: string | null = location.href;
  launched(launchFrom(location.search));
  history.replaceState(history.state, '', withoutLaunch(location.href));
  globalThis.launchQueue?.setConsumer(({ targetURL }) => {
    // The browser also reports the launch that opened this page. That launch has been handled above.
    if (targetURL !== undefined && targetURL !== first) launched(launchFrom(new URL(targetURL).search));
    first = null;
  });
}
