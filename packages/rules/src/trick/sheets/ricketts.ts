// Ricketts House Hearts: four seats, a five-step passing cycle with a scatter (a card to every opponent), and
// totals of 104 and 126 that fall to 0.
import { BASE_SHEET, type TrickSheet } from '../sheet/sheet.ts';

export const ricketts: TrickSheet = {
  ...BASE_SHEET,
  id: 'ricketts',
  version: 1,
  name: 'Ricketts House Hearts',
  seats: { min: 4, max: 4, best: 4 },
  pass: { ...BASE_SHEET.pass, cycle: ['left', 'right', 'across', 'scatter', 'hold'] },
  firstTrick: { ...BASE_SHEET.firstTrick, ban: ['H*', 'QS'] },
  lead: { restrict: ['H*'], firstTrick: [], exempt: 'onlyRestricted' },
  break: { on: [{ cards: ['H*', 'QS'], how: 'any' }] },
  wrap: {
    list: [
      { at: 104, to: 0 },
      { at: 126, to: 0 },
    ],
    when: 'beforeEndTest',
    inTieBreak: 'applies',
  },
  match: { ...BASE_SHEET.match, tie: 'extraDeal' },
};
