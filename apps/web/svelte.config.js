// How components are compiled. For the build, and for svelte-check, which cannot load Vite's configuration.
export default {
  // Scoped styles get short class names, because these names are in the markup of every component.
  compilerOptions: { runes: true, discloseVersion: false, cssHash: ({ hash, css }) => `s${hash(css).slice(0, 5)}` },
};
