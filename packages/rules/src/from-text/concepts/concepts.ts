// The readers that find rules by their concepts. They add what the patterns of sentences do not find.
import type { TopicReader } from '../facts.ts';
import { nextDealer } from './dealer.ts';
import { examples } from './examples.ts';
import { leadingConcepts } from './leading.ts';
import { moonConcepts } from './moon.ts';
import { packConcepts } from './pack.ts';
import { passParts } from './pass-parts.ts';
import { playConcepts } from './play.ts';
import { tableConcepts } from './table.ts';
import { tieConcepts } from './ties.ts';

export const conceptReaders: readonly TopicReader[] = [
  ...playConcepts,
  ...leadingConcepts,
  ...tableConcepts,
  moonConcepts,
  examples,
  nextDealer,
  ...tieConcepts,
  ...passParts,
  ...packConcepts,
];
