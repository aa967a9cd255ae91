// The further games. For those who list games.
export { CATALOGUE, sheetOfVariant, variantNamed, variantOf } from './catalogue/catalogue.ts';
export type { Variant } from './catalogue/variant.ts';
