// Sends push messages to absent players whose turn it is, at tables with correspondence play.
import { createHash } from 'node:crypto';
import { languageFor } from '@moonshot/i18n';
import { shownTitle } from '../../core/display-names.ts';
import type { Cancel } from '../../core/env.ts';
import { reasonOf } from '../../core/errors.ts';
import { SPOKEN } from '../../core/languages.ts';
import type { ServerContext } from '../../domain/context.ts';
import type { LiveTable, Turn } from '../../domain/tables/live.ts';
import { awaitedAt } from '../../domain/tables/match/turns.ts';
import { hasDayClock, isPresent } from '../../domain/tables/presence.ts';
import type { Subscription } from '../../store/rows/push.ts';
import { encryptFor } from './envelope.ts';
import { DRAWN_BYTES, keyPairFrom, signedFor } from './keys.ts';
import { type PushRequest, type PushResponse, post } from './post.ts';

export interface Push {
  /** Notifies the players whose turns have just begun. Never blocks and never throws. */
  turned(live: LiveTable, turns: readonly Turn[]): void;
  stop(): void;
}

/** One push message to one device. */
interface Notice {
  readonly live: LiveTable;
  readonly subscription: Subscription;
  readonly tries: number; // number of attempts made before
}

interface Post {
  readonly context: ServerContext;
  readonly queue: Notice[];
  readonly later: Set<Cancel>;
  sending: number;
  stopped: boolean;
}

export function openPush(context: ServerContext): Push {
  const office: Post = { context, queue: [], later: new Set(), sending: 0, stopped: false };
  return {
    turned: (live, turns) => {
      if (!hasDayClock(live)) return;
      for (const { player } of turns)
        if (isNoticeable(live, player)) {
          live.noticed.add(player);
          void tell(office, live, player);
        }
    },
    stop: () => {
      office.stopped = true;
      office.queue.length = 0;
      for (const cancel of office.later) cancel();
    },
  };
}

/**
 * Whether to notify the player of a turn. Programs and players at the table are not notified. Others are
 * notified once, and again only after they have acted.
 */
const isNoticeable = (live: LiveTable, player: string): boolean =>
  !live.noticed.has(player) && !live.known.get(player)?.outside && !isPresent(live, player);

async function tell(office: Post, live: LiveTable, player: string): Promise<void> {
  const { store, log } = office.context;
  try {
    for (const subscription of await store.pushes.of(player)) add(office, { live, subscription, tries: 0 });
  } catch (error) {
    log.warn({ table: live.id, reason: reasonOf(error) }, 'cannot notify the players to move');
  }
}

function add(office: Post, notice: Notice): void {
  const { env, config, metrics } = office.context;
  if (office.stopped) return;
  notice.live.notifiesUntil = Math.max(notice.live.notifiesUntil, env.monoMs());
  if (office.queue.length + office.later.size >= config.limits.pushesWaiting)
    metrics.pushes.inc({ outcome: 'dropped' });
  else office.queue.push(notice);
  sendNext(office);
}

function sendNext(office: Post): void {
  while (office.sending < office.context.config.limits.pushesAtOnce) {
    const notice = office.queue.shift();
    if (notice === undefined) return;
    office.sending += 1;
    void send(office, notice).finally(() => {
      office.sending -= 1;
      sendNext(office);
    });
  }
}

/** Whether the player must still act and has not returned to the table. */
const isDue = ({ live, subscription: { player } }: Notice): boolean =>
  live.noticed.has(player) && !isPresent(live, player) && live.turns.some(turn => turn.player === player);

/**
 * Whether the device should still get the message. Its session may have ended while the message was queued.
 */
async function isStillWanted(
  { store, env, log }: ServerContext,
  { endpoint, player, session }: Subscription,
): Promise<boolean> {
  try {
    const [open, kept] = [await store.players.session(session, env.nowMs()), await store.pushes.of(player)];
    return open?.id === player && kept.some(one => one.endpoint === endpoint && one.session === session);
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, 'cannot notify the players to move');
    return false;
  }
}

async function send(office: Post, notice: Notice): Promise<void> {
  const { context } = office;
  if (!isDue(notice) || !(await isStillWanted(context, notice.subscription))) return;
  const response = await handedOver(context, notice);
  const outcome = outcomeOf(response);
  context.metrics.pushes.inc({ outcome });
  if (outcome === 'again') again(office, notice, response?.retryAfterMs ?? 0);
  if (outcome !== 'gone') return;
  await context.store.pushes
    .drop(notice.subscription.endpoint)
    .catch(error => context.log.warn({ reason: reasonOf(error) }, 'cannot delete a push subscription that has ended'));
}

const GONE: readonly number[] = [404, 410];
const TOO_MANY = 429;

/**
 * What follows from the push service's response. Without a response, after a rate limit and after a server
 * error, the message is sent again.
 */
function outcomeOf(response: PushResponse | undefined): 'taken' | 'gone' | 'again' | 'refused' {
  if (response === undefined || response.status === TOO_MANY || response.status >= 500) return 'again';
  if (response.status >= 200 && response.status < 300) return 'taken';
  return GONE.includes(response.status) ? 'gone' : 'refused';
}

function again(office: Post, { tries, ...notice }: Notice, retryAfterMs: number): void {
  const { env, config } = office.context;
  const { pushTries, pushRetryMs, pushRetryMostMs } = config.limits;
  if (office.stopped || tries + 1 >= pushTries) return;
  const waitMs = Math.min(pushRetryMostMs, Math.max(retryAfterMs, pushRetryMs * 2 ** tries));
  notice.live.notifiesUntil = Math.max(notice.live.notifiesUntil, env.monoMs() + waitMs);
  const cancel = env.after(waitMs, () => {
    office.later.delete(cancel);
    add(office, { ...notice, tries: tries + 1 });
  });
  office.later.add(cancel);
}

async function handedOver(context: ServerContext, notice: Notice): Promise<PushResponse | undefined> {
  const { env, config, log } = context;
  try {
    return await post(parcelFor(context, notice), { env, ms: config.limits.pushMs, local: config.pushLocal });
  } catch (error) {
    const service = URL.parse(notice.subscription.endpoint)?.host;
    log.info({ service, reason: reasonOf(error) }, 'a push service could not be reached');
    return undefined;
  }
}

/** The size to which all texts are padded, so that the length does not reveal the game. */
const TEXT_BYTES = 512;
const SALT_BYTES = 16;
/** The longest time, in seconds, that push services are asked to keep a message for an offline device. */
const KEPT_MOST_S = 28 * 86_400;

function parcelFor({ env, config, pushKeys }: ServerContext, { live, subscription }: Notice): PushRequest {
  const { endpoint, language } = subscription;
  const { title, waits } = SPOKEN[languageFor([language])].push;
  const text = JSON.stringify({ table: live.id, title, body: waits(shownTitle(live.row)) });
  const drawn = { salt: env.random(SALT_BYTES), pair: keyPairFrom(env.random(DRAWN_BYTES)) };
  const body = encryptFor(subscription, text, drawn, TEXT_BYTES);
  const seat = live.turns.find(({ player }) => player === subscription.player)?.seat;
  const leftMs = awaitedAt(live, env.nowMs()).find(one => one.seat === seat)?.leftMs ?? 0;
  return {
    endpoint,
    body,
    headers: {
      authorization: signedFor(pushKeys, endpoint, config.origins[0] ?? 'https://localhost', env.nowMs()),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      'content-length': body.length,
      ttl: Math.min(KEPT_MOST_S, Math.ceil(leftMs / 1000)),
      // A newer message about the same table replaces an older one that has not been delivered. The topic is
      // a hash, so that it does not reveal the table.
      topic: createHash('sha256').update(`${subscription.player} ${live.id}`).digest('base64url').slice(0, 32),
      urgency: 'normal',
    },
  };
}
