// Account actions: saving the account with a passkey, signing in and out, deleting it.
import type { SessionAnswer } from '@moonshot/protocol/server';
import { onlineTexts } from '../../i18n/online.svelte.ts';
import type { AccountActions } from '../action-types.ts';
import { forgetPeople } from '../met.ts';
import type { ActionOutcome, OnlineModel } from '../online-model.svelte.ts';
import { type ApiFailure, type ApiResult, UNKNOWN_STATUS } from '../server/http-client.ts';
import { dropDevice, renewNotifications } from '../server/notifications.ts';
import { makePasskey, type PasskeyFailure, showPasskey } from '../server/passkey.ts';
import { renewed, type SignInRenewal } from '../server/sign-in-renewal.ts';
import { AGREED_NAME } from '../server/storage-keys.ts';
import type { OnlineContext } from '../session.ts';

export function accountActions(context: OnlineContext): AccountActions {
  const { api, store, online } = context;
  const doing = (action: () => Promise<ActionOutcome | undefined>): Promise<void> => runAction(online, action);
  const proof: SignInRenewal = { api, store, show: () => showOwn(context) };
  return {
    load: () => doing(() => load(context)),
    keep: () =>
      doing(async () => {
        const made = await renewed(proof, () => makePasskey(api));
        return made.ok ? ((await load(context)) ?? good(words().done.kept)) : bad(made);
      }),
    remove: id =>
      doing(async () => {
        const dropped = await renewed(proof, () =>
          api.delete('/api/passkeys/{passkey}', { params: { path: { passkey: id } } }),
        );
        return dropped.ok ? ((await load(context)) ?? good(words().done.removed)) : bad(dropped);
      }),
    signIn: () => doing(() => signIn(context)),
    signOut: everywhere =>
      doing(async () => {
        const { out, everywhere: all } = words().done;
        const query = { everywhere: everywhere ? 'true' : 'false' } as const;
        const left = await renewed(proof, () => api.delete('/api/sessions', { params: { query } }));
        return leaving(context, left, everywhere ? all : out);
      }),
    forget: () =>
      doing(async () => {
        const gone = await renewed(proof, () => api.delete('/api/me'));
        return leaving(context, gone, words().done.forgotten);
      }),
  };
}

const words = () => onlineTexts.words.account;
const good = (text: string): ActionOutcome => ({ good: true, text });

/**
 * Runs an action unless another one is running. The result of an action stays on the screen until the next
 * action.
 */
async function runAction({ account }: OnlineModel, action: () => Promise<ActionOutcome | undefined>): Promise<void> {
  if (account.busy) return;
  account.busy = true;
  account.outcome = null;
  try {
    account.outcome = (await action()) ?? null;
  } finally {
    account.busy = false;
  }
}

function bad(failure: ApiFailure | PasskeyFailure): ActionOutcome {
  const { trouble, account: say } = onlineTexts.words;
  switch (failure.why) {
    case 'no':
      return { good: false, text: failure.status === UNKNOWN_STATUS ? say.over : failure.problem.sentence };
    case 'unreachable':
    case 'no-server':
      return { good: false, text: trouble[failure.why] };
    default:
      return { good: false, text: say.stopped[failure.why] };
  }
}

async function load({ who, api, online }: OnlineContext): Promise<ActionOutcome | undefined> {
  online.account.passkeys = null;
  if (!who.known()) return undefined;
  const you = await who.enter('');
  if (!you.ok) return bad(you);
  const list = await api.get('/api/passkeys');
  if (!list.ok) return bad(list);
  online.account.passkeys = list.body.passkeys;
  return undefined;
}

/**
 * Signs in with one of the account's own passkeys. The previous session ends, and with it the registration
 * for push notifications, which is renewed.
 */
async function showOwn({ api, language, online }: OnlineContext): Promise<ApiResult<SessionAnswer> | PasskeyFailure> {
  const shown = await showPasskey(
    api,
    (online.account.passkeys ?? []).map(({ id }) => id),
  );
  if (shown.ok && online.notifications === 'on') await renewNotifications(api, language());
  return shown;
}

async function signIn(context: OnlineContext): Promise<ActionOutcome | undefined> {
  const { who, api, store, running, link } = context;
  // opens a session, so that the server knows which session the sign-in ends
  if (who.known()) await who.enter('');
  const shown = await showPasskey(api);
  if (!shown.ok) return bad(shown);
  who.became(shown.body.player);
  store.put(AGREED_NAME, running.model.name); // makes the account's name replace the name on this device
  context.online.change({ mine: [] });
  // The push subscription now belongs to this account.
  if (context.online.notifications === 'on') await renewNotifications(api, context.language());
  const trouble = await load(context);
  const { want, named } = context.online.state;
  if (want !== null && !named) {
    context.online.change({ named: true, trouble: null });
    link.come(want);
  }
  context.online.actions.refresh();
  return trouble ?? good(words().done.in(shown.body.name));
}

/**
 * Finishes signing out or deleting the account, and forgets the people met. If the device has a guest
 * identity that was set aside, it becomes active again. An expired session counts as signed out.
 */
async function leaving(
  context: OnlineContext,
  answer: { readonly ok: true } | ApiFailure | PasskeyFailure,
  done: string,
): Promise<ActionOutcome> {
  const over = !answer.ok && answer.why === 'no' && answer.status === UNKNOWN_STATUS;
  if (!answer.ok && !over) return bad(answer);
  context.who.left();
  context.online.notifications = await dropDevice();
  context.online.change({ you: null, mine: [] });
  context.online.met = forgetPeople(context.store);
  const trouble = await load(context);
  context.online.actions.refresh();
  return trouble ?? good(done);
}
