// Why the page was opened: an app shortcut, or content shared from another app.
import type { Launched } from '../model/model.ts';

export interface Launch {
  readonly opens: Launched | null;
  readonly shared: boolean; // a text or a link
}

/** Query parameters, as in the manifest. */
const ASKED = ['do', 'share', 'link', 'title'] as const;

/** Parses the launch from a query string. */
export function launchFrom(search: string): Launch {
  const asked = new URLSearchParams(search);
  const wish = asked.get('do');
  return { opens: wish === 'play' || wish === 'daily' ? wish : null, shared: asked.has('share') || asked.has('link') };
}

/** The address without the launch parameters, so that a reload does not repeat them. */
export function withoutLaunch(address: string): string {
  const url = new URL(address);
  for (const name of ASKED) url.searchParams.delete(name);
  return url.href;
}

interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly targetURL?: string }) => void): void;
}

declare global {
  var launchQueue: LaunchQueue | undefined; // only in installed pages
}

/** Calls back with this launch, and with later launches into the open page. */
export function whenLaunched(launched: (launch: Launch) => void): void {
  let first: string | null = location.href;
  launched(launchFrom(location.search));
  history.replaceState(history.state, '', withoutLaunch(location.href));
  globalThis.launchQueue?.setConsumer(({ targetURL }) => {
    // The browser reports the launch that opened this page a second time, so that one is ignored.
    if (targetURL !== undefined && targetURL !== first) launched(launchFrom(new URL(targetURL).search));
    first = null;
  });
}
