// One request to the worker about house rules, with its answer.
import type { HouseReply, HouseRequest } from '@moonshot/protocol';
import { houseClient } from '../../connection/house-client.ts';
import { currentLanguage } from '../../i18n/messages.svelte.ts';

type Reply<T> = Extract<HouseReply, { type: T }>;

/**
 * Sends a request to the worker in the page's language. Resolves to the first answer of this type; undefined
 * if the worker refuses the request or cannot be loaded.
 */
export function askWorker<T extends HouseReply['type']>(request: HouseRequest, type: T): Promise<Reply<T> | undefined> {
  const { promise, resolve } = Promise.withResolvers<Reply<T> | undefined>();
  const isWanted = (reply: HouseReply): reply is Reply<T> => reply.type === type;
  const onReply = (reply: HouseReply): void => {
    if (isWanted(reply)) resolve(reply);
  };
  const refuse = (): void => resolve(undefined);
  const worker = houseClient({ onReply, games: () => undefined, failed: refuse, refused: refuse });
  worker.speak(currentLanguage());
  worker.say(request);
  return promise.finally(() => worker.close());
}
