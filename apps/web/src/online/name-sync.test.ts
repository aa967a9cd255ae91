// A new name is sent to the server. After the answer, the page and the device store the right name, also if
// the person has changed the name again meanwhile.
import { expect, test } from 'vitest';
import { handleRename } from './name-sync.ts';
import { AGREED_NAME } from './server/storage-keys.ts';
import type { OnlineContext } from './session.ts';

type Answer = { readonly ok: boolean; readonly name?: string };

/** A person whom the server knows as Ada. The test answers each request for a new name by hand. */
function rigged() {
  const kept = new Map([[AGREED_NAME, 'Ada']]);
  const answers = new Map<string, (answer: Answer) => void>();
  const model = { name: 'Ada' };
  const context = {
    online: { state: { you: { name: 'Ada' }, panel: null }, change: () => undefined },
    running: {
      model,
      dispatch: ({ type, name }: { type: string; name: string }) => {
        if (type === 'name') model.name = name;
      },
    },
    who: { known: () => true, enter: async () => ({ ok: true }) },
    store: { get: (key: string) => kept.get(key) ?? null, put: (key: string, value: string) => kept.set(key, value) },
    api: {
      patch: (_: string, { body: { name } }: { body: { name: string } }) =>
        new Promise(resolve =>
          answers.set(name, ({ ok, name: given = name }) =>
            resolve(
              ok
                ? { ok, body: { name: given } }
                : { ok, why: 'no', status: 400, problem: { code: 'bad-name', sentence: 'No.' } },
            ),
          ),
        ),
    },
    renaming: '',
  } as unknown as OnlineContext;
  const rename = async (name: string): Promise<void> => {
    model.name = name;
    void handleRename(context, name);
    await expect.poll(() => answers.has(name)).toBe(true);
  };
  const answer = async (name: string, given: Answer): Promise<void> => {
    answers.get(name)?.(given);
    for (let i = 0; i < 10; i++) await Promise.resolve();
  };
  return { model, kept, rename, answer };
}

test.each<[string, Answer, string]>([
  ['is kept', { ok: true }, 'Noor'],
  ['is kept as the server has it', { ok: true, name: 'Noor A.' }, 'Noor A.'],
  ['that the server refuses is undone', { ok: false }, 'Ada'],
])('a new name %s', async (_, given, name) => {
  const { model, kept, rename, answer } = rigged();
  await rename('Noor');
  await answer('Noor', given);
  expect([model.name, kept.get(AGREED_NAME)]).toEqual([name, name]);
});

test.each<[string, Answer]>([
  ['is accepted', { ok: true }],
  ['is refused', { ok: false }],
])('a newer name stays when the one before %s', async (_, given) => {
  const { model, kept, rename, answer } = rigged();
  await rename('Noor');
  await rename('Nora');
  await answer('Noor', given);
  expect(model.name).toBe('Nora');
  await answer('Nora', { ok: true });
  expect([model.name, kept.get(AGREED_NAME)]).toEqual(['Nora', 'Nora']);
});
