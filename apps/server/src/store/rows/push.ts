// Devices for push notifications, as used by the server.

/** A browser that gets a push message when its player is to move. */
export interface Subscription {
  readonly endpoint: string; // URL at its push service
  readonly player: string;
  readonly session: string; // the hash of its token; the device is deleted with it
  readonly p256dh: string;
  readonly auth: string; // its browser's secret, which identifies the device together with the endpoint
  readonly language: string; // as the client named it
  readonly at: number; // time of the last request, in milliseconds since 1970
}

export interface PushStore {
  /**
   * Stores a device. Replaces an older entry for the same browser, even another player's. Deletes the
   * player's oldest devices over `most`.
   */
  keep(subscription: Subscription, most: number): Promise<void>;
  /** A player's devices, newest first. */
  of(player: string): Promise<readonly Subscription[]>;
  /** Deletes the devices at an endpoint, or only those of `player`. */
  drop(endpoint: string, player?: string): Promise<void>;
}
