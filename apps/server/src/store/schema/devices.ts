// The migration that identifies a push device by its address and its secret. Before, anyone who knew the
// address could take over the device.

/**
 * Creates the new table of devices. A device's secret (`auth`) is known only to its browser, so a client
 * that knows only the address gets a row of its own. Never changed once released.
 */
export const DEVICES = `
  CREATE TABLE push_device (
    endpoint TEXT NOT NULL,
    auth TEXT NOT NULL,
    player TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
    session TEXT NOT NULL REFERENCES session (token_hash) ON DELETE CASCADE,
    p256dh TEXT NOT NULL,
    language TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    PRIMARY KEY (endpoint, auth)
  ) STRICT;
  INSERT INTO push_device (endpoint, auth, player, session, p256dh, language, at_ms)
    SELECT endpoint, auth, player, session, p256dh, language, at_ms FROM push;
  DROP TABLE push;
  ALTER TABLE push_device RENAME TO push;
  CREATE INDEX push_player ON push (player);
  CREATE INDEX push_session ON push (session);
  `;
