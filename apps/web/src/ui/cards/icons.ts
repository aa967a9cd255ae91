// The strokes of the icons, drawn in a 24 by 24 box.
import type { PassStep } from '@moonshot/rules/engine';
import type { LateIconName } from './late-icons.ts';

const FIRST = {
  back: 'M14.5 5.500L8 12l6.500 6.500',
  book: 'M12 6.500C10 5 7 4.700 4 5v13c3-.3 6 0 8 1.500 2-1.500 5-1.800 8-1.500V5c-3-.3-6 0-8 1.500ZM12 6.500v13',
  sliders: 'M4 7.500h9M17 7.500h3M4 16.500h3M11 16.500h9M15 5.300v4.400M9 14.300v4.400',
  sun: 'M12 8a4 4 0 1 0 .010 0ZM12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M18.700 5.300l-1.400 1.400M6.700 17.300l-1.400 1.400',
  night: 'M19.500 14.500A8 8 0 1 1 9.500 4.500a6.500 6.500 0 0 0 10 10Z',
  go: 'M8 5.500v13l10.500-6.500Z',
  people:
    'M9 5a3.500 3.500 0 1 0 .010 0ZM3 19.500c.5-4 2.500-6 6-6s5.500 2 6 6M16 5.500a3 3 0 0 1 0 6M17.500 14c2 .6 3.200 2.400 3.500 5.500',
  trick: 'M5 7.500l9-3 4.500 12.500-9 3ZM5.500 10L4 17.500l3 2.500',
  eye: 'M2.500 12C5 7.500 8.300 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.800 6.500-9.500 6.500s-7-2-9.500-6.500ZM12 9a3 3 0 1 0 .010 0Z',
  lamp: 'M9.500 17.500h5M10 20.500h4M12 3.500a6 6 0 0 0-3.500 10.900c.7.6 1 1.300 1 2.100v1h5v-1c0-.8.300-1.500 1-2.100A6 6 0 0 0 12 3.500Z',
  tick: 'M5 12.500l4.500 4.500L19 7.500',
  left: 'M20 12H5M11 5.500L4.500 12l6.500 6.500',
  right: 'M4 12h15M13 5.500l6.500 6.500-6.500 6.500',
  up: 'M12 20V5M5.500 11L12 4.500l6.500 6.500',
  down: 'M12 4v15M5.500 13l6.500 6.500 6.500-6.500',
  undo: 'M8.500 5.500L4 10l4.500 4.500M4 10h10.500a5 5 0 0 1 0 10H9',
  scatter: 'M12 20V5M12 12L5 6M12 12l7-6M5 10V6h4M19 10V6h-4M9.500 6.500L12 4l2.500 2.500',
  mix: 'M4 7h3.500l8 10H20M4 17h3.500l2.500-3.100M13.400 9.600L15.500 7H20M17 4l3 3-3 3M17 14l3 3-3 3',
  hold: 'M6 12h12',
  close: 'M6 6l12 12M18 6L6 18',
  plus: 'M6 12h12M12 6v12',
  heart:
    'M12 19.500C7 15.500 4 12.500 4 9.200A4.200 4.200 0 0 1 12 7.500a4.200 4.200 0 0 1 8 1.700c0 3.300-3 6.300-8 10.300Z',
} as const;
export type IconName = keyof typeof FIRST | LateIconName;

/** The icons by name. Icons that only lazy-loaded parts show are added when these parts are loaded. */
export const ICONS: Partial<Record<IconName, string>> = FIRST;

const STEP_ICONS: Readonly<Record<PassStep, IconName>> = {
  left: 'left',
  right: 'right',
  across: 'up',
  'left-2': 'left',
  'right-2': 'right',
  'left-3': 'left',
  'right-3': 'right',
  scatter: 'scatter',
  mix: 'mix',
  'mix-if-uncharged': 'mix',
  hold: 'hold',
};

/** The name of the arrow for a direction of passing; `undefined` if there is no arrow for it. */
export const stepIcon = (step: string): IconName | undefined =>
  (STEP_ICONS as Readonly<Record<string, IconName>>)[step];
