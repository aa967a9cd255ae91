// The public interface of the package.

export type { Refusal } from './core/decide.ts';
export type { Event } from './core/event.ts';
export { heartsFor } from './core/game.ts';
export type { BotQuestion, Bus, EventLog, Ports, Thinkers } from './core/ports.ts';
export type { Spec } from './core/state.ts';
export { show, view } from './core/view.ts';
export { sheetCard, tableRules } from './dto/table-rules.ts';
export { open, resume, type TableRunner } from './runner/runner.ts';
