// The worker in which bots of the page look ahead and hints are judged: a question comes with its rules and its time, and the answer goes back.
import { type Answered, type Asked, mindOn, readyFor } from '@moonshot/bots/apart';
import { heartsOf } from '@moonshot/rules/games';
import { botDraws } from './chance.ts';

interface Scope {
  postMessage(answered: Answered): void;
  addEventListener(type: 'message', heard: (event: MessageEvent<Asked>) => void): void;
}

declare const self: Scope;

const below = botDraws();
const mind = mindOn({ compile: heartsOf, nowMs: () => performance.now(), rulesKept: 1 });

/** A fault ends the worker's thought, and the page is told of it. */
self.addEventListener('message', ({ data }) => {
  readyFor(data)
    .then(() => self.postMessage(mind(data, below)))
    .catch(reportError);
});
