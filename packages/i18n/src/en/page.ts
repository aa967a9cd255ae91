// All English texts of the page: those of the first screens, and the lazy-loaded ones.
import type { Catalog } from '@moonshot/rules/words';
import { announcements } from './page/announcements.ts';
import { first } from './page/first.ts';
import { homeMore } from './page/home-more.ts';
import { keys } from './page/keys.ts';
import { bid, call, claim, moon, why, wilds } from './page/late.ts';
import { lesson } from './page/lesson.ts';
import { leave, menu, quick, topics } from './page/panels.ts';
import { scores } from './page/scores.ts';
import { settings } from './page/settings.ts';
import { finish, layMore, news, passMore, seatMore, tableMore } from './page/table-more.ts';

export const page = {
  ...first,
  banner: {
    update: 'A new version is ready.',
    reload: 'Reload',
    shared: 'What was shared holds no Moonshot link.',
    read: { update: 'Later', shared: 'Understood' },
  },
  scores,
  bid,
  call,
  wilds,
  claim,
  moon,
  why,
  lesson,
  keys,
  settings,
  leave,
  menu,
  quick,
  topics,
  home: { ...first.home, ...homeMore },
  seat: { ...first.seat, ...seatMore },
  table: { ...first.table, ...tableMore },
  pass: { ...first.pass, ...passMore },
  finish,
  news,
  lay: { ...first.lay, ...layMore },
  spoken: { ...first.spoken, ...announcements },
};

/** The texts of the page that every language must provide. */
export type AllWords = Catalog<typeof page>;
