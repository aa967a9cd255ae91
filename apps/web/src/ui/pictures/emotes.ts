// The strokes of the emotes, drawn in a 24 by 24 box. They are not emoji, because not every device has them.
import type { EMOTES } from '@moonshot/protocol/server';

const FACE = 'M12 3.500a8.500 8.500 0 1 0 .010 0Z';
const EYES = 'M9 9.500v.8M15 9.500v.8';

export const EMOTE_STROKES: Readonly<Record<(typeof EMOTES)[number], string>> = {
  smile: `${FACE}${EYES}M8 14c1.800 2.600 6.200 2.600 8 0`,
  laugh: `${FACE}M7.800 10l1.200-1.200L10.200 10M13.800 10l1.200-1.200L16.200 10M7.500 13.500h9c-.5 5-8.500 5-9 0Z`,
  surprise: `${FACE}${EYES}M12 13.300a1.900 1.900 0 1 0 .010 0Z`,
  think: `${FACE}${EYES}M9 15.500l6-1.200M7.500 7.200l2.500-.7`,
  moon: 'M19.500 14.500A8 8 0 1 1 9.500 4.500a6.500 6.500 0 0 0 10 10Z',
  heart:
    'M12 19.500C7 15.500 4 12.500 4 9.200A4.200 4.200 0 0 1 12 7.500a4.200 4.200 0 0 1 8 1.700c0 3.300-3 6.300-8 10.300Z',
};
