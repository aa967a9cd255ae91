// The changes that a release makes to files of the repository: the version, and the changelog.

/** The manifests (package.json) of the repository and all its packages. */
export const MANIFESTS: readonly string[] = ['package.json', 'apps/*/package.json', 'packages/*/package.json'];

/** The other files that contain the version. Each contains it at least once. */
export const NAMING: readonly string[] = [
  'README.md',
  'test/terminal.test.ts',
  'Dockerfile',
  'deploy/README.md',
  'deploy/compose.yaml',
  'deploy/base/kustomization.yaml',
  'deploy/helm/moonshot/Chart.yaml',
  'deploy/helm/moonshot/values.yaml',
];

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function setVersion(manifest: Manifest, version: string): void {
  manifest.version = version;
  for (const list of [manifest.dependencies, manifest.devDependencies])
    for (const name of Object.keys(list ?? {})) if (list && name.startsWith('@moonshot/')) list[name] = version;
}

const written = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * The text of a manifest with the new version, for the package itself and for our packages that it depends
 * on.
 */
export function withManifest(text: string, version: string): string {
  const manifest = JSON.parse(text) as Manifest;
  setVersion(manifest, version);
  return written(manifest);
}

/** The text of the lock file with the new version for our own packages only. */
export function withLock(text: string, version: string): string {
  const lock = JSON.parse(text) as { version: string; packages: Record<string, Manifest> };
  lock.version = version;
  for (const [path, manifest] of Object.entries(lock.packages))
    if (/^$|^(apps|packages)\/[^/]+$/.test(path)) setVersion(manifest, version);
  return written(lock);
}

const escaped = (version: string): string => version.replaceAll('.', '\\.');

/**
 * Replaces a version in a text. A version within a longer number, such as a network address, is not replaced.
 * Also removes the statement that there is no release yet.
 */
export const withVersion = (text: string, from: string, to: string): string =>
  text
    .replaceAll(new RegExp(`(?<![\\d.])${escaped(from)}(?![\\d.]*\\d)`, 'g'), to)
    .replace(/There is no release yet: the version is ([\d.]+), nothing/, 'The version is $1. Nothing');

/**
 * Turns the unreleased section of the changelog into that of a version with its date, and adds an empty
 * unreleased section.
 */
export function withRelease(changelog: string, version: string, date: string): string {
  const heading = '## Unreleased\n';
  if (!changelog.includes(heading)) throw new Error(`Cannot release ${version}: CHANGELOG.md has no "Unreleased"`);
  return changelog.replace(/ There is no\nrelease yet\./, '').replace(heading, `${heading}\n## ${version} - ${date}\n`);
}
