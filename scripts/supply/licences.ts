// Checks third-party packages: which licences are allowed, and how many packages there may be.

/** A package in the CycloneDX format. */
export interface Component {
  readonly name: string;
  readonly version: string;
  readonly purl: string; // the package's address, such as `pkg:npm/zod@4.0.0`
  readonly licenses?: readonly { readonly license?: { readonly id?: string }; readonly expression?: string }[];
}

/** The licences that permit distribution under our own licence. */
const ALLOWED: readonly string[] = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  '0BSD',
  'Unlicense',
];
const MOST = 150;
/** How the addresses of this repository's own packages begin. */
const OURS = 'pkg:npm/%40moonshot/';

/** The packages that are not this repository's own. */
export const othersIn = (components: readonly Component[]): readonly Component[] =>
  components.filter(({ purl }) => !purl.startsWith(OURS));

const licenceOf = ({ licenses = [] }: Component): string =>
  licenses.map(({ license, expression }) => license?.id ?? expression ?? 'none').join(' and ') || 'none';

/** What is not allowed about these packages, in one sentence each. */
export function wrongIn(components: readonly Component[]): readonly string[] {
  const strange = components.filter(one => !ALLOWED.includes(licenceOf(one)));
  const surplus =
    components.length > MOST ? [`Cannot take ${components.length} packages of others: ${MOST} are the most.`] : [];
  return [
    ...strange.map(
      one => `Cannot take ${one.name} ${one.version}: its licence is ${licenceOf(one)}, which nobody has allowed.`,
    ),
    ...surplus,
  ];
}

/** A text with the number of packages by licence, the most frequent licence first. */
export function told(components: readonly Component[]): string {
  const by = Map.groupBy(components, licenceOf);
  const lines = [...by].sort(([, a], [, b]) => b.length - a.length).map(([name, all]) => `${all.length}  ${name}`);
  return [`${components.length} packages of others`, ...lines].join('\n');
}
