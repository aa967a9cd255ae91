// The page's part of an import: adds what belongs to the page, refreshes what is shown, reports the result.
import type { AppContext } from '../../../model/app.ts';
import { type GoodImport, KEYS, type Model } from '../../../model/model.ts';
import { metPeople } from '../../../online/met.ts';
import type { OnlineModel } from '../../../online/online-model.svelte.ts';
import { LOCAL_STORE } from '../../../online/server/local-store.ts';
import { addPageData } from './page-data.ts';

type Page = Pick<AppContext, 'dispatch'> & { readonly model: Pick<Model, 'name' | 'bots'> };

/** What is shown of the data that an import changes. */
interface Shown extends Pick<OnlineModel, 'met'> {
  readonly daily: Pick<OnlineModel['daily'], 'refresh'>;
}

/** Adds the page's part of an import and shows the result. `online` is absent until it is loaded. */
export function finishImport(imported: GoodImport, page: Page, online: Shown | undefined): void {
  const added = addPageData(imported.page);
  if (online !== undefined) {
    online.met = metPeople(LOCAL_STORE);
    online.daily.refresh();
  }
  takeOver(page, imported.page.texts ?? {});
  const changed = added.changed || imported.tables + imported.deals + imported.houses > 0;
  page.dispatch({ type: 'keeping', wish: { type: 'imported', outcome: { ...imported, ...added, changed } } });
}

/**
 * Applies restored texts that the page does not read again: the person's name and the bots. Neither replaces
 * a choice made here.
 */
function takeOver({ model, dispatch }: Page, texts: Readonly<Record<string, string>>): void {
  const [name, bots] = [texts[KEYS.name], LOCAL_STORE.get(KEYS.bots)];
  if (name !== undefined && model.name === '') dispatch({ type: 'name', name });
  if (bots !== null && model.bots.length === 0) dispatch({ type: 'bots', players: bots.split(' ') });
}
