// The public interface of the package.

export type { Refusal } from './decide.ts';
export type { Event } from './event.ts';
export { open, resume, type TableRunner } from './keeper.ts';
export { heartsFor } from './pinned.ts';
export type { BotQuestion, Bus, EventLog, Ports, Thinkers } from './ports.ts';
export { sheetCard, tableRules } from './rules-told.ts';
export type { Spec } from './state.ts';
export { show, view } from './view.ts';
