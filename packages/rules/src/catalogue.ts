// The further games, and the way from a name to a game. For those who list games.
export { CATALOGUE, heartsNamed, sheetOfVariant, variantNamed, variantOf } from './catalogue/catalogue.ts';
export { shelvesOf } from './catalogue/shelves.ts';
export type { Variant } from './catalogue/variant.ts';
