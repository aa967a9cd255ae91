// The places of the page that a feature can fill with a component, or with a text that replaces another.
import type { Component } from 'svelte';
import type { Model, TableModel } from './model.ts';

export interface PageSlots {
  screen?: Component<{ model: Model }> | undefined; // replaces the home screen, the table and the scores
  over?: Component<{ model: Model }> | undefined; // above the table and the scores
  head?: Component | undefined; // in the header of the table
  back?: Component | undefined; // on the home screen, before everything else
  home?: Component | undefined; // on the home screen, beside the saved tables
  settings?: Component | undefined; // in the settings
  result?: Component<{ match: string }> | undefined; // on the score sheet of a finished match
  between?: Component<{ table: TableModel }> | undefined; // on the score sheet before the next deal
  line?: string | undefined; // replaces the prompt at the table
  again?: string | undefined; // replaces the text *another match* on the score sheet
  // in the table's menu instead of *undo my last move*: how the other people are asked for an undo
  undo?: { readonly text: string; readonly ask: () => void } | undefined;
  daily?: boolean; // whether the table plays the server's daily deal
  plates: readonly (string | null)[]; // for each seat, a text that replaces the seat's status, or null
}

/** Creates empty slots. They are reactive: components that read a slot are drawn again when it is filled. */
export function createSlots(): PageSlots {
  const slots: PageSlots = $state({ plates: [] });
  return slots;
}
