// Four-seat standard Hearts as programs outside play it: three cards left, right, across, none; the 2♣ opens;
// nothing costly in the first trick.
import { overridesFor } from '../packages/rules/src/openspiel.ts';

/** Hearts must be broken, by hearts alone; a moon costs the others 26. Over OPENSPIEL_SHEET. */
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
