// Standard Hearts for four as external programs play it. Players pass three cards left, right, across, then
// none; 2♣ leads; no penalty cards may be played in the first trick.
import { overridesFor } from '../packages/rules/src/transcript/openspiel.ts';

/**
 * The overrides of OPENSPIEL_SHEET that make it standard Hearts. Only hearts break hearts, and a moon costs
 * the others 26 points.
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
