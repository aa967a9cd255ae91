// Reads which cards win tricks: trumps, and identical cards that cancel each other.
import { allOf, fact, firstOf, type Pattern, type TopicReader } from '../facts.ts';

const TRUMPS: readonly Pattern[] = [
  [
    /\b(?:no|without) trumps?\b|\bno suit is (?:an? )?trumps?|\bno trump suit|\bnothing is trumps?|\bhearts are not trumps|\bno-trump\b|\btrumps? (?:don't|do not|doesn't|does not) exist\b/,
    () => [fact('trick.trump', 'none')],
  ],
  [
    /\ban? (club|diamond|spade|heart) will always win\b|\bwins, unless an? (club|diamond|spade|heart) was played/,
    m => [fact('trick.trump', (m[1] ?? m[2] ?? '').charAt(0).toUpperCase())],
  ],
  [
    /\b(club|diamond|spade|heart)s (?:are|is) (?:always )?trumps?\b/,
    ([, suit = '']) => [fact('trick.trump', suit.charAt(0).toUpperCase())],
  ],
];

const CANCEL: readonly Pattern[] = [
  [
    /\b(?:if|when) (?:everything|every card|all(?: of it| the cards| cards)?|they all|the whole trick)\b[^.]{0,24}\bcancel\w*\b[^.]*\b(?:next|following) trick\b|\ball (?:the )?cards\b[^.]{0,60}\b(?:paired|cancel\w*|duplicated)[^.]*\bnext trick|\ball cancel/,
    () => [fact('trick.allCancelled', 'next')],
  ],
];

export const trickReaders: readonly TopicReader[] = [firstOf(TRUMPS), allOf(CANCEL)];
