// The worker in which bots of the page look ahead and hints are judged: a question comes with its rules and
// its time, and the answer goes back.
import { type Answered, type Asked, type Coming, mindOn, readyFor } from '@moonshot/bots/apart';
import { heartsOf } from '@moonshot/rules/games';
import { botDraws } from './chance.ts';

interface Scope {
  postMessage(answered: Answered): void;
  addEventListener(type: 'message', heard: (event: MessageEvent<Asked | Coming>) => void): void;
}

declare const self: Scope;

const below = botDraws();
const mind = mindOn({ compile: heartsOf, nowMs: () => performance.now(), rulesKept: 1 });

/**
 * A fault ends the worker's thought, and the page is told of it. Who is only coming may fail to be ready: its
 * question tries again.
 */
self.addEventListener('message', ({ data }) => {
  if ('coming' in data) return void readyFor({ player: data.coming }).catch(() => undefined);
  readyFor(data)
    .then(() => self.postMessage(mind(data, below)))
    .catch(reportError);
});
