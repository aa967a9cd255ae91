// Renders the open data page: shuffle statistics as plots and tables, and links to the files of each day.

import type { DataWords, Language } from '@moonshot/i18n';
import { symbolOf } from '@moonshot/rules/cards';
import type { ShuffleReport, StatisticsReport } from '@moonshot/rules/statistics';
import type { Dump } from '../../store/rows/result.ts';
import { cardsPlot, shapesPlot } from './plots.ts';

interface PageTexts {
  readonly language: Language;
  readonly words: DataWords;
}

/** The number of decks for which the page has plots. The file `statistics.json` contains all decks. */
const DECKS_SHOWN = 6;
const SHAPES_SHOWN = 12;

/** The whole page as HTML. It contains nothing that players wrote. */
export function dataPage(report: StatisticsReport, days: readonly Omit<Dump, 'bytes'>[], texts: PageTexts): string {
  const { language, words } = texts;
  const figure = (n: number): string => new Intl.NumberFormat(language).format(n);
  const counted = `<p class="counted">${words.counted(figure(report.matches), figure(report.deals))}</p>`;
  const body = [
    `<h1>${words.title}</h1><p>${words.intro}</p>`,
    report.matches === 0 ? `<p>${words.none}</p>` : counted,
    ...report.shuffles.slice(0, DECKS_SHOWN).map(shuffle => shuffleSection(shuffle, texts)),
    filesSection(days, words, figure),
  ];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${words.title} — Moonshot</title>
<link rel="stylesheet" href="data.css">
</head>
<body>
<header><a class="home" href="../">Moonshot</a></header>
<main>
${body.join('\n')}
</main>
</body>
</html>
`;
}

/** A fair shuffle is reported as uneven with this probability. */
const RARE = 0.001;

function shuffleSection(shuffle: ShuffleReport, { language, words }: PageTexts): string {
  const figure = (n: number): string => new Intl.NumberFormat(language).format(n);
  const percent = (n: number): string =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(n);
  const deals = figure(shuffle.deals);
  const verdict = (test: ShuffleReport['cardBySeat']): string => {
    if (test === null) return words.few(deals);
    return `${test.p < RARE ? words.uneven(deals) : words.even(deals)} ${words.test(percent(test.p))}`;
  };
  const shown = { ...shuffle, shapes: shuffle.shapes.slice(0, SHAPES_SHOWN) };
  const shapes = [
    `<h3>${words.shapes}</h3><p>${verdict(shuffle.suitShapes)}</p><p class="note">${words.shapesNote}</p>`,
    shapesPlot(shown, words.shapes),
    table(
      words.asTable,
      [words.shape, words.hands, words.share, words.exact],
      shown.shapes.map(({ shape, hands, share, exact }) => [shape, figure(hands), percent(share), percent(exact)]),
    ),
  ];
  const isSingle = shuffle.cards.length === shuffle.deck;
  const cards = isSingle ? cardsPart(shuffle, words, verdict(shuffle.cardBySeat), figure) : [];
  const title = words.shuffle(figure(shuffle.deck), figure(shuffle.seats), figure(shuffle.hand));
  return `<section><h2>${title}</h2>\n${[...shapes, ...cards].join('\n')}\n</section>`;
}

function cardsPart(
  shuffle: ShuffleReport,
  words: DataWords,
  verdict: string,
  figure: (n: number) => string,
): readonly string[] {
  const places = shuffle.expected.flatMap((n, place) => (n > 0 ? [place] : []));
  const nameOf = (place: number): string => (place < shuffle.seats ? words.seat(figure(place + 1)) : words.rest);
  return [
    `<h3>${words.cards}</h3><p>${verdict}</p><p class="note">${words.cardsNote}</p>`,
    cardsPlot(shuffle, places.map(nameOf), words.cards),
    table(
      words.asTable,
      [words.card, ...places.map(nameOf)],
      shuffle.cards.map((card, i) => [symbolOf(card), ...places.map(place => figure(shuffle.places[i]?.[place] ?? 0))]),
    ),
  ];
}

/** A table that readers can unfold. The first cell of each row is the row's heading. */
function table(title: string, head: readonly string[], lines: readonly (readonly string[])[]): string {
  const row = ([first = '', ...rest]: readonly string[]): string =>
    `<tr><th scope="row">${first}</th>${rest.map(cell => `<td>${cell}</td>`).join('')}</tr>`;
  const heads = head.map(cell => `<th scope="col">${cell}</th>`).join('');
  return `<details><summary>${title}</summary><div class="wide" role="region" tabindex="0" aria-label="${title}"><table><thead><tr>${heads}</tr></thead>
<tbody>${lines.map(row).join('\n')}</tbody></table></div></details>`;
}

function filesSection(days: readonly Omit<Dump, 'bytes'>[], words: DataWords, figure: (n: number) => string): string {
  const beside = [
    `<a href="LICENCE.txt">${words.licence}</a>`,
    `<a href="schema.json">${words.schema}</a>`,
    `<a href="statistics.json">${words.numbers}</a>`,
  ];
  const rows = days.map(({ day, matches, sha256 }) => {
    const file = `matches-${day}.jsonl.gz`;
    return `<tr><th scope="row"><a href="${file}">${day}</a></th><td>${figure(matches)}</td><td><a href="${file}.sha256">${sha256.slice(0, 12)}…</a></td></tr>`;
  });
  const heads = [words.day, words.matches, words.sum].map(cell => `<th scope="col">${cell}</th>`).join('');
  const list =
    rows.length === 0 ? '' : `<table><thead><tr>${heads}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
  return `<section><h2>${words.files}</h2>${list}<p class="ways">${beside.join('')}</p></section>`;
}
