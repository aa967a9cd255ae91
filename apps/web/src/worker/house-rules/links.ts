// The part of a link after `#r/`, which holds rules: the whole sheet, or the id of a game with the changed
// fields.
import {
  type House,
  houseOfShortLink,
  RULES_MAX,
  shortLink,
  shortLinkIn,
  shortLinkText,
  writeHouse,
} from '@moonshot/rules/house';
import { packText, unpackText } from '../../model/packed-text.ts';

/** The shortest form of these rules in a link. */
export async function shortCode(house: House): Promise<string> {
  const { game, changes } = shortLink(house);
  return shortLinkText({ game, changes: changes === undefined ? undefined : await packText(changes) });
}

/** The text of the rules in a link, which is not checked yet. Undefined if the link is damaged. */
export async function textInLink(code: string): Promise<string | undefined> {
  const short = shortLinkIn(code);
  if (short === undefined) return unpackText(code, RULES_MAX);
  const { game, changes: packed } = short;
  const changes = packed === undefined ? undefined : await unpackText(packed, RULES_MAX);
  if (packed !== undefined && changes === undefined) return undefined;
  const house = houseOfShortLink({ game, changes });
  return house && writeHouse(house);
}
