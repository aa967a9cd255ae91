// Actions on reports, blocks and bot programs. Each asks the server and returns the result.

import { friendly } from '../i18n/online/messages.svelte.ts';
import { friends, type ModerationActions } from './friends.svelte.ts';
import type { ApiResult } from './server/http-client.ts';
import { fail, learnBlocks, type OnlineContext, set } from './session.ts';

export function conductActions(context: OnlineContext): ModerationActions {
  const { api } = context;
  const table = (): string => friends.now.want?.table ?? '';
  return {
    blocks: () => void learnBlocks(context),
    block: async (player, yes) => {
      const answer = await (yes ? api.block(player) : api.unblock(player));
      if (!answer.ok) fail(context, answer);
      await learnBlocks(context);
    },
    report: async said => whyNot(await api.report({ ...said, table: table() })),
    bring: async (seat, name) => {
      const answer = await api.bring(table(), seat, name);
      return answer.ok ? { ok: true, token: answer.body.token } : { ok: false, sentence: whyNot(answer) ?? '' };
    },
    sendAway: async seat => {
      const answer = await api.sendAway(table(), seat);
      if (!answer.ok) set({ refused: whyNot(answer) });
    },
  };
}

const whyNot = (answer: ApiResult<unknown>): string | null => {
  if (answer.ok) return null;
  return answer.why === 'no' ? answer.problem.sentence : friendly.words.trouble[answer.why];
};
