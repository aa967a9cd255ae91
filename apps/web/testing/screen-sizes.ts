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

/** Sizes of screens on which a person has enlarged the page, and which every table must fit, too. */
export const ENLARGED_SIZES: typeof SCREEN_SIZES = [
  [195, 422], // 390 × 844 at 200 % zoom
  [256, 455],
  [320, 320],
  [320, 256], // 1280 × 1024 at 400 % zoom
  [422, 195],
];
