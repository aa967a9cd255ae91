// What a control is asked to draw, wherever it stands in a field.
import type { FieldKind } from '@moonshot/rules/game/fields';
import type { Snippet } from 'svelte';
import type { EditorWords } from '../words/editor/en.ts';

export interface Wanted {
  readonly kind: FieldKind;
  readonly value: unknown;
  readonly label: string; // of the whole, for whoever hears it
  readonly path: string;
  readonly set: (value: unknown) => void;
}

/** Draws the control for something inside of a value. */
export type Drawn = Snippet<[Wanted]>;

/** What a control of several values in a row is given. */
export interface SeveralProps {
  readonly say: EditorWords;
  readonly of: FieldKind;
  readonly max: number;
  readonly values: readonly unknown[];
  readonly label: string;
  readonly path: string;
  readonly control: Drawn;
  readonly set: (values: readonly unknown[]) => void;
}
