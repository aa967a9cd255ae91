// Exchanges events between the nodes of a cluster through NATS.
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { type NodeBus, parseNodeMessage } from '../../core/node-bus.ts';
import { StoreRefused } from '../../store/errors.ts';

export interface NatsOptions {
  readonly url: string; // one NATS server, or several separated by commas
  readonly realm: string; // id of the cluster; it separates clusters that use the same NATS server
  readonly node: string; // name of this server within the cluster
  readonly onCutOff?: (cutOff: boolean) => void; // called when the connection is lost, and when it is back
}

/** The least time between two attempts to reconnect, in milliseconds. */
const AGAIN_MS = 200;
const PING_MS = 2000;
const CONNECT_MS = 5000;

/** Throws RangeError if the text is not the address of a NATS server. */
export function assertNatsUrl(text: string): void {
  if (text.split(',').every(one => /^(nats|tls):$/.test(URL.parse(one.trim())?.protocol ?? ''))) return;
  throw new RangeError(
    'Cannot use this NATS: expected a URL such as nats://name:password@host:4222, or several with commas.',
  );
}

/** The NATS addresses without passwords, for display. */
export const natsAddress = (url: string): string =>
  url
    .split(',')
    .map(one => URL.parse(one.trim())?.host)
    .join(' and ');

/** Connects to the other nodes of the cluster `realm`. Throws StoreRefused if NATS does not respond. */
export async function natsNodeBus({ url, realm, node, onCutOff }: NatsOptions): Promise<NodeBus> {
  const nats = await connected(url);
  const state = { cutOff: false };
  void watch(nats, cutOff => {
    if (state.cutOff === cutOff) return;
    state.cutOff = cutOff;
    onCutOff?.(cutOff);
  });
  const named = (subject: string): string => `moonshot.${realm}.${subject}`;
  const told: (() => void)[] = [];
  // While the connection is lost, events are dropped. NATS also drops an event that no node subscribes to.
  const publishAll = (): void => {
    for (const publish of told.splice(0)) if (!state.cutOff && !nats.isClosed()) publish();
  };
  return {
    // The client sends with one system call what is published without a pause in between. So the events of
    // all tables whose writes the database has just confirmed are published together.
    tell: (subject, news) => {
      const isFirst = told.push(() => nats.publish(named(subject), JSON.stringify({ from: node, news }))) === 1;
      if (isFirst) process.nextTick(publishAll);
    },
    hear: (subject, onEvent) => {
      const subscription = nats.subscribe(named(subject), {
        callback: (error, message) => {
          const letter = error === null ? parseNodeMessage(message.string()) : undefined;
          if (letter !== undefined) onEvent(letter.news, letter.from);
        },
      });
      return () => subscription.unsubscribe();
    },
    isCutOff: () => state.cutOff || nats.isClosed(),
    stop: () => {
      publishAll();
      return nats.close();
    },
  };
}

async function connected(url: string): Promise<NatsConnection> {
  try {
    return await connect({
      ...credentialsIn(url),
      name: 'moonshot',
      noEcho: true, // a node does not hear its own events
      maxReconnectAttempts: -1,
      reconnectTimeWait: AGAIN_MS,
      reconnectJitter: AGAIN_MS,
      pingInterval: PING_MS,
      timeout: CONNECT_MS,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreRefused(`Cannot join the cluster: no NATS answers at ${natsAddress(url)} (${reason}).`, {
      cause: error,
    });
  }
}

/** Separates the URL into server addresses, user name and password. */
function credentialsIn(url: string) {
  const urls = url.split(',').map(one => new URL(one.trim()));
  const [{ username = '', password = '', protocol = '' } = {}] = urls;
  return {
    servers: urls.map(({ host }) => host),
    ...(username === '' ? {} : { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
    ...(protocol === 'tls:' ? { tls: {} } : {}),
  };
}

async function watch(nats: NatsConnection, tell: (cutOff: boolean) => void): Promise<void> {
  for await (const { type } of nats.status()) {
    if (type === 'disconnect' || type === 'reconnecting' || type === 'staleConnection') tell(true);
    if (type === 'reconnect') tell(false);
  }
}
