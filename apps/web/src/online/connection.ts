// Handles the state of the connection to the server, and requests a ticket for each new socket.
import type { ConnectionStatus } from './server/link-state.ts';
import type { Ticket } from './server/ports.ts';
import { type OnlineContext, showFailure } from './session.ts';

/** Handles a change of the connection's state. A banned person is shown the reason. */
export async function handleConnectionStatus(context: OnlineContext, line: ConnectionStatus): Promise<void> {
  context.online.change({ line });
  if (line !== 'banned' || context.online.state.trouble !== null) return;
  const answer = await context.api.post('/api/tickets');
  if (!answer.ok) showFailure(context, answer);
}

/** A ticket with which one socket can be opened. If the request fails, the failure is shown. */
export async function ticketFor(context: OnlineContext): Promise<Ticket> {
  const answer = await context.who.ticket(context.running.model.name);
  if (answer.ok) return { ok: true, ticket: answer.body.ticket };
  showFailure(context, answer);
  const { retryAfterMs = 0, code } = answer.why === 'no' ? answer.problem : {};
  return { ok: false, retryAfterMs, banned: code === 'banned' };
}
