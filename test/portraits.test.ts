// On the page, bots are celestial bodies and people are letters. That includes the bots of servers.
import { expect, test } from 'vitest';
import { BOT_NAMES } from '../apps/server/src/core/bot-names.ts';
import { portrait } from '../apps/web/src/ui/portraits.ts';

test.each(BOT_NAMES)("a server's bot %s is a star", name => {
  expect(portrait(name, false).kind).toBe('star');
});
