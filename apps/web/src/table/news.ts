// Texts about what has just happened at the table.

import type { AllWords } from '@moonshot/i18n';
import { wholeOf } from '../i18n/all-messages.ts';
import { locale } from '../i18n/messages.svelte.ts';
import { seatName } from '../i18n/names.ts';
import type { Announcement, TableModel, Toast } from '../model/model.ts';

/** The text of a toast in the page's language. */
export function toastText(toast: Toast, table: TableModel | null): string {
  const words = wholeOf(locale.words);
  if (toast.kind === 'news') return newsLine(words, table, toast.news);
  return toast.kind === 'refused' && toast.early ? words.news.earlyRefused(toast.sentence) : toast.sentence;
}

function newsLine(words: AllWords, table: TableModel | null, news: Announcement): string {
  const name = (seat: number): string => (table === null ? '' : seatName(words, table.view, seat));
  switch (news.type) {
    case 'broken':
    case 'hold':
    case 'cancelled':
    case 'paused':
    case 'incomplete':
      return words.news[news.type];
    case 'shot':
      return words.news.shot(name(news.seat));
    case 'chose':
      return news.option === 'shed' ? words.news.shed(name(news.seat)) : words.news.burden(name(news.seat));
    case 'misdealt':
      return words.news.misdealt(name(news.seat));
    case 'lead-passed':
      return words.news.leadPassed(name(news.to));
    case 'drew':
      return words.news.drew(name(news.seat), news.count);
    case 'kept':
      return words.news.kept(name(news.seat), news.held, news.stock);
    case 'finishing':
      return words.finish.news[news.why](name(news.seat));
    case 'undone':
      return words.spoken.undone;
    case 'not-asked':
      return words.news.notAsked;
    case 'call-later':
      return words.news.callLater;
    case 'full':
      return words.news.full(news.count);
    case 'copied':
    case 'not-copied':
    case 'picture-saved':
    case 'no-picture':
    case 'backup-saved':
      return words.news.outside[news.type];
  }
}
