// Generates the templates of the Helm chart from the plain manifests. Run: node deploy/helm/make.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments, stringify } from 'yaml';

/** @typedef {Record<string, any>} Manifest */

const DEPLOY = join(import.meta.dirname, '..');
export const TEMPLATES = join(DEPLOY, 'helm/moonshot/templates');

/** @param {string} file @returns {string} */
const read = file => readFileSync(join(DEPLOY, file), 'utf8');

/**
 * The manifests in a file, read as Kubernetes reads them: in YAML 1.1, where 0440 is octal.
 * @param {string} file
 * @returns {Manifest[]}
 */
const manifestsIn = file => parseAllDocuments(read(file), { version: '1.1' }).map(document => document.toJS());

/**
 * A manifest with a patch applied, as kustomize merges them where no list is patched by name. A null in the
 * patch removes a field.
 * @param {any} base
 * @param {any} patch
 * @returns {any}
 */
export function merged(base, patch) {
  const areObjects = [base, patch].every(one => typeof one === 'object' && one !== null && !Array.isArray(one));
  if (!areObjects) return patch;
  const names = [...new Set([...Object.keys(base), ...Object.keys(patch)])];
  return Object.fromEntries(
    names
      .filter(name => patch[name] !== null)
      .map(name => [name, name in patch ? merged(base[name], patch[name]) : base[name]]),
  );
}

const PATCHES = ['cluster/patches/server.yaml', 'cluster/patches/network.yaml'].flatMap(manifestsIn);

/** @param {Manifest} manifest */
const patched = manifest =>
  PATCHES.filter(patch => patch.kind === manifest.kind && patch.metadata.name === manifest.metadata.name).reduce(
    merged,
    manifest,
  );

/** The ConfigMaps that kustomize generates. @returns {Manifest[]} */
function configMaps() {
  const generators = ['base/kustomization.yaml', 'cluster/kustomization.yaml']
    .flatMap(manifestsIn)
    .flatMap(({ configMapGenerator }) => configMapGenerator);
  const names = [...new Set(generators.map(({ name }) => name))];
  return names.map(name => {
    const own = generators.filter(one => one.name === name);
    const literals = own.flatMap(({ literals = [] }) => literals).map(text => text.split(/=(.*)/s).slice(0, 2));
    const files = own.flatMap(({ files = [] }) => files).map(file => [file, read(`base/${file}`)]);
    const data = Object.fromEntries([...literals, ...files]);
    return { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data };
  });
}

/** Every manifest of deploy/cluster without its namespace, by the template that it goes into. */
export function plainManifests() {
  const files = ['base/server', 'base/database', 'base/backup', 'base/network', 'cluster/nats', 'cluster/bounds'];
  const all = files.map(file => /** @type {const} */ ([file.replace(/^.*\//, ''), manifestsIn(`${file}.yaml`)]));
  return new Map([
    ...all.map(([name, own]) => /** @type {const} */ ([name, own.map(patched)])),
    ['settings', configMaps()],
  ]);
}

/**
 * Texts in the manifests, each with the template value that replaces it.
 * @type {readonly (readonly [file: string, plain: string | RegExp, template: string])[]}
 */
const REPLACED = [
  ['server', 'image: moonshot', 'image: {{ .Values.image }}'],
  ['server', /\bcards\.example\b/g, '{{ .Values.host }}'],
  ['server', 'secretName: tls', 'secretName: {{ .Values.tlsSecret }}'],
  ['server', 'ingressClassName: nginx', 'ingressClassName: {{ .Values.ingressClass }}'],
  ['server', 'secretName: secrets', 'secretName: {{ .Values.secret }}'],
  ['database', 'secretName: secrets', 'secretName: {{ .Values.secret }}'],
  ['backup', 'secretName: secrets', 'secretName: {{ .Values.secret }}'],
  ['nats', 'secretName: secrets', 'secretName: {{ .Values.secret }}'],
  ['database', 'max_connections=200', 'max_connections={{ .Values.databaseConnections }}'],
  ['database', 'storage: 50Gi', 'storage: {{ .Values.databaseStorage }}'],
  ['backup', 'storage: 50Gi', 'storage: {{ .Values.backupStorage }}'],
  ['bounds', 'minReplicas: 3', 'minReplicas: {{ .Values.leastServers }}'],
  ['bounds', 'maxReplicas: 10', 'maxReplicas: {{ .Values.mostServers }}'],
  ['settings', /\bcards\.example\b/g, '{{ .Values.host }}'],
];

const HEAD = '# Made by deploy/helm/make.mjs from the plain manifests. Do not edit.\n';

/**
 * The texts of the templates by file. Throws if a manifest no longer contains a text that is to be replaced.
 */
export function templates() {
  return new Map(
    [...plainManifests()].map(([name, manifests]) => {
      const text = manifests.map(manifest => stringify(manifest, { lineWidth: 0 })).join('---\n');
      const replaced = REPLACED.filter(([file]) => file === name).reduce((before, [, plain, template]) => {
        const after = before.replace(plain, template);
        if (after === before) throw new Error(`Cannot make the template ${name}: it lacks ${plain}.`);
        return after;
      }, text);
      return [`${name}.yaml`, HEAD + replaced];
    }),
  );
}

if (process.argv[1] === import.meta.filename)
  for (const [file, text] of templates()) writeFileSync(join(TEMPLATES, file), text);
