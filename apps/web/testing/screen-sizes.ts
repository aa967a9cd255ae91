/** Width and height in CSS pixels of screens that every table must fit, from a small phone to a desktop. */
export const SCREEN_SIZES: readonly (readonly [width: number, height: number])[] = [
  [320, 568],
  [360, 640],
  [390, 844],
  [844, 390],
  [568, 320],
  [720, 450],
  [853, 533], // 1280 × 800 at 150 % zoom
  [800, 600],
  [820, 1180],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
];
