// The storage keys of this device's identity.

/** Storage key of the guest's secret, by which a server recognizes this device. */
export const SECRET = 'moonshot.guest';
/** Whether the server of this page knows this device. */
export function hasBeenThere(): boolean {
  try {
    return localStorage.getItem(SECRET) !== null;
  } catch {
    return false; // storage is blocked, so nothing was stored
  }
}

/** Storage key of the guest's secret while a passkey account is signed in. */
export const GUEST_SECRET = 'moonshot.guest.aside';
/** Storage key of the name that device and server last agreed on. */
export const AGREED_NAME = 'moonshot.guest.name';
