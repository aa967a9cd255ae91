// What other packages use of a table.

export type { Command, Refusal } from './decide.ts';
export type { Cause, Event } from './event.ts';
export { type Keeper, open, resume } from './keeper.ts';
export { CLAIM_WINDOW_MS } from './keeper-claims.ts';
export type { Reply } from './keeper-kept.ts';
export { SEAL_WINDOW_MS } from './keeper-seals.ts';
export { type MemoryLog, memoryLog } from './memory.ts';
export { heartsFor } from './pinned.ts';
export type { Alarms, Bus, EventLog, Ports, Question, Thinkers } from './ports.ts';
export { type DealProof, type Proof, proofOf, proofText } from './proof.ts';
export { sheetCard, tableRules } from './rules-told.ts';
export { sealing } from './sealing.ts';
export { people, type Spec, type State } from './state.ts';
export { show, view } from './view.ts';
