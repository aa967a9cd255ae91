// A server with short delays and random bots, for fast matches.

import { someAnswer } from '@moonshot/table/testing';
import { systemEnv } from '../../apps/server/src/core/env.ts';
import type { ServerContext } from '../../apps/server/src/domain/context.ts';
import type { Below } from '../../packages/table/testing/crowd.ts';

const TIMES = 50;

/** Human delays are divided by fifty; socket timeouts are unchanged. */
export const PATIENT = {
  MOONSHOT_HEADERS_MS: '200000',
  MOONSHOT_REQUEST_MS: '1000000',
  MOONSHOT_HELLO_MS: '1000000',
  MOONSHOT_PING_MS: '1000000',
  MOONSHOT_STALLED_MS: '1000000',
  MOONSHOT_CLOSE_MS: '1000000',
  MOONSHOT_STOP_MS: '1000000',
  MOONSHOT_SOCKETS_PER_ADDRESS: '20000',
  MOONSHOT_CODE_TRIES_PER_MINUTE: '100000',
  MOONSHOT_TALK_MESSAGES: '100000',
  MOONSHOT_BOTS_PER_HOUR: '100000',
  MOONSHOT_REPORTS_PER_HOUR: '100000',
  MOONSHOT_PUSHES_PER_HOUR: '100000',
};

export const fastServer = (below: Below): Pick<ServerContext, 'env' | 'thinkers'> => ({
  env: { ...systemEnv, after: (ms, act) => systemEnv.after(ms / TIMES, act) },
  thinkers: { think: async ({ ask }) => someAnswer(ask, below) },
});
