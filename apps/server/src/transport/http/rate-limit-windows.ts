// Rate limits of routes in fixed time windows. Requests are counted per player, or per household and site
// (the network of one customer of a provider).
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Env } from '../../core/env.ts';
import { countedIn } from '../../core/network/client-network.ts';

interface Window {
  readonly endMs: number;
  many: number; // number of requests in the window
}

/**
 * Matches the key of a rate limit: a player's id or a network, with a prefix such as `files of ` in front of
 * some.
 */
const KEY = /^(.* )?(.*)$/;

/**
 * Creates stores for the rate-limit plugin. Each counts at most `most` keys and evicts the least recently
 * used ones.
 */
export function windowsBy({ monoMs }: Pick<Env, 'monoMs'>, most: number): FastifyRateLimitStoreCtor {
  return class Windows implements FastifyRateLimitStore {
    readonly #open = new Map<string, Window>();

    incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number, max: number): void {
      const [, what = '', who = ''] = KEY.exec(key) ?? [];
      let decisive: Window | undefined;
      for (const [counted, times] of countedIn(who)) {
        const { many, endMs } = this.#count(what + counted, windowMs);
        const isOver = many > max * times;
        if (decisive === undefined || isOver) decisive = { many: isOver ? max + 1 : many, endMs };
        if (isOver) break; // if the household's limit refuses the request, it does not count for the site
      }
      if (decisive !== undefined) done(null, { current: decisive.many, ttl: decisive.endMs - monoMs() });
    }

    child(): FastifyRateLimitStore {
      return new Windows();
    }

    #count(key: string, windowMs: number): Window {
      const nowMs = monoMs();
      const found = this.#open.get(key);
      const window = found !== undefined && found.endMs > nowMs ? found : { endMs: nowMs + windowMs, many: 0 };
      window.many += 1;
      this.#open.delete(key);
      this.#open.set(key, window);
      const [oldest] = this.#open.size > most ? this.#open.keys() : [];
      if (oldest !== undefined) this.#open.delete(oldest);
      return window;
    }
  };
}
