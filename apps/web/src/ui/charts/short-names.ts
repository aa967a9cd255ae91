// Names cut to the room beside a chart, so that different names stay different.

const CUT = '…';

/** The first letters of a name and its last `tail` letters, with a sign for what is left out. */
function cut(name: string, most: number, tail: number): string {
  const letters = [...name];
  if (letters.length <= most) return name;
  return [...letters.slice(0, most - 1 - tail), CUT, ...letters.slice(letters.length - tail)].join('');
}

/**
 * The names with at most `most` letters each. Names that would be cut alike also show their last letters, as
 * few as needed. Names that differ only in their middle are numbered.
 */
export function shortNames(names: readonly string[], most: number): readonly string[] {
  const forms = Array.from({ length: most - 1 }, (_, tail) => names.map(name => cut(name, most, tail)));
  return names.map((name, i) => {
    const isAlone = (form: readonly string[]): boolean => form.every((one, j) => one !== form[i] || names[j] === name);
    const form = forms.find(isAlone);
    return form?.[i] ?? `${i + 1}${cut(name, most - 1, 0)}`;
  });
}
