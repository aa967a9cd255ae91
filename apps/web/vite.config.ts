// How the page is built: hashed files, the workers as modules of their own, nothing inline that a content
// security policy would refuse.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { clauses } from './plugins/clauses.ts';
import { deck } from './plugins/deck.ts';
import { early } from './plugins/early.ts';
import { finish } from './plugins/finish.ts';
import { sheets } from './plugins/sheets.ts';

export default defineConfig({
  base: './', // so that the page may lie in any folder of a server
  plugins: [svelte(), deck(), sheets(), clauses(), early(), finish()],
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        entryFileNames: ({ name }) => `assets/${name === 'main' ? 'tables' : name}-[hash].js`,
        // What a worker begins with is one file, however much of it the parts that come later share.
        codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] },
      },
    },
  },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0, // no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', early: 'src/worker/early.ts', sw: 'src/offline/sw.ts' },
      // A service worker keeps its name: that is how a browser finds its successor.
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // All that the page begins with is one file, but for what starts the worker: that one must be there
        // first.
        codeSplitting: {
          groups: [
            { name: 'early', test: /src.worker.early\.ts/, priority: 1 },
            { name: 'page', tags: ['$initial'], test: id => !id.includes('sw.ts') },
          ],
        },
      },
    },
  },
});
