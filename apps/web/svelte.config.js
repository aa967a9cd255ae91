// How components are compiled. For the build, and for svelte-check, which cannot load Vite's configuration.
export default {
  // Short names of scoped styles: they stand in the markup of every component.
  compilerOptions: { discloseVersion: false, cssHash: ({ hash, css }) => `s${hash(css).slice(0, 5)}` },
};
