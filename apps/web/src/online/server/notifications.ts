// Notifications that it is the person's turn: what the browser supports, and the subscription of this device.

import type { Language } from '@moonshot/i18n';
import type { Device } from '@moonshot/protocol/server';
import type { ApiClient } from './http-client.ts';

/** The state of notifications on this device. `failed` means that subscribing failed. */
export type NotificationStatus = 'insecure' | 'none' | 'denied' | 'off' | 'on' | 'failed';

/** Whether the browser offers push notifications. Browsers do so only on secure pages. */
const isOffered = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

async function subscribed(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The current state of notifications. It does not ask for permission. */
export async function notificationsHere(): Promise<NotificationStatus> {
  if (!isSecureContext) return 'insecure';
  if (!isOffered()) return 'none';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && (await subscribed()) !== null ? 'on' : 'off';
}

/** Asks for permission, then subscribes at the server. Call this function in a click handler. */
export async function enableNotifications(api: ApiClient, language: Language): Promise<NotificationStatus> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  return (await named(api, language)) ? 'on' : 'failed';
}

/**
 * Registers this device at the server again, because the session, the language or the server's key has
 * changed.
 */
export const renewNotifications = (api: ApiClient, language: Language): Promise<boolean> => named(api, language);

export async function disableNotifications(api: ApiClient): Promise<NotificationStatus> {
  const device = await subscribed();
  if (device !== null) await api.delete('/api/push', { body: { endpoint: device.endpoint } });
  return dropDevice();
}

/**
 * Unsubscribes this device after the server has forgotten it, so that the next person on this device gets no
 * notifications.
 */
export async function dropDevice(): Promise<NotificationStatus> {
  if (isOffered()) await (await subscribed())?.unsubscribe();
  return notificationsHere();
}

/** Milliseconds to wait for the service worker. Without a service worker, `ready` never resolves. */
const READY_MS = 10_000;

async function named(api: ApiClient, language: Language): Promise<boolean> {
  const answer = await api.get('/api/push');
  if (!answer.ok) return false;
  try {
    const late = new Promise<undefined>(over => setTimeout(over, READY_MS));
    const registration = await Promise.race([navigator.serviceWorker.ready, late]);
    if (registration === undefined) return false;
    const { pushManager } = registration;
    const wish = { userVisibleOnly: true, applicationServerKey: answer.body.key };
    const asked = await pushManager.subscribe(wish).catch(() => afresh(pushManager, wish));
    return (await api.put('/api/push', { body: deviceOf(asked, language) })).ok;
  } catch {
    return false; // the browser cannot reach its push service
  }
}

/**
 * Replaces the subscription, after subscribing has failed. It fails if the present subscription was made with
 * another key of the server.
 */
async function afresh(manager: PushManager, wish: PushSubscriptionOptionsInit): Promise<PushSubscription> {
  await (await manager.getSubscription())?.unsubscribe();
  return manager.subscribe(wish);
}

function deviceOf(subscription: PushSubscription, language: Language): Device {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' }, language };
}
