// Four-seat standard Hearts as external programs play it: players pass three cards left, right, across, then
// none; 2♣ leads; there are no penalties in the first trick.
import { overridesFor } from '../packages/rules/src/transcript/openspiel.ts';

/**
 * Only hearts break hearts, and a moon costs the others 26 points. These are overrides of OPENSPIEL_SHEET.
 */
export const STANDARD = {
  ...overridesFor(
    {
      pass_cards: true,
      no_pts_on_first_trick: true,
      can_lead_any_club: false,
      must_break_hearts: true,
      qs_breaks_hearts: false,
      can_lead_hearts_instead_of_qs: false,
      jd_bonus: false,
      avoid_all_tricks_bonus: false,
    },
    'left',
  ),
  'pass.cycle': ['left', 'right', 'across', 'hold'],
};
