// The layout of the table: on many listed and random screens, nothing that must be visible is covered, and
// sizes and places are as in the design. Lays out thousands of tables.
import { LANGUAGES } from '@moonshot/i18n';
import { pageWords } from '@moonshot/i18n/page';
import { draws, seedOf } from '@moonshot/rules/cards';
import { expect, test } from 'vitest';
import { freshSeed, isDeep } from '../../../../../test/seeds.ts';
import { ENLARGED_SIZES, SCREEN_SIZES } from '../../../testing/screen-sizes.ts';
import { isSquat, placesTo, shapeOf, tableScale } from '../shape.ts';
import { type Area, overlaps } from './areas.ts';
import { cardPlaces } from './card-ring.ts';
import { BENDS, fanBend } from './fan-bend.ts';
import { bestFit, type QuestionForm } from './fit-middle.ts';
import { fannedCard, fanWidth, HANDS, handCard, needsTwoRows, TALL, TWO_ROWS } from './hand-size.ts';
import { type Layout, layout } from './layout.ts';
import { pilePlace } from './pile-place.ts';
import type { TableOnScreen } from './surroundings.ts';

const KINDS = [
  ['tricks', 11],
  ['commit-reveal', 14],
] as const;

/** The sizes for which the table is laid out on the enlarged screens. */
const ENLARGED = ENLARGED_SIZES.map(([width, height]) => {
  const scale = tableScale(width, height);
  return [width / scale, height / scale] as const;
});

const LISTED: readonly TableOnScreen[] = [...SCREEN_SIZES, ...ENLARGED].flatMap(([width, height]) =>
  KINDS.flatMap(([kind, most]) =>
    [1, 1.5, 2].flatMap(text =>
      (['usual', 'large'] as const).flatMap(cards =>
        Array.from({ length: most - 1 }, (_, i) => {
          const seats = i + 2;
          const twoRows = kind === 'tricks' && needsTwoRows(13, { width, height, cards });
          return { width, height, text, cards, seats, kind, twoRows, asking: false };
        }),
      ),
    ),
  ),
);

const HAND_MAX = 26;

/** A number from `least` to `most`, new in each run. */
const drawn = (pick: (n: number) => number, least: number, most: number): number => least + pick(most - least + 1);

/** A screen of any size with any number of seats and of cards in the hand. */
function drawScreen(pick: (n: number) => number): TableOnScreen {
  const [kind, most] = KINDS[pick(2)] ?? KINDS[0];
  const [width, height] = [drawn(pick, 320, 2560), drawn(pick, 480, 1440)];
  const cards = (['usual', 'large'] as const)[pick(2)] ?? 'usual';
  const twoRows = kind === 'tricks' && needsTwoRows(drawn(pick, 1, HAND_MAX), { width, height, cards });
  const text = [1, 1.25, 1.5, 2][pick(4)] ?? 1;
  return { width, height, text, cards, seats: drawn(pick, 2, most), kind, twoRows, asking: false };
}

const pick = draws(seedOf(`screens ${freshSeed('screens')}`), 'screens');
const SCREENS = [...LISTED, ...Array.from({ length: isDeep() ? 5000 : 300 }, () => drawScreen(pick))];

const named = ({ width, height, text, cards, seats, kind, twoRows }: TableOnScreen): string =>
  `${seats} seats, ${kind}, ${width} × ${height}, text ${text}, ${cards} cards${twoRows ? ' in two rows' : ''}`;

const left = ({ x, width }: Area): number => x - width / 2;
const top = ({ y, height }: Area): number => y - height / 2;
const shown = (box: Area): string =>
  [left(box), top(box), left(box) + box.width, top(box) + box.height].map(Math.round).join(' ');

/** The area of the hand, which nothing may touch. */
function handOf(screen: TableOnScreen): Area {
  const shape = shapeOf(screen.width, screen.height);
  const height = handCard(screen) * (screen.twoRows ? TWO_ROWS : TALL);
  const y = screen.height - HANDS[shape].below - height / 2;
  return { x: screen.width / 2, y, width: fanWidth(screen.width, screen.height), height };
}

/** The index of a card: its upper left corner. */
const indexOf = ({ x, y, width }: Area): Area => ({
  x: x - width * 0.265,
  y: y - width * (TALL / 2 - 0.26),
  width: width * 0.33,
  height: width * 0.38,
});

/** The area of a pair of Capture: the viewer's two slots, or another player's hidden and face-up card. */
const pairOf = ({ x, y, width, height }: Area, i: number): Area =>
  i === 0
    ? { x, y, width: width * 2.1, height }
    : { x: x - width * 0.08, y, width: width * 1.4, height: height + width * 0.15 };

function faultsOf(screen: TableOnScreen, { plates, spots, prompt }: Layout): readonly string[] {
  const faults: string[] = [];
  const apart = (what: string, a: Area, b: Area): void => {
    if (overlaps(a, b)) faults.push(`${what}: ${shown(a)} and ${shown(b)}`);
  };
  const fixed = [handOf(screen), prompt];
  const cards = screen.kind === 'tricks' ? spots : spots.map(pairOf);
  for (const [i, plate] of plates.entries()) {
    for (const other of [...plates.slice(i + 1), ...fixed, ...cards]) apart(`plate ${i + 1}`, plate, other);
    if (left(plate) < 0 || left(plate) + plate.width > screen.width || top(plate) < 0)
      faults.push(`plate ${i + 1} outside`);
  }
  for (const [i, card] of cards.entries()) {
    for (const other of fixed) apart(`card ${i}`, card, other);
    for (const [j, { x, y, width, height }] of spots.entries()) {
      const face =
        screen.kind === 'tricks'
          ? { x, y, width, height }
          : { x: x + width * 0.13, y: y + width * 0.08, width, height };
      if (i !== j) apart(`card ${i} on the index of ${j}`, card, indexOf(face));
    }
    if (top(card) < 0 || left(card) < 0) faults.push(`card ${i} outside`);
  }
  return faults;
}

test('on all screens nothing on the table overlaps, and all of it is on the screen', () => {
  const faults = SCREENS.flatMap(screen => {
    const found = faultsOf(screen, layout(screen));
    return found.length === 0 ? [] : [`${named(screen)}: ${found.join('; ')}`];
  });
  expect(faults).toEqual([]);
});

/** In windows lower than this number of pixels, a question may be narrow. No upright phone is that low. */
const LOW = 560;

test('a question has room for its words between the plates of up to eight players', () => {
  const narrow = SCREENS.filter(({ seats, text, height }) => seats <= 8 && text === 1 && height > LOW).flatMap(
    screen => {
      const width = Number.parseFloat(layout(screen).sizes.box ?? '');
      return width >= 130 ? [] : [`${named(screen)}: ${width}`];
    },
  );
  expect(narrow).toEqual([]);
});

const WORDS = await Promise.all(LANGUAGES.map(language => pageWords(language)));

/** The longest label of the undealt cards in any language, in letters. */
const LABEL_LETTERS = Math.max(
  ...WORDS.flatMap(({ table, bar }) => [table.kitty, table.out, bar.stock].map(one => `${one} 26`.length)),
);

/** The width of a letter in the words on a plate, relative to the size of the text. */
const LETTER = 0.5;

test('the state of a player stands whole on each plate that shows it, beside a total of two digits, in every language', () => {
  const states = WORDS.flatMap(({ seat }) => [seat.choosing, seat.showed('10'), `✓ ${seat.ready}`]);
  const longest = Math.max(...states.map(state => state.length));
  const faults = SCREENS.flatMap(screen => {
    const { form, face, text, plates } = layout(screen);
    if (form !== 'plate' && form !== 'column') return [];
    const small = ['portrait', 'landscape'].includes(shapeOf(screen.width, screen.height));
    const [size, edges, total] = small ? [13, 14 + 16, 20] : [14, 26 + 24, 27];
    const beside = form === 'plate' ? face + edges + Math.max(28, 2 * 0.55 * total * text) : 0;
    const room = Math.min(...plates.map(({ width }) => width)) - beside;
    return longest * LETTER * size * text <= room ? [] : [`${named(screen)}: ${room} px as ${form}`];
  });
  expect(faults).toEqual([]);
});

test.each([
  ['the label of undealt cards', false, 7, [1, 1.5, 2]],
  ['open cards beside them', true, 5, [1]],
] as const)('%s can be read, and cards and plates keep off it', (_, open, most, texts) => {
  const tables = SCREENS.filter(
    ({ kind, seats, text, cards }) =>
      kind === 'tricks' && cards === 'usual' && seats <= most && texts.some(one => one === text),
  );
  const faults = tables.flatMap(screen => {
    const plan = layout(screen);
    const { pile, label } = pilePlace(plan, LABEL_LETTERS, open);
    const indices = { ...pile, y: pile.y - pile.height / 4, height: pile.height / 2 };
    const around = [...plan.spots, ...plan.plates, plan.prompt];
    const covered = (open ? [indices, label] : [label]).some(box => around.some(other => overlaps(box, other)));
    return covered ? [named(screen)] : [];
  });
  expect(faults).toEqual([]);
});

/**
 * The lower corners of the screen with the viewer's avatar and the tools. They reach above the marks of
 * selected cards.
 */
function cornersOf(screen: TableOnScreen): readonly Area[] {
  const { width, text, twoRows } = screen;
  const row = top(handOf(screen));
  const corner = (x: number, from: number, to: number, wide: number): Area => ({
    x: x === 0 ? 10 + wide / 2 : width - 8 - wide / 2,
    y: row - (from + to) / 2,
    width: wide,
    height: to - from,
  });
  const shape = shapeOf(width, screen.height);
  if (shape === 'portrait') {
    const [own, tools] = twoRows ? [20, 30] : [56, 56];
    return [corner(0, own, own + 56, 56), corner(1, tools, tools + 48, 100)];
  }
  if (isSquat(width, screen.height)) return [corner(0, 56, 110, 110), corner(1, 56, 100, 100)];
  const more = 100 * (text - 1);
  return shape === 'tablet' ? [corner(0, 80, 164, 180 + more), corner(1, 80, 128, 180 + more)] : [];
}

/**
 * The boxes of the parts of a question in a form (its size, and whether it is brief), from top to bottom:
 * the title, a note, the button and a count; in a brief form only the title and the button.
 */
function questionParts(screen: TableOnScreen, plan: Layout, [size, brief]: QuestionForm) {
  const { width, height, text } = screen;
  const small = shapeOf(width, height) === 'portrait' || shapeOf(width, height) === 'landscape';
  const wide = Math.min(small ? 236 : 460, Number.parseFloat(plan.sizes.box ?? '') / size) * size;
  const [title, line, button] = [(small ? 24 : 38) * Math.min(text, 1.2), 18 * Math.min(text, 1.2), small ? 48 : 52];
  const rows = brief ? [title, button] : [title, line, button, line];
  const gap = brief ? 6 : 12;
  const tall = size * (rows.reduce((sum, row) => sum + row, 0) + gap * (rows.length - 1));
  let upper = Number.parseFloat(plan.sizes['box-y'] ?? '') - tall / 2;
  return rows.map(row => {
    const box = {
      left: plan.middle.x - wide / 2,
      right: plan.middle.x + wide / 2,
      top: upper,
      bottom: upper + size * row,
    };
    upper = box.bottom + size * gap;
    return box;
  });
}

const edgesOf = ({ x, y, width, height }: Area) => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

test('a question of up to seven players has a form and a place in the middle where it covers nothing', () => {
  const tables = SCREENS.filter(({ kind, seats }) => kind === 'tricks' && seats <= 7);
  const faults = tables.flatMap(one => {
    const screen = { ...one, asking: true };
    const plan = layout(screen);
    const [corners, hand] = [cornersOf(screen), handOf(screen)];
    const touched = plan.plates.filter(plate => [...corners, hand].some(other => overlaps(plate, other)));
    const taken = [...plan.plates, ...corners, hand].map(edgesOf);
    const whole = { left: 0, top: 0, right: screen.width, bottom: screen.height };
    const { covered } = bestFit(form => questionParts(screen, plan, form), taken, whole);
    return touched.length > 0 || covered > 0 ? [`${named(screen)}: ${touched.length} plates, ${covered} pixels`] : [];
  });
  expect(faults).toEqual([]);
});

/** Maximum number of cards in the longer row, if a hand of `count` cards has two rows. */
const longerRow = (count: number): number => Math.floor(count / 2 + count / 8);

test('of each card of a hand of up to 26 the whole index shows, and on usual screens enough to be tapped', () => {
  const sizes = new Map(SCREENS.map(one => [`${one.width} × ${one.height}, ${one.cards} cards`, one]));
  const faults = [...sizes].flatMap(([name, screen]) =>
    Array.from({ length: HAND_MAX - 1 }, (_, i) => i + 2).flatMap(count => {
      const inRow = needsTwoRows(count, screen) ? longerRow(count) : count;
      const card = fannedCard(inRow, screen);
      const shown = (fanWidth(screen.width, screen.height) - card) / (inRow - 1);
      const isUsual = count <= 13 && (screen.width >= 800 || screen.width <= screen.height);
      const least = Math.max(0.27 * card, isUsual ? 22 : 0);
      return shown >= least ? [] : [`${name}, ${count} cards: ${shown.toFixed(1)} px of ${card.toFixed(1)}`];
    }),
  );
  expect(faults).toEqual([]);
});

/** The corners of the outermost card of a row, as the stylesheet places it, if the card may not be played. */
function outermost(count: number, screen: TableOnScreen): readonly { readonly x: number; readonly y: number }[] {
  const shape = shapeOf(screen.width, screen.height);
  const card = fannedCard(count, screen);
  const [turn = 0, drop = 0] = Object.values(fanBend(count, screen)).map(Number.parseFloat);
  const step = Math.min(card * 0.6, (fanWidth(screen.width, screen.height) - card) / Math.max(1, count - 1));
  const place = (count - 1) / 2;
  const [angle, pivot] = [(place * turn * Math.PI) / 180, card * 1.4 * 1.4];
  const upper = screen.height - HANDS[shape].below - handCard(screen) * 1.4 + BENDS[shape][2] + place ** 2 * drop;
  return [-card / 2, card / 2].flatMap(dx =>
    [0, card * 1.4].map(down => ({
      x: screen.width / 2 + place * step + dx * Math.cos(angle) - (down - pivot) * Math.sin(angle),
      y: upper + pivot + dx * Math.sin(angle) + (down - pivot) * Math.cos(angle),
    })),
  );
}

test('no card of a hand of up to 26 leaves the screen, and on a phone on its side each shows its index', () => {
  const faults = SCREENS.flatMap(screen =>
    Array.from({ length: HAND_MAX }, (_, i) => i + 1).flatMap(count => {
      const inRow = needsTwoRows(count, screen) ? longerRow(count) : count;
      const corners = outermost(inRow, screen);
      const isLow = shapeOf(screen.width, screen.height) === 'landscape';
      const mayHide = isLow ? fannedCard(inRow, screen) * 0.55 : 0;
      const below = Math.max(...corners.map(({ y }) => y)) - screen.height - mayHide;
      const beside = Math.max(...corners.map(({ x }) => x)) - screen.width;
      return Math.max(below, beside) <= 0.5 ? [] : [`${named(screen)}, ${count} cards: ${below} ${beside}`];
    }),
  );
  expect(faults).toEqual([]);
});

test('the viewer’s card lies below, the next clockwise to the left, the one opposite above', () => {
  const places = cardPlaces('tricks', 4, 1);
  expect(places[0]).toMatchObject({ dx: expect.closeTo(0), dy: expect.closeTo(1) });
  expect(places[1]).toMatchObject({ dx: expect.closeTo(-1), dy: expect.closeTo(0) });
  expect(places[2]).toMatchObject({ dx: expect.closeTo(0), dy: expect.closeTo(-1) });
  expect(places.map(({ high }) => high)).toEqual([false, false, true, false]);
});

test('many cards lie at equal distances along their ring', () => {
  const places = cardPlaces('commit-reveal', 14, 1.8);
  const gaps = places.map((a, i) => {
    const b = places[(i + 1) % 14] ?? a;
    return Math.hypot((a.dx - b.dx) * 1.8, a.dy - b.dy);
  });
  expect(Math.max(...gaps) / Math.min(...gaps)).toBeLessThan(1.15);
});

test('places are counted clockwise from the viewer', () => {
  expect([0, 1, 2, 3].map(seat => placesTo(seat, 2, 4))).toEqual([2, 3, 0, 1]);
});

const rows: readonly [cards: number, width: number, height: number, size: 'usual' | 'large', two: boolean][] = [
  [13, 390, 844, 'usual', false],
  [14, 390, 844, 'usual', true], // in one row, only 23 pixels of each card would be visible
  [16, 430, 932, 'usual', true],
  [17, 600, 900, 'usual', true], // in portrait, 17 cards always take two rows
  [13, 320, 568, 'usual', true],
  [26, 1440, 900, 'usual', false],
  [18, 844, 390, 'usual', false],
  [18, 820, 1180, 'usual', false],
  [1, 390, 844, 'usual', false],
  [9, 390, 844, 'large', false],
  [12, 390, 844, 'large', true], // a card would show 26 pixels, which is too little for its rank and suit
  [13, 390, 844, 'large', true],
  [13, 430, 932, 'large', true],
  [13, 1280, 800, 'large', false],
];

test.each(rows)(
  '%i cards on a screen of %i × %i, of size %s, take two rows: %s',
  (count, width, height, cards, two) => {
    expect(needsTwoRows(count, { width, height, cards })).toBe(two);
  },
);

test.each([
  [1440, 900, 'wide'],
  [1024, 768, 'wide'],
  [844, 390, 'landscape'],
  [820, 1180, 'tablet'],
  [390, 844, 'portrait'],
  [800, 800, 'tablet'], // stylesheets count a square as upright
] as const)('%i × %i is %s', (width, height, shape) => {
  expect(shapeOf(width, height)).toBe(shape);
});

// The sizes of the design's pictures. At these sizes, cards have their full size and plates their full form.
const DRAWN: readonly (readonly [seats: number, width: number, height: number, card: number])[] = [
  [2, 1440, 900, 102],
  [4, 1440, 900, 102],
  [8, 1440, 900, 75],
  [4, 820, 1180, 104],
  [2, 390, 844, 74],
  [4, 390, 844, 74],
  [5, 390, 844, 54],
  [8, 390, 844, 50],
  [4, 844, 390, 50],
  [5, 844, 390, 42],
  [8, 844, 390, 38],
];

test.each(DRAWN)('%i seats on %i × %i are as in the design', (seats, width, height, card) => {
  const screen = { width, height, text: 1, cards: 'usual', kind: 'tricks', twoRows: false, asking: false } as const;
  const { spots, form } = layout({ ...screen, seats });
  expect(spots[1]?.width).toBeCloseTo(card, 0);
  expect(['plate', 'column']).toContain(form);
});

test('a screen too small for anything still has a layout', () => {
  const screen = {
    width: 120,
    height: 90,
    text: 2,
    cards: 'large',
    kind: 'tricks',
    twoRows: false,
    asking: false,
  } as const;
  expect(layout({ ...screen, seats: 11 }).plates).toHaveLength(10);
});
