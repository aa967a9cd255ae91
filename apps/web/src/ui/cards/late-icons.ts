// The strokes of the icons that only lazy-loaded parts of the page show, drawn in a 24 by 24 box.
export const LATE_ICONS = {
  keys: 'M3.500 7h17v10.500h-17ZM7 10.500h.010M10.300 10.500h.010M13.700 10.500h.010M17 10.500h.010M8 14.300h8',
  home: 'M4 11.500L12 5l8 6.500M6.500 10v9.500h11V10',
  chart: 'M4 4v16h16M8 16v-4M12 16V8M16 16v-6',
  copy: 'M9 8.500h9.500v11H9ZM15 8.500v-4H5.500v11H9',
  share: 'M12 15V4M8 7.500L12 3.500l4 4M6.500 11H5v9.500h14V11h-1.500',
  print: 'M7 9V4h10v5M7 17H4.500V9h15v8H17M7 14.500h10V20H7Z',
  list: 'M6 3.500h9l4 4v13H6ZM9 11h7M9 14.500h7M9 18h4',
} as const;
export type LateIconName = keyof typeof LATE_ICONS;
