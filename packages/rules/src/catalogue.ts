// The games of the catalogue beyond the five main ones, and lookups of a game by name. For callers that list
// games.
export { CATALOGUE, heartsNamed, sheetOfVariant, variantNamed, variantOf } from './catalogue/catalogue.ts';
export { shelvesOf } from './catalogue/shelves.ts';
export type { Variant } from './catalogue/variant.ts';
