// Runs the page: keeps the model, and does what its steps want done, to the tables, to time and to what is
// remembered.
import type { Language, ToClient, ToTable } from '@moonshot/wire';
import { gamesIn } from '../words/games.ts';
import { languageFor } from '../words/languages.ts';
import { speak, speech } from '../words/words.svelte.ts';
import { drawing } from './drawing.svelte.ts';
import type { Effect, Happened, Message } from './message.ts';
import type { Model } from './model.ts';
import { begin, update } from './update.ts';

export interface Running {
  /** The model that is drawn. */
  readonly model: Model;
  dispatch(message: Message): void;
  /** What `taker` takes does not go to the tables of this browser; gives the way past it. */
  divert(taker: Taker): (message: ToTable) => void;
  /** Calls back with all that is shown from now on, in order; gives the way to stop it. */
  watch(watcher: Watcher): () => void;
}

/** Whether it takes a message. */
export type Taker = (message: ToTable) => boolean;

export type Watcher = (happened: Happened) => void;

export interface Tables {
  send(message: ToTable): void;
  close(): void;
}

/** Where choices are kept; a browser may refuse it. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * Starts the page on a connection to the tables; `reload` is what a person does who wants a new version,
 * `link` the table that the address names.
 */
export function run(
  connect: (heard: (message: ToClient) => void) => Tables,
  shelf: Shelf | undefined,
  reload: () => void,
  link?: string | null,
): Running {
  const first = begin(key => kept(shelf, key), link);
  const models = drawing(first.model);
  const watchers = new Set<Watcher>();
  const dispatch = (message: Message): void => {
    const { model, effects } = update(models.latest, message);
    models.take(message, model);
    for (const effect of effects) perform(effect);
  };
  const here = connect(message => dispatch({ type: 'heard', message }));
  let taker: Taker | undefined;
  const send = (message: ToTable): void => {
    if (!taker?.(message)) here.send(message);
  };
  const perform = performer({ send, shelf, reload, dispatch, watchers });
  for (const effect of first.effects) perform(effect);
  return {
    get model() {
      return models.drawn;
    },
    dispatch,
    divert: next => {
      taker = next;
      return here.send;
    },
    watch: watcher => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

/** What effects work on. */
interface Around {
  readonly send: (message: ToTable) => void;
  readonly shelf: Shelf | undefined;
  readonly reload: () => void;
  readonly dispatch: (message: Message) => void;
  readonly watchers: ReadonlySet<Watcher>;
}

const performer =
  ({ send, shelf, reload, dispatch, watchers }: Around) =>
  (effect: Effect): void => {
    switch (effect.type) {
      case 'send':
        send(effect.message);
        return;
      case 'later':
        setTimeout(() => dispatch(effect.message), effect.ms);
        return;
      case 'keep':
        keep(shelf, effect.key, effect.value);
        return;
      case 'reload':
        reload();
        return;
      case 'save-file':
      case 'copy':
      case 'share':
        void import('./outside.ts')
          .then(({ sendOut }) => sendOut(effect))
          .then(what => what && dispatch({ type: 'keeping', wish: { type: 'done', what } }));
        return;
      case 'speak':
        change(send, languageFor(effect.choice, navigator.languages), dispatch);
        return;
      case 'happened':
        for (const watcher of watchers) watcher(effect);
        return;
    }
  };

/** The page and its tables speak another language from now on. */
function change(send: (message: ToTable) => void, language: Language, dispatch: (message: Message) => void): void {
  send({ type: 'speak', language });
  speak(language).catch(() =>
    dispatch({ type: 'heard', message: { type: 'trouble', sentence: speech.words.trouble.language } }),
  );
  gamesIn(language).then(
    sheets => dispatch({ type: 'heard', message: { type: 'sheets', sheets } }),
    () => send({ type: 'sheets' }), // the tables know them too
  );
}

function kept(shelf: Shelf | undefined, key: string): string | null {
  try {
    return shelf?.getItem(key) ?? null;
  } catch {
    return null; // a browser that keeps nothing has kept nothing
  }
}

/** What a browser refuses to keep is gone at the next visit, and nothing else: tables are kept elsewhere. */
function keep(shelf: Shelf | undefined, key: string, value: string | null): void {
  try {
    if (value === null) shelf?.removeItem(key);
    else shelf?.setItem(key, value);
  } catch {
    return;
  }
}
