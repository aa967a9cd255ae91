// Finishes an import: adds the data that the page stores itself, refreshes what is shown, and reports the
// result.
import type { AppContext } from '../../../model/app.ts';
import { type GoodImport, KEYS, type Model } from '../../../model/model.ts';
import { metPeople } from '../../../online/met.ts';
import type { OnlineModel } from '../../../online/online-model.svelte.ts';
import { LOCAL_STORE } from '../../../online/server/local-store.ts';
import { addPageData } from './page-data.ts';

type Page = Pick<AppContext, 'dispatch'> & { readonly model: Pick<Model, 'name' | 'bots'> };

/** The parts of the online model that show data which an import changes. */
interface Shown extends Pick<OnlineModel, 'met'> {
  readonly daily: Pick<OnlineModel['daily'], 'refresh'>;
}

/**
 * Adds the data that the page stores itself and shows the result. `online` is undefined until the online
 * feature is loaded.
 */
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
 * Shows the restored name and levels of bots. The page reads them from storage only at its start. They do not
 * replace choices made on this device.
 */
function takeOver({ model, dispatch }: Page, texts: Readonly<Record<string, string>>): void {
  const [name, bots] = [texts[KEYS.name], LOCAL_STORE.get(KEYS.bots)];
  if (name !== undefined && model.name === '') dispatch({ type: 'name', name });
  if (bots !== null && model.bots.length === 0) dispatch({ type: 'bots', players: bots.split(' ') });
}
