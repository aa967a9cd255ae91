// Shortens names for a chart, so that different names stay different.

const CUT = '…';

/** Shortens a name to its first letters and its last `tail` letters, with a sign for the letters left out. */
function cut(name: string, most: number, tail: number): string {
  const letters = [...name];
  if (letters.length <= most) return name;
  return [...letters.slice(0, most - 1 - tail), CUT, ...letters.slice(letters.length - tail)].join('');
}

/**
 * Shortens the names to at most `most` letters. If two of them would look the same, they also show as many of
 * their last letters as needed. Names that still look the same are numbered.
 */
export function shortNames(names: readonly string[], most: number): readonly string[] {
  const forms = Array.from({ length: most - 1 }, (_, tail) => names.map(name => cut(name, most, tail)));
  return names.map((name, i) => {
    const isAlone = (form: readonly string[]): boolean => form.every((one, j) => one !== form[i] || names[j] === name);
    const form = forms.find(isAlone);
    const number = `${i + 1}`;
    return form?.[i] ?? `${number}${cut(name, most - number.length, 0)}`;
  });
}
