// Cuts a sentence whose clauses are about different rules, such as `low club opens, no points on the first
// trick, and hearts are led once they are broken`.

const TOPICS: readonly RegExp[] = [
  /\b1st trick\b|\btrick 1\b/,
  /\bhearts? [^,]*\b(?:led|lead)\b|\b(?:lead|leading|led|open|start) (?:with )?(?:an? )?hearts?\b/,
  /\b(?:low|lowest) clubs?\b|\[2C\] (?:opens|leads|starts|begins|goes)/,
  /\bpass(?:es|ing)?\b|\b\d cards? (?:to the )?(?:left|right|across)\b/,
  /\b(?:left|right) of (?:the )?dealer\b/,
];
const topicOf = (clause: string): number => {
  const found = TOPICS.flatMap((form, i) => (form.test(clause) ? [i] : []));
  return found.length === 1 ? (found[0] ?? -1) : found.length > 1 ? MIXED : -1;
};
const MIXED = TOPICS.length;
/** Matches a clause that cannot stand alone. */
const DEPENDS =
  /^(?:if|when|unless|until|till|except|which|who|that|where|because|so|or|nor|even|as|once|after|before|not|including)\b/;

/** The parts of a sentence in plain words, each about one rule. One part if all of it is about one. */
export function byTopic(words: string): readonly string[] {
  const clauses = words.split(/, (?:and |but |then )*|; ?/);
  const topics = clauses.map(topicOf);
  const isCut = new Set(topics.filter(topic => topic >= 0)).size > 1 && !topics.includes(MIXED) && topics[0] !== -1;
  if (!isCut) return [words];
  const parts: string[] = [];
  clauses.forEach((clause, i) => {
    const isNew = (topics[i] ?? -1) >= 0 && topics[i] !== topics[i - 1] && !DEPENDS.test(clause);
    if (isNew || i === 0) parts.push(clause);
    else parts[parts.length - 1] += `, ${clause}`;
  });
  return parts;
}
