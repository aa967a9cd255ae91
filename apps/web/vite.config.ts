// Build configuration of the page: hashed files, workers as modules, and nothing inline that the content
// security policy would block.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig } from 'vite';
import { clauses } from './plugins/clauses.ts';
import { deck } from './plugins/deck.ts';
import { early } from './plugins/early.ts';
import { finish } from './plugins/finish.ts';
import { languages } from './plugins/languages.ts';
import { sheets } from './plugins/sheets.ts';

/** Parts of Svelte that only lazy-loaded components use, although Svelte's entry module imports them. */
const LATER = /svelte.src.internal.client.dom.(blocks.await|elements.bindings.(input|select|this))\.js$/;

export default defineConfig({
  base: './', // relative, so that the page works in any folder of a server
  resolve: { conditions: ['@moonshot/source', ...defaultClientConditions] },
  plugins: [
    svelte(), // configured by svelte.config.js
    deck(),
    languages(),
    sheets(),
    clauses(),
    early(),
    finish(),
  ],
  worker: {
    format: 'es',
    plugins: () => [languages()],
    rolldownOptions: {
      output: {
        comments: { annotation: false }, // by default workers keep the comments that are hints for bundlers
        entryFileNames: ({ name }) => `assets/${name === 'main' ? 'tables' : name}-[hash].js`,
        // Puts everything that a worker needs at start-up into one file, even if lazy-loaded parts share it.
        codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] },
      },
    },
  },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0, // no data: URLs
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /svelte.src.internal.client/, sideEffects: false }] },
      input: { index: 'index.html', early: 'src/connection/preload.ts', sw: 'src/offline/service-worker.ts' },
      // The service worker keeps its name, so that browsers find its updates.
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // Puts everything that the page needs at start-up into one file. The code that starts the worker has
        // a file of its own, because it must load first.
        codeSplitting: {
          groups: [
            { name: 'early', test: /src.connection.preload\.ts/, priority: 1 },
            { name: 'later', test: LATER, priority: 1, includeDependenciesRecursively: false },
            { name: 'page', tags: ['$initial'], test: id => !id.includes('service-worker.ts') },
          ],
        },
      },
    },
  },
});
