// Loads the table to which an invitation leads.
import { lose, type OnlineContext, showFailure } from './session.ts';

/**
 * Shows the table of an invitation before the person sits down. A person who already has a seat at the table
 * goes to it.
 */
export async function showDoor(context: OnlineContext): Promise<void> {
  const { api, who, running, online, link } = context;
  const { want } = online.state;
  if (want === null) return;
  online.change({ trouble: null });
  const you = who.known() ? await who.enter(running.model.name) : undefined;
  const headers = want.invite === null ? {} : { 'x-invite': want.invite };
  const answer = await api.get('/api/tables/{table}/door', {
    params: { path: { table: want.table }, header: headers },
  });
  if (online.state.want !== want || !online.state.invited) return;
  if (!answer.ok) {
    if (answer.why === 'no') lose(context, answer.problem.sentence);
    else showFailure(context, answer);
    return;
  }
  const isThere = answer.body.seats.some(seat => seat.kind === 'person' && you?.ok && seat.player === you.body.player);
  if (isThere) {
    online.change({ invited: false });
    link.come(want);
  } else online.change({ facts: answer.body });
}
