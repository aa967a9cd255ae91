// How the page is built: hashed files, the worker as a module of its own, nothing inline that a content security policy would refuse.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  base: './', // so that the page may lie in any folder of a server
  plugins: [svelte()],
  worker: { format: 'es' },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0, // no data: addresses
    modulePreload: { polyfill: false },
  },
});
