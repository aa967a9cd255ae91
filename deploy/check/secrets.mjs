// Checks that every secret a program in deploy/ reads is mounted for it, in compose and in Kubernetes.

/** @typedef {Record<string, any>} Document a file of deploy/ as YAML gives it */
/** @typedef {{ name: string, value: string }} Read a variable or another setting that names a file */

const COMPOSE_FOLDER = '/run/secrets'; // where compose mounts secrets

/**
 * Every text in the value, with its key.
 * @param {unknown} value
 * @param {string} name
 * @returns {Read[]}
 */
function textsIn(value, name) {
  if (typeof value === 'string') return [{ name, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, Array.isArray(value) ? name : key));
}

/**
 * The settings that name a secret file. A list of variables has `NAME=value` items.
 * @param {unknown} value
 */
const readsIn = value =>
  textsIn(value, '')
    .map(({ name, value }) => {
      const [, first, rest] = /^(\w+_FILE)=(.*)$/.exec(value) ?? [];
      return first === undefined || rest === undefined ? { name, value } : { name: first, value: rest };
    })
    .filter(({ name, value }) => name.endsWith('_FILE') || value.includes('secrets/'));

/**
 * The differences between the secrets that are read and those that are mounted.
 * @param {string} who
 * @param {readonly Read[]} reads
 * @param {readonly string[]} given
 */
function faultsBetween(who, reads, given) {
  const expected = given.length === 0 ? 'no secret, as none is given' : `one of ${given.join(', ')}`;
  const wrong = reads.filter(({ value }) => !given.includes(value));
  const idle = given.filter(path => !reads.some(({ value }) => value === path));
  return [
    ...wrong.map(({ name, value }) => `${who} reads ${name}=${value}: expected ${expected}`),
    ...idle.map(path => `${who} is given ${path} and does not read it`),
  ];
}

/**
 * The problems with secrets in compose files, where each file extends the one before.
 * @param {readonly Document[]} documents
 * @returns {readonly string[]}
 */
function composeFaults(documents) {
  const declared = documents.flatMap(({ secrets = {} }) => Object.keys(secrets));
  const services = new Set(documents.flatMap(({ services = {} }) => Object.keys(services)));
  return [...services].flatMap(name => {
    const parts = documents.flatMap(({ services }) => services?.[name] ?? []);
    const granted = parts
      .flatMap(({ secrets = [] }) => secrets)
      .map(one => (typeof one === 'string' ? { source: one } : one));
    const unknown = granted.filter(({ source }) => !declared.includes(source));
    const given = granted.map(({ source, target = source }) => `${COMPOSE_FOLDER}/${target}`);
    const reads = parts.flatMap(({ secrets, ...others }) => readsIn(others));
    return [
      ...unknown.map(({ source }) => `${name} is given the secret ${source}, which is not declared`),
      ...faultsBetween(name, reads, given),
    ];
  });
}

/**
 * The pod spec of a manifest, or undefined.
 * @param {Document} manifest
 * @returns {Document | undefined}
 */
const podOf = ({ spec }) => spec?.template?.spec ?? spec?.jobTemplate?.spec?.template?.spec;

/**
 * The secret files mounted in a container, by the volumes of its pod.
 * @param {Document} container
 * @param {Document} pod
 * @param {readonly string[]} files of which the secret is made
 */
function mountedIn({ volumeMounts = [] }, { volumes = [] }, files) {
  return volumeMounts.flatMap((/** @type {Document} */ { name, mountPath }) => {
    const secret = volumes.find((/** @type {Document} */ one) => one.name === name)?.secret;
    if (secret === undefined) return [];
    const items = secret.items ?? files.map(file => ({ key: file, path: file }));
    return items
      .filter((/** @type {Document} */ { key }) => files.includes(key))
      .map((/** @type {Document} */ { path }) => `${mountPath}/${path}`);
  });
}

/**
 * The problems with secrets in manifests.
 * @param {readonly Document[]} manifests
 * @param {readonly string[]} files of which the secret is made
 * @returns {readonly string[]}
 */
function manifestFaults(manifests, files) {
  return manifests.flatMap(manifest => {
    const pod = podOf(manifest);
    return (pod?.containers ?? []).flatMap((/** @type {Document} */ container) => {
      const { env = [], args = [] } = container;
      const reads = readsIn([...env.map((/** @type {Document} */ one) => ({ [one.name]: one.value })), ...args]);
      return faultsBetween(container.name, reads, mountedIn(container, pod ?? {}, files));
    });
  });
}

/**
 * The problems with secrets in all files: compose.yaml alone, with each extension, and the manifests.
 * @param {ReadonlyMap<string, readonly Document[]>} documents by their file
 * @returns {readonly string[]}
 */
export function secretFaults(documents) {
  const base = documents.get('compose.yaml') ?? [];
  const added = [...documents].filter(([file]) => file.startsWith('compose.') && file !== 'compose.yaml');
  const compose = [base, ...added.map(([, more]) => [...base, ...more])].flatMap(composeFaults);
  const manifests = [...documents].filter(([file]) => !file.startsWith('compose.')).flatMap(([, all]) => all);
  const files = manifests
    .flatMap(({ secretGenerator = [] }) => secretGenerator)
    .flatMap((/** @type {Document} */ { files }) => files)
    .map((/** @type {string} */ path) => path.replace(/^.*\//, ''));
  return [...new Set([...compose, ...manifestFaults(manifests, files)])];
}
