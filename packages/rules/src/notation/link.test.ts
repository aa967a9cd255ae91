// A match in a link. Its bytes are written in URL-safe base64. A link without a match, or an overlong link,
// is rejected without being decoded.
import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import { choosing, playing } from '../../../../test/play.ts';
import { sheetOf } from '../games.ts';
import { heartsOf } from '../prepare.ts';
import { transcriptOf } from '../transcript/write.ts';
import { matchIn, matchLink } from './link.ts';
import { packed } from './packed.ts';
import { notedOf } from './write.ts';

const hearts = heartsOf(sheetOf('ricketts'), 4);
const MOST = 65_536;

/** Matches whose base64 form has zero, two and four unused bits, found by trying seeds. */
const MATCHES = [0, 1, 2].map(over => {
  for (let n = 1; n < 100; n++) {
    const moments = playing(hearts, { seed: `link ${n}`, length: { deals: 1 } }, choosing(`link ${n}`));
    const noted = notedOf(
      transcriptOf(
        hearts,
        [...moments].flatMap(moment => moment.events),
      ),
    );
    if (packed(noted).length % 3 === over) return noted;
  }
  throw new Error(`Cannot find a match whose bytes leave ${over} over`);
});

test.each(MATCHES)('%#: a link is its bytes in base 64', noted => {
  const link = matchLink(noted);
  expect(link).toBe(`#m/${Buffer.from(packed(noted)).toString('base64url')}`);
  expect(matchIn(link)).toMatchObject({ ok: true, noted });
});

test('a link of as many letters as any may have is read, and a longer one is not', () => {
  const link = matchLink(MATCHES[0] as (typeof MATCHES)[number]);
  expect(matchIn(link.padStart(MOST, 'x'))).toMatchObject({ ok: true });
  expect(matchIn(link.padStart(MOST + 1, 'x'))).toBeUndefined();
});

test.each(['', 'https://hearts.example/', '#m', '#r/AAAA', '#m/AA?'])('%s carries no match', link => {
  expect(matchIn(link)).toBeUndefined();
});
