// The readers that find rules by their concepts. They add what the patterns of sentences do not find.
import type { TopicReader } from '../facts.ts';
import { moonConcepts } from './moon.ts';
import { playConcepts } from './play.ts';
import { tableConcepts } from './table.ts';

export const conceptReaders: readonly TopicReader[] = [...playConcepts, ...tableConcepts, moonConcepts];
