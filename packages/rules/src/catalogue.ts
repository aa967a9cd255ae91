// The games of the catalogue beyond the five main ones, and functions that find a game by its name. Callers
// that list games use this module.
export { CATALOGUE, heartsNamed, sheetOfVariant, variantNamed, variantOf } from './catalogue/catalogue.ts';
export { shelvesOf } from './catalogue/shelves.ts';
export type { Variant } from './catalogue/variant.ts';
