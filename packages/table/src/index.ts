// A table: its state, commands, events, views and ports, and the data that clients get. For callers that run
// a table.
export { decide, openTable } from './core/decide.ts';
export { deepEqual } from './core/deep-equal.ts';
export type { Cause, Event } from './core/event.ts';
export { evolve, tableFrom } from './core/evolve.ts';
export { heartsFor } from './core/game.ts';
export type { Alarms, Beacon, BotQuestion, Bus, EventLog, EventOrigin, Ports, Thinkers } from './core/ports.ts';
export { roundAt } from './core/randomness.ts';
export type { Refusal } from './core/refusal.ts';
export { STAND_IN } from './core/sitters.ts';
export { isCounted, matchIsOver, type OnlineSpec, people, type Spec, type State } from './core/state.ts';
export { show, showAll, view } from './core/view.ts';
export { compareRules } from './dto/compared-rules.ts';
export { drawableRules } from './dto/drawn-rules.ts';
export { hintSentence } from './dto/hint-text.ts';
export { describeRefusal } from './dto/refusal-text.ts';
export { sheetCard, tableRules } from './dto/table-rules.ts';
export { en as tableWordsEn, type NamedPass, type TableWords } from './words/en.ts';
