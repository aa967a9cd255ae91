// The storage keys of this device's identity.

/** Storage key of the guest's secret, or of a mark that the session cookie has the identity. */
export const SECRET = 'moonshot.guest';
/** Whether this device has an identity on the server of this page. */
export function hasBeenThere(): boolean {
  try {
    return localStorage.getItem(SECRET) !== null;
  } catch {
    return false; // storage is blocked, so nothing has been stored
  }
}

/** Storage key of the guest's secret while the person is signed in to a passkey account. */
export const GUEST_SECRET = 'moonshot.guest.aside';
/** Storage key of the name that this device and the server last agreed on. */
export const AGREED_NAME = 'moonshot.guest.name';
