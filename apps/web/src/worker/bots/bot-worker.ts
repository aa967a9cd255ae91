// The bot worker: runs the search bots and computes hints. Each request contains the rules and the time
// limit.
import {
  type BotWorkerReply,
  type BotWorkerRequest,
  type BotWorkerWarmUp,
  createBotWorker,
  whenPlayerReady,
} from '@moonshot/bots';
import { heartsOf } from '@moonshot/rules';
import { botDraws } from './chance.ts';

interface Scope {
  postMessage(answered: BotWorkerReply): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<BotWorkerRequest | BotWorkerWarmUp>) => void): void;
}

declare const self: Scope;

const below = botDraws();
const answerTo = createBotWorker({ compile: heartsOf, nowMs: () => performance.now(), rulesKept: 1 });

/**
 * Handles a request. An error is reported to the client, which then ends this worker. An error while
 * preloading is ignored, because the next question tries again.
 */
self.addEventListener('message', ({ data }) => {
  if ('coming' in data) return void whenPlayerReady({ player: data.coming }).catch(() => undefined);
  whenPlayerReady(data)
    .then(() => self.postMessage(answerTo(data, below)))
    .catch(reportError);
});
