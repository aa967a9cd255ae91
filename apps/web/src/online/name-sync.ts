// Synchronizes the person's name between this device and the server. If the names differ, the name that was
// changed since they were last equal replaces the other name.
import type { SessionAnswer } from '@moonshot/protocol/server';
import { nameAfter } from './server/identity.ts';
import { AGREED_NAME } from './server/storage-keys.ts';
import type { OnlineContext } from './session.ts';

/** Handles a new session. If `you` is undefined, handles the end of the known session. */
export function handleSession(context: OnlineContext, you: SessionAnswer | undefined): void {
  const { running, store } = context;
  if (you === undefined) {
    context.online.change({ you: null, ended: true, mine: [] });
    return;
  }
  context.online.change({ you, ended: false });
  const own = running.model.name;
  if (nameAfter(own, you.name, store.get(AGREED_NAME)) === 'send') void rename(context, own);
  else take(context, you.name);
}

/** Handles a new name on the page and sends it to the server if the person is known there. */
export async function handleRename(context: OnlineContext, name: string): Promise<void> {
  const { who, store } = context;
  if (name === '' || name === store.get(AGREED_NAME) || !who.known()) return;
  const answer = await who.enter(name); // opening a session also sends the name if it has changed meanwhile
  if (answer.ok && context.running.model.name === name && store.get(AGREED_NAME) !== name) await rename(context, name);
}

async function rename(context: OnlineContext, name: string): Promise<void> {
  if (context.renaming === name) return;
  context.renaming = name;
  const answer = await context.api.patch('/api/me', { body: { name } });
  if (context.renaming === name) context.renaming = '';
  const { you } = context.online.state;
  // if the name has changed meanwhile, the newer name has been sent too
  const isLast = context.running.model.name === name;
  if (answer.ok) {
    context.online.change({ you: answer.body });
    if (isLast) take(context, answer.body.name);
    else context.store.put(AGREED_NAME, answer.body.name);
  } else if (answer.why === 'no' && answer.problem.code === 'bad-name') {
    const { sentence } = answer.problem;
    if (context.online.state.panel === 'account') context.online.account.outcome = { good: false, text: sentence };
    else context.running.dispatch({ type: 'received', message: { type: 'trouble', sentence } });
    if (you !== null && isLast) take(context, you.name);
  }
}

function take({ running, store }: OnlineContext, name: string): void {
  store.put(AGREED_NAME, name);
  if (running.model.name !== name) running.dispatch({ type: 'name', name });
}
