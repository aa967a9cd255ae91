// The public interface of the package.

export type { Refusal } from './decide.ts';
export type { Event } from './event.ts';
export { type Keeper, open, resume } from './keeper.ts';
export { heartsFor } from './pinned.ts';
export type { Bus, EventLog, Ports, Question, Thinkers } from './ports.ts';
export { sheetCard, tableRules } from './rules-told.ts';
export type { Spec } from './state.ts';
export { show, view } from './view.ts';
