// Actions on reports, blocks and bot programs.

import type { ModerationActions } from '../action-types.ts';
import { requestResult } from '../request-result.ts';
import type { ApiResult } from '../server/http-client.ts';
import { learnBlocks, type OnlineContext, showFailure } from '../session.ts';

export function conductActions(context: OnlineContext): ModerationActions {
  const { api } = context;
  const table = (): string => context.online.state.want?.table ?? '';
  return {
    blocks: () => void learnBlocks(context),
    block: async (player, yes) => {
      const at = { params: { path: { player } } };
      const answer = await (yes ? api.put('/api/blocks/{player}', at) : api.delete('/api/blocks/{player}', at));
      if (!answer.ok) showFailure(context, answer);
      await learnBlocks(context);
    },
    report: async newReport => whyNot(await api.post('/api/reports', { body: { ...newReport, table: table() } })),
    bring: async (seat, name) => {
      const at = { params: { path: { table: table() } } };
      return requestResult(await api.post('/api/tables/{table}/bots', { ...at, body: { seat, name } }));
    },
    sendAway: async seat => {
      const at = { params: { path: { table: table(), seat } } };
      const answer = await api.delete('/api/tables/{table}/bots/{seat}', at);
      if (!answer.ok) context.online.change({ refused: whyNot(answer) });
    },
  };
}

const whyNot = (answer: ApiResult<unknown>): string | null => {
  const result = requestResult(answer);
  return result.ok ? null : result.sentence;
};
