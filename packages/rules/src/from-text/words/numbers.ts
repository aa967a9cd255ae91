// Writes number words as digits.

const UNITS = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const ENDINGS = ['st', 'nd', 'rd'];

const hundreds = (text: string): string =>
  text
    .replace(/\b(?:a|one|1) hundred\b/g, '100')
    .replace(/\b(two|three|four|five) hundred\b/g, (_, n: string) => `${UNITS.indexOf(n)}00`)
    .replace(/(?<!\b\w+ )\bhundred points\b/g, '100 points');

/** The text with digits in place of number words: `two` is `2`, and `second` is `2nd`. */
export const withNumbers = (text: string): string =>
  hundreds(text)
    .replace(/\b(?:nil|nought|zilch|naught)\b(?! pass)/g, '0')
    .replace(/\bno[ -]one\b/g, 'nobody')
    .replace(
      new RegExp(`\\b(${UNITS.slice(1, 10).join('|')})[- ]and[- ](${TENS.join('|')})\\b`, 'g'),
      (_, unit: string, ten: string) => `${ten}-${unit}`, // `six-and-twenty`
    )
    .replace(
      new RegExp(`\\b(${TENS.join('|')})(?:[- ](${UNITS.slice(1, 10).join('|')}))?\\b`, 'g'),
      (_, ten: string, unit?: string) =>
        String((TENS.indexOf(ten) + 2) * 10 + (unit === undefined ? 0 : UNITS.indexOf(unit))),
    )
    .replace(new RegExp(`\\b(${UNITS.join('|')})\\b`, 'g'), word => String(UNITS.indexOf(word)))
    .replace(/\b([1-9])00 and ([1-9]\d?)\b/g, (_, hundred: string, rest: string) =>
      String(Number(hundred) * 100 + Number(rest)),
    )
    .replace(/(?<=\b(?:to|at|over|past|reach(?:es)?|hits?) )([12]) (50|25|75)\b/g, '$1$2')
    .replace(/\b(?:a|1) thousand\b/g, '1000')
    .replace(new RegExp(`\\b(${ORDINALS.join('|')})\\b`, 'g'), word => {
      const n = ORDINALS.indexOf(word);
      return `${n + 1}${ENDINGS[n] ?? 'th'}`;
    });
