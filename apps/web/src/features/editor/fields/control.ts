// Types of the form's controls.

import type { EditorWords } from '@moonshot/i18n';
import type { FieldKind } from '@moonshot/rules';
import type { Snippet } from 'svelte';

export interface ControlSpec {
  readonly kind: FieldKind;
  readonly value: unknown;
  readonly label: string; // accessible name of the control
  readonly path: string;
  readonly set: (value: unknown) => void;
}

/** Renders the control of a nested value. */
export type ControlSnippet = Snippet<[ControlSpec]>;

/** Properties of a control for a list of values. */
export interface SeveralProps {
  readonly say: EditorWords;
  readonly of: FieldKind;
  readonly max: number;
  readonly values: readonly unknown[];
  readonly label: string;
  readonly path: string;
  readonly control: ControlSnippet;
  readonly set: (values: readonly unknown[]) => void;
}
