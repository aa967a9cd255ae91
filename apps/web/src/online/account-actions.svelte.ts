// Account actions: save the account with a passkey, sign in and out, delete it.
import type { PasskeyFacts, SessionAnswer } from '@moonshot/protocol/server';
import { friendly } from '../i18n/online.svelte.ts';
import { type AccountActions, friends } from './friends.svelte.ts';
import { type ApiFailure, type ApiResult, UNKNOWN_STATUS } from './server/http-client.ts';
import { dropDevice, renewNotifications } from './server/notifications.ts';
import { makePasskey, type Stopped, showPasskey } from './server/passkey.ts';
import { renewed, type SignInRenewal } from './server/sign-in-renewal.ts';
import { AGREED } from './server/storage-keys.ts';
import { type OnlineContext, set } from './session.ts';

/** The result of the last action, as a sentence. */
export interface ActionOutcome {
  readonly good: boolean;
  readonly text: string;
}

class Account {
  passkeys: readonly PasskeyFacts[] | null = $state.raw(null); // null when not signed in
  told: ActionOutcome | null = $state.raw(null);
  busy = $state(false);
}

export const account = new Account();

export function accountActions(context: OnlineContext): AccountActions {
  const { api, store } = context;
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

const words = () => friendly.words.account;
const good = (text: string): ActionOutcome => ({ good: true, text });

/** Runs one action at a time. Its result stays until the next action. */
async function doing(deed: () => Promise<ActionOutcome | undefined>): Promise<void> {
  if (account.busy) return;
  account.busy = true;
  account.told = null;
  try {
    account.told = (await deed()) ?? null;
  } finally {
    account.busy = false;
  }
}

function bad(failure: ApiFailure | Stopped): ActionOutcome {
  const { trouble, account: say } = friendly.words;
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

async function load({ who, api }: OnlineContext): Promise<ActionOutcome | undefined> {
  account.passkeys = null;
  if (!who.known()) return undefined;
  const you = await who.enter('');
  if (!you.ok) return bad(you);
  const list = await api.get('/api/passkeys');
  if (!list.ok) return bad(list);
  account.passkeys = list.body.passkeys;
  return undefined;
}

/**
 * Signs in with one of the account's own passkeys.
 * This ends the previous session and its push registration.
 */
async function showOwn({ api, language }: OnlineContext): Promise<ApiResult<SessionAnswer> | Stopped> {
  const shown = await showPasskey(
    api,
    (account.passkeys ?? []).map(({ id }) => id),
  );
  if (shown.ok && friends.telling === 'on') await renewNotifications(api, language());
  return shown;
}

async function signIn(context: OnlineContext): Promise<ActionOutcome | undefined> {
  const { who, api, store, running, link } = context;
  if (who.known()) await who.enter(''); // so that the server knows whose session ends
  const shown = await showPasskey(api);
  if (!shown.ok) return bad(shown);
  who.became(shown.body.player);
  store.put(AGREED, running.model.name); // so that the account's name replaces the local one
  set({ mine: [] });
  // the push subscription now belongs to this account
  if (friends.telling === 'on') await renewNotifications(api, context.language());
  const trouble = await load(context);
  const { want, named } = friends.now;
  if (want !== null && !named) {
    set({ named: true, trouble: null });
    link.come(want);
  }
  friends.do.refresh();
  return trouble ?? good(words().done.in(shown.body.name));
}

/**
 * Signs out. The device becomes the guest that was set aside, or nobody. An expired session counts as signed
 * out.
 */
async function leaving(
  context: OnlineContext,
  answer: { readonly ok: true } | ApiFailure | Stopped,
  done: string,
): Promise<ActionOutcome> {
  const over = !answer.ok && answer.why === 'no' && answer.status === UNKNOWN_STATUS;
  if (!answer.ok && !over) return bad(answer);
  context.who.left();
  friends.telling = await dropDevice();
  set({ you: null, mine: [] });
  const trouble = await load(context);
  friends.do.refresh();
  return trouble ?? good(done);
}
