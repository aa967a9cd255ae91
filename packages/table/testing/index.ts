// The test harness of tables, for the tests of other packages.
export { belowFrom, crowd, someAnswer } from './crowd.ts';
export { type MemoryLog, memoryLog } from './memory.ts';
export { askOf, calm, firstAnswer, rig, SECRET, sealOn, sealSaid, specOf } from './runner.ts';
export { proved, type Silence, sealedMatch } from './sealed.ts';
