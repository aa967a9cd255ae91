// The page's keyboard shortcuts in one table, with the places where each applies and its action. The list of
// shortcuts that `?` opens is generated from this table.
import type { AllWords } from '@moonshot/i18n';
import {
  change,
  choose,
  close,
  exchange,
  finish,
  goOn,
  type KeyAction,
  move,
  mute,
  open,
  say,
  scores,
  send,
  space,
  toSuit,
  undo,
  why,
} from './key-actions.ts';
import type { KeyPress } from './press.ts';
import type { KeyContext, KeyPlace } from './scene.ts';

type KeyName = keyof AllWords['keys']['does'];

interface Row {
  readonly name: KeyName;
  readonly keys: readonly string[]; // compared with the key of a `KeyPress`
  readonly shown?: readonly string[]; // the keys that the list of shortcuts shows, if they differ from `keys`
  readonly places: readonly KeyPlace[];
  readonly sign?: true; // the setting `reviewKeys` can turn this shortcut off
  readonly ctrl?: true;
  readonly alt?: true;
  readonly shift?: true;
  readonly repeats?: true;
  readonly deed: (scene: KeyContext, key: string) => KeyAction | undefined;
}

const AT_TABLE: readonly KeyPlace[] = ['table'];
const ROUND_TABLE: readonly KeyPlace[] = ['table', 'scores'];
const WHILE_PLAYING: readonly KeyPlace[] = ['table', 'choice', 'scores', 'dialog'];
const EVERYWHERE: readonly KeyPlace[] = ['home', 'table', 'choice', 'scores'];

export const ROWS: readonly Row[] = [
  {
    name: 'along',
    keys: ['ArrowLeft', 'ArrowRight'],
    places: AT_TABLE,
    repeats: true,
    deed: (_, key) => move({ by: 'step', step: key === 'ArrowLeft' ? -1 : 1 }),
  },
  {
    name: 'legal',
    keys: ['ArrowLeft', 'ArrowRight'],
    shift: true,
    places: AT_TABLE,
    repeats: true,
    deed: (_, key) => move({ by: 'legal', step: key === 'ArrowLeft' ? -1 : 1 }),
  },
  {
    name: 'ends',
    keys: ['Home', 'End'],
    places: AT_TABLE,
    deed: (_, key) => move({ by: 'end', end: key === 'Home' ? 'first' : 'last' }),
  },
  { name: 'suits', keys: ['1', '2', '3', '4'], places: AT_TABLE, sign: true, deed: toSuit },
  // Typed card names are handled before this table is searched. This row only adds an entry to the list of
  // shortcuts.
  { name: 'named', keys: [], shown: ['q', 's'], places: AT_TABLE, sign: true, deed: () => undefined },
  // The browser lets Enter activate the focused button, so this row only adds an entry to the list of
  // shortcuts.
  { name: 'play', keys: ['Enter'], places: AT_TABLE, deed: () => undefined },
  { name: 'space', keys: [' '], places: AT_TABLE, deed: space },
  { name: 'choose', keys: ['1', '2', '3', '4'], places: ['choice'], deed: choose },
  { name: 'exchange', keys: ['x'], places: AT_TABLE, sign: true, deed: exchange },
  { name: 'change', keys: ['u'], places: AT_TABLE, sign: true, deed: change },
  { name: 'finish', keys: ['f'], places: AT_TABLE, sign: true, deed: finish },
  { name: 'hint', keys: ['h'], places: ['table', 'choice'], sign: true, deed: () => send({ type: 'hint' }) },
  { name: 'last', keys: ['l'], places: AT_TABLE, sign: true, deed: () => ({ type: 'look', panel: 'last' }) },
  { name: 'scores', keys: ['s'], places: ROUND_TABLE, sign: true, deed: scores },
  { name: 'rules', keys: ['r'], places: ROUND_TABLE, sign: true, deed: open('rules') },
  { name: 'why', keys: ['w'], places: AT_TABLE, sign: true, deed: why },
  { name: 'next', keys: ['n'], places: ROUND_TABLE, sign: true, deed: goOn },
  { name: 'undo', keys: ['z'], ctrl: true, places: ['table', 'choice', 'scores'], deed: undo },
  { name: 'mute', keys: ['m'], places: EVERYWHERE, sign: true, deed: mute },
  { name: 'close', keys: ['Escape'], places: ['table', 'choice', 'scores'], deed: close },
  { name: 'help', keys: ['?'], places: EVERYWHERE, sign: true, deed: open('keys') },
  { name: 'table', keys: ['t'], places: ['table', 'choice'], sign: true, deed: say('table') },
  { name: 'sayHand', keys: ['h'], alt: true, places: WHILE_PLAYING, sign: true, deed: say('hand') },
  { name: 'sayTrick', keys: ['t'], alt: true, places: WHILE_PLAYING, sign: true, deed: say('trick') },
  { name: 'sayScores', keys: ['s'], alt: true, places: WHILE_PLAYING, sign: true, deed: say('scores') },
  { name: 'sayLast', keys: ['l'], alt: true, places: WHILE_PLAYING, sign: true, deed: say('last') },
  { name: 'sayPassed', keys: ['p'], alt: true, places: WHILE_PLAYING, sign: true, deed: say('passed') },
  { name: 'sayTurn', keys: ['w'], alt: true, places: WHILE_PLAYING, sign: true, deed: say('turn') },
  { name: 'sayRules', keys: ['r'], alt: true, places: WHILE_PLAYING, sign: true, deed: say('rules') },
  { name: 'sayHelp', keys: ['?'], alt: true, places: EVERYWHERE, sign: true, deed: open('keys') },
];

/** The action of a key press in this scene; `undefined` if the browser handles it. */
export function keyActionOf(scene: KeyContext, press: KeyPress): KeyAction | undefined {
  const signs = scene.model.settings.reviewKeys === 'on';
  const row = ROWS.find(
    one =>
      one.keys.includes(press.key) &&
      one.places.includes(scene.place) &&
      (one.ctrl ?? false) === press.ctrl &&
      (one.shift ?? false) === (press.shift && press.key !== '?') &&
      (one.alt ?? false) === press.alt &&
      (signs || !one.sign) &&
      (!press.again || one.repeats),
  );
  return row?.deed(scene, press.key);
}
