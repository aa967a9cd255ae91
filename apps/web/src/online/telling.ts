// Being told on this device when it is one's turn: what its browser has for that, and asking for it once the
// person wants it.
import type { Device } from '@moonshot/wire/online/http';
import type { Language } from '@moonshot/wire/to-table';
import type { Web } from './web.ts';

/**
 * Whether this device is told: what stands in the way, or whether somebody asked for it; `failed` where
 * asking led nowhere.
 */
export type Telling = 'insecure' | 'none' | 'denied' | 'off' | 'on' | 'failed';

/** Browsers that have it keep it from pages that came without encryption. */
const isOffered = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

async function subscribed(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** How it stands; nothing is asked for. */
export async function tellingHere(): Promise<Telling> {
  if (!isSecureContext) return 'insecure';
  if (!isOffered()) return 'none';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && (await subscribed()) !== null ? 'on' : 'off';
}

/** Asks the browser, and then the server; called on the person's own click. */
export async function beginTelling(web: Web, language: Language): Promise<Telling> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  return (await named(web, language)) ? 'on' : 'failed';
}

/**
 * Names the device to the server again: in another session, another language, or where the server has another
 * key.
 */
export const renewTelling = (web: Web, language: Language): Promise<boolean> => named(web, language);

export async function endTelling(web: Web): Promise<Telling> {
  const device = await subscribed();
  if (device !== null) await web.tellNoMore(device.endpoint);
  return dropDevice();
}

/**
 * Takes the device back from the browser, where the server knows it no more: whoever comes next has not asked
 * for it.
 */
export async function dropDevice(): Promise<Telling> {
  if (isOffered()) await (await subscribed())?.unsubscribe();
  return tellingHere();
}

async function named(web: Web, language: Language): Promise<boolean> {
  const answer = await web.pushKey();
  if (!answer.ok) return false;
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const wish = { userVisibleOnly: true, applicationServerKey: answer.body.key };
    const asked = await pushManager.subscribe(wish).catch(() => afresh(pushManager, wish));
    return (await web.tell(deviceOf(asked, language))).ok;
  } catch {
    return false; // the browser cannot reach its service
  }
}

/** A device that was named under another key of the server has to be taken back before. */
async function afresh(manager: PushManager, wish: PushSubscriptionOptionsInit): Promise<PushSubscription> {
  await (await manager.getSubscription())?.unsubscribe();
  return manager.subscribe(wish);
}

function deviceOf(subscription: PushSubscription, language: Language): Device {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' }, language };
}
