// Reads whether partners play together, and what each of them scores.
import { fact, firstOf, isDenied, type Pattern, type TopicReader } from '../facts.ts';

const TEAMS: readonly Pattern[] = [
  [
    /\b(?:partners?|(?:play|playing) in pairs)\b[^.;]{0,30}\b(?:across|opposite|facing)\b|\b(?:2 partnerships|2 teams of 2|teams of 2|partnerships of 2)\b/,
    (_, { words }) => (isDenied(words) ? [] : [fact('teams.seating', 'opposite')]),
  ],
];
const TEAM_SCORES: readonly Pattern[] = [
  [
    /\bpartners?(?:hips?)?\b[^.;]{0,40}\b(?:together|combined?|add (?:up )?their|joint|1 score)\b/,
    (_, { words }) => (isDenied(words) ? [] : [fact('teams.score', 'pooled')]),
  ],
  [
    /\b(?:each|every) player (?:collects?|counts?|scores?|keeps?|receives?) (?:\w+ )?(?:points? )?(?:individually|separately|(?:for|on) (?:himself|herself|themselves|their own))\b/,
    (_, { before }) => (/\bpartner/.test(before) ? [fact('teams.score', 'own')] : []),
  ],
];

export const teamReaders: readonly TopicReader[] = [firstOf(TEAMS), firstOf(TEAM_SCORES)];
