// Actions on reports, blocks and bot programs. Each asks the server and returns the result.
import { type Company, fail, learnBlocks, set } from './company.ts';
import { type Conduct, friends } from './friends.svelte.ts';
import type { Answer } from './web.ts';
import { friendly } from './words/words.svelte.ts';

export function conductOf(company: Company): Conduct {
  const { web } = company;
  const table = (): string => friends.now.want?.table ?? '';
  return {
    blocks: () => void learnBlocks(company),
    block: async (player, yes) => {
      const answer = await (yes ? web.block(player) : web.unblock(player));
      if (!answer.ok) fail(company, answer);
      await learnBlocks(company);
    },
    report: async said => whyNot(await web.report({ ...said, table: table() })),
    bring: async (seat, name) => {
      const answer = await web.bring(table(), seat, name);
      return answer.ok ? { ok: true, token: answer.body.token } : { ok: false, sentence: whyNot(answer) ?? '' };
    },
    sendAway: async seat => {
      const answer = await web.sendAway(table(), seat);
      if (!answer.ok) set({ refused: whyNot(answer) });
    },
  };
}

const whyNot = (answer: Answer<unknown>): string | null => {
  if (answer.ok) return null;
  return answer.why === 'no' ? answer.problem.sentence : friendly.words.trouble[answer.why];
};
