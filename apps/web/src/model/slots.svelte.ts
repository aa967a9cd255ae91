// The places of the page that a feature can fill: with a component, or with a text that replaces another.
import type { Component } from 'svelte';
import type { Model, TableModel } from './model.ts';

export interface PageSlots {
  screen?: Component<{ model: Model }> | undefined; // replaces every other screen
  over?: Component<{ model: Model }> | undefined; // over the table and the scores
  head?: Component | undefined; // in the header of the table
  home?: Component | undefined; // on home, beside the saved tables
  settings?: Component | undefined; // in the settings
  result?: Component<{ match: string }> | undefined; // on the score sheet of a finished match
  between?: Component<{ table: TableModel }> | undefined; // on the score sheet before the next deal
  line?: string | undefined; // replaces the prompt
  again?: string | undefined; // replaces *another match* on the score sheet
  plates: readonly (string | null)[]; // by seat: a text in place of its status
}

/** Creates empty slots. Reactive: components that read a slot are drawn again once it is filled. */
export function createSlots(): PageSlots {
  const slots: PageSlots = $state({ plates: [] });
  return slots;
}
