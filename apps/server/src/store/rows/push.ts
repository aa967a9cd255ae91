// The interface to the stored devices that get push messages.

/** A browser that gets a push message when it is its player's turn. */
export interface Subscription {
  readonly endpoint: string; // the URL at the push service to which messages are sent
  readonly player: string;
  readonly session: string; // the hash of the session's token; the device is deleted with the session
  readonly p256dh: string;
  readonly auth: string; // the browser's secret, which identifies the device together with the endpoint
  readonly language: string; // the language that the client asked for
  readonly at: number; // time of the last registration, in milliseconds since 1970
}

export interface PushStore {
  /**
   * Stores a device. An older entry for the same browser is replaced, even if it is another player's. If the
   * player has more than `most` devices, deletes the oldest.
   */
  keep(subscription: Subscription, most: number): Promise<void>;
  /** A player's devices, newest first. */
  of(player: string): Promise<readonly Subscription[]>;
  /** Deletes the devices with this endpoint; with `player`, only that player's. */
  drop(endpoint: string, player?: string): Promise<void>;
}
