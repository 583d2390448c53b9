import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { jsPDF } from 'jspdf';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Document, DocumentParagraph } from '#api/contract/documents/document';
import { makePdf, type PdfOptions } from './make-pdf';

/** Every line of words that was drawn and its position, in millimetres. */
type Drawn = { text: string; page: number; x: number; y: number };
const drawn: Drawn[] = [];

type Words = Pick<Drawn, 'x' | 'y'> & { text: string | string[] };
/** jsPDF reports every text before it is drawn. */
const recorder: [string, (this: jsPDF, words: Words) => void] = [
  'preProcessText',
  function ({ text, x, y }) {
    const page = this.getCurrentPageInfo().pageNumber;
    for (const line of [text].flat()) drawn.push({ text: line, page, x, y });
  },
];
const heard = jsPDF.API.events as unknown as (typeof recorder)[];

const require = createRequire(import.meta.url);
const font = (file: string) =>
  readFileSync(require.resolve(`@expo-google-fonts/inter/${file}`)).toString('base64');
const options: PdfOptions = {
  fonts: {
    normal: font('400Regular/Inter_400Regular.ttf'),
    bold: font('600SemiBold/Inter_600SemiBold.ttf'),
  },
  margins: 'medium',
  author: 'Jagodno Foods',
  madeOn: new Date('2026-11-25T10:00:00Z'),
  images: {},
};

/** The given content after this many short lines of text and a heading. */
function pagesOf(lines: number, heading: string, paragraphs: DocumentParagraph[]): Document {
  const fill = Array.from({ length: lines }, (): DocumentParagraph => ({ type: 'text', text: 'Filling.' }));
  return {
    title: 'Report',
    subtitle: null,
    language: 'en',
    currency: 'EUR',
    coverBackground: null,
    coverLogo: null,
    headerLogo: null,
    variables: [],
    pages: [
      {
        title: null,
        sections: [
          { title: 'Before', paragraphs: fill },
          { title: heading, paragraphs },
        ],
      },
    ],
  };
}

/** What is drawn, uncompressed. */
function drawnIn(bytes: Uint8Array): string {
  const file = Buffer.from(bytes);
  const parts: string[] = [];
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at)) {
    const from = at + 'stream\n'.length;
    at = file.indexOf('endstream', from) + 'endstream'.length;
    try {
      parts.push(inflateSync(file.subarray(from, at)).toString('latin1'));
    } catch {
      // A font, which is not a stream of this type.
    }
  }
  return parts.join('\n');
}

/** At every position on a page where it may be placed. */
const everyHeight = Array.from({ length: 30 }, (_, index) => index);
const placeOf = (text: string) => drawn.find((one) => one.text === text);

beforeEach(() => {
  drawn.length = 0;
  heard.push(recorder);
});
// Shared by the files of a process.
afterEach(() => {
  heard.splice(heard.indexOf(recorder), 1);
});

describe('a ring of shares', () => {
  const ring = (xScopes: (1 | 2 | 3)[]): DocumentParagraph => ({
    type: 'chart',
    kind: 'pie',
    title: 'By fuel',
    unit: 't CO2e',
    x: ['Gas', 'Oil', 'Coal'],
    xScopes,
    base: null,
    note: null,
    series: [{ key: 'share', label: 'Share', isDotted: false, values: [5, 3, 2] }],
  });
  /** Slices and swatches that clip a pattern. */
  const cutsOf = (xScopes: (1 | 2 | 3)[]) =>
    drawnIn(makePdf(pagesOf(1, 'Fuels', [ring(xScopes)]), options)).match(/\bW\s+n\b/g)?.length ?? 0;

  test('has a pattern for each part of a scope except the first, on its slice and beside its name', () => {
    const ofDifferent = cutsOf([1, 2, 3]);
    expect(cutsOf([1, 1, 1]) - ofDifferent).toBe(4);
  });

  test('shows the number of each name at its slice too', () => {
    makePdf(pagesOf(1, 'Fuels', [ring([1, 1, 1])]), options);
    for (const number of ['1', '2', '3']) expect(drawn.filter(({ text }) => text === number)).toHaveLength(2);
  });
});

describe('content that belongs together on paper', () => {
  test.each(everyHeight)('keeps the mark of an item beside its first line (%i)', (lines) => {
    const items = Array.from({ length: 9 }, (_, index) => `Item${index + 1} ${'that is long '.repeat(8)}`);
    makePdf(pagesOf(lines, 'Listed', [{ type: 'list', isNumbered: true, items }]), options);
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      const first = drawn.find(({ text }) => text.startsWith(`Item${number}`));
      expect(placeOf(`${number}.`)).toMatchObject({ page: first?.page, y: first?.y });
    }
  });

  test.each(everyHeight)('keeps headings with their content (%i)', (lines) => {
    const table: DocumentParagraph = {
      type: 'table',
      title: 'Below the subtitle',
      columns: [{ key: 'a', label: 'Column', unit: null, isNumber: false }],
      rows: [['Cell']],
      total: null,
      note: null,
    };
    const heading =
      'A heading that needs two lines, because it says all that there is to say of what follows';
    makePdf(pagesOf(lines, heading, [{ type: 'subtitle', text: 'Subtitle' }, table]), options);
    const pages = ['Subtitle', 'Below the subtitle', 'Column', 'Cell'].map((text) => placeOf(text)?.page);
    const [headed] = drawn.filter(({ text }) => text.startsWith('A heading'));
    expect(new Set([headed?.page, ...pages]).size).toBe(1);
  });
});

describe('long names in a chart', () => {
  const chart = (given: Partial<Extract<DocumentParagraph, { type: 'chart' }>>): DocumentParagraph => ({
    type: 'chart',
    kind: 'tornado',
    title: 'What moves the result',
    unit: 't CO2e',
    x: [],
    series: [],
    base: 5,
    note: null,
    ...given,
  });
  const series = (label: string, values: number[]) => ({ key: label, label, values, isDotted: false });
  const long = 'Emission factor of electricity of the grid at the location, with losses';

  test('of a tornado are written in full, so that two with the same start are told apart', () => {
    const x = [`${long}, today`, `${long}, 2030`];
    makePdf(
      pagesOf(1, 'Range', [chart({ x, series: [series('low', [4, 3]), series('high', [6, 7])] })]),
      options,
    );
    const words = drawn.map(({ text }) => text).join(' ');
    for (const name of x) expect(words).toContain(name);
  });

  test('of series show a dotted line as it is drawn', () => {
    const dotted = { ...series('as today', [1, 2]), isDotted: true };
    const lines = chart({
      kind: 'line',
      base: null,
      x: ['2026', '2027'],
      series: [series('plan', [2, 1]), dotted],
    });
    const bytes = makePdf(pagesOf(1, 'Path', [lines]), options);
    // Once along its line and once in the legend.
    expect(drawnIn(bytes).match(/\[[\d.]+ [\d.]+\] 0\.? d/g)).toHaveLength(2);
  });

  test('of a tornado leave both bars of an input visible when they are on the same side', () => {
    const ends = [series('low', [7]), series('high', [9])];
    makePdf(pagesOf(1, 'Range', [chart({ x: ['Price'], series: ends })]), options);
    const [low, high, base] = ['7', '9', '5'].map((text) => drawn.find((one) => one.text === text)?.x ?? 0);
    // The shorter one has its number on the other side of the base.
    expect(Number(low)).toBeLessThan(Number(base));
    expect(Number(high)).toBeGreaterThan(Number(base));
  });

  test('of bars are written in full, each below its bars', () => {
    const x = [`Scope 1, ${long}`, `Scope 2, ${long}`, `Scope 3, ${long}`];
    makePdf(
      pagesOf(1, 'Scopes', [chart({ kind: 'bar', base: null, x, series: [series('before', [1, 2, 3])] })]),
      options,
    );
    const places = x.map((name) =>
      drawn.filter(({ text }) => name.startsWith(text) && text.startsWith('Scope')),
    );
    expect(places.map((found) => found.length)).toEqual([1, 1, 1]);
  });

  test('of series stay on the page', () => {
    const label = `${long}. ${long}. ${long}`;
    makePdf(
      pagesOf(1, 'Legend', [
        chart({ kind: 'bar', base: null, x: ['a'], series: [series(label, [1]), series(`${label}.`, [2])] }),
      ]),
      options,
    );
    expect(drawn.map(({ text }) => text)).not.toContain(label);
  });
});

test('splits no number and no word of the head in a table of ten columns', () => {
  const columns = Array.from({ length: 10 }, (_, index) => ({
    key: `c${index}`,
    label: index === 0 ? 'Przedsiębiorstwo' : 'Oszczędność skumulowana',
    unit: index === 0 ? null : 'money/year',
    isNumber: index > 0,
  }));
  const row = columns.map((_, index) => (index === 0 ? 'Konstantynopolitańczykowianeczka' : 87_037_034));
  const table = { type: 'table', title: 'Wide', columns, rows: [row], total: null, note: null } as const;
  makePdf({ ...pagesOf(1, 'Wide', [{ ...table, rows: [row] }]), language: 'pl' }, options);
  expect(drawn.filter(({ text }) => text === '87\u00a0037\u00a0034')).toHaveLength(9);
  expect(drawn.filter(({ text }) => text === 'Oszczędność')).toHaveLength(9);
});

test('draws the text after letters that the font does not have', () => {
  const name = 'Hala 😀 日本\tw Łodzi, CO₂ → −5 ≤ 3';
  makePdf(pagesOf(1, name, [{ type: 'text', text: name }]), options);
  // Drawing would stop at the first letter without a glyph.
  expect(drawn.filter(({ text }) => text === 'Hala □ □□ w Łodzi, CO₂ → −5 ≤ 3')).toHaveLength(2);
});

test('explains the box for a letter of another script at the start of the document, and only when there is one', () => {
  const note = () => drawn.filter(({ text }) => text.includes('typeface of this file does not have'));
  makePdf(pagesOf(1, 'Hala', [{ type: 'text', text: 'Hala w Łodzi' }]), options);
  expect(note()).toEqual([]);
  makePdf(pagesOf(1, 'Hala', [{ type: 'text', text: 'שלום, مرحبا' }]), options);
  expect(note().map(({ page }) => page)).toEqual([1]);
});

test('gives room in a table of many columns to the text that makes its rows high', () => {
  const columns = ['Of', 'Region', 'Year', 'kg', 'Unit', 'Publication', 'Row', 'Why', 'LB', 'MB'];
  const publication =
    'DESNZ and DEFRA: UK Government GHG Conversion Factors for Company Reporting 2024 (2024)';
  const row = [
    'Fuels › Solid fuels › Coal',
    'GB',
    '2024',
    '2 399',
    't',
    publication,
    '1_102_1025_15 · row 407',
    'published for another region',
    '0,24 %',
    '0,22 %',
  ];
  const table: DocumentParagraph = {
    type: 'table',
    title: 'Factors',
    total: null,
    note: null,
    columns: columns.map((label, index) => ({ key: `c${index}`, label, unit: null, isNumber: false })),
    rows: Array.from({ length: 20 }, () => row),
  };
  makePdf(pagesOf(1, 'Factors', [table]), options);
  const lines = drawn.filter(({ text }) => publication.includes(text) && text.length > 4);
  expect(lines.length / 20).toBeLessThanOrEqual(5);
});

test('keeps a short table text, such as a month with its year, on one line beside wide columns', () => {
  const columns = [
    'Miesiąc',
    ...Array.from({ length: 5 }, () => 'Transport i dystrybucja na wyższym szczeblu'),
  ];
  const table: DocumentParagraph = {
    type: 'table',
    title: 'Months',
    total: null,
    note: null,
    columns: columns.map((label, index) => ({ key: `c${index}`, label, unit: null, isNumber: index > 0 })),
    rows: [['wrz 2025', 34_567, 34_567, 34_567, 34_567, 34_567]],
  };
  makePdf(pagesOf(1, 'Months', [table]), options);
  expect(placeOf('wrz 2025')).toBeDefined();
});

test('gives spare room in a table to the column with the longest text', () => {
  const columns = ['Factor', 'Publication', 'Region', 'Share', 'Row', 'Why'];
  const publication = 'UK Government Conversion Factors for Company Reporting';
  const table: DocumentParagraph = {
    type: 'table',
    title: 'Factors',
    total: null,
    note: null,
    columns: columns.map((label, index) => ({ key: `c${index}`, label, unit: null, isNumber: false })),
    rows: [['LPG', publication, 'GB', '1%', 'row 55', 'published']],
  };
  makePdf(pagesOf(1, 'Factors', [table]), options);
  expect(placeOf(publication)).toBeDefined();
});

describe('the contents', () => {
  const long =
    'Wskaźniki emisji, ich wydania i wiersze źródeł, z udziałem w sumie według obu metod zakresu 2';
  const titles = Array.from({ length: 45 }, (_, index) => `${index + 1} ${long}`);
  const [page] = pagesOf(1, 'Last', []).pages;
  const report: Document = {
    ...pagesOf(1, '', []),
    pages: titles.map((title) => ({ title, sections: page?.sections.slice(0, 1) ?? [] })),
  };

  test('writes long titles in full, each with its page beside its first line', () => {
    makePdf(report, options);
    const first = drawn.findLastIndex(({ text }) => text === 'Contents');
    const written = drawn.slice(first + 1);
    const words = written.map(({ text }) => text).join(' ');
    for (const title of titles) expect(words).toContain(title);
    for (const title of titles) {
      const head = written.find(({ text }) => text.length > 5 && title.startsWith(text));
      const stated = written.find(
        ({ text, page, y }) => /^\d+$/.test(text) && page === head?.page && y === head?.y,
      );
      const stands = drawn.slice(0, first).find(({ text }) => text.length > 5 && title.startsWith(text));
      expect(Number(stated?.text), title).toBe(stands?.page);
    }
  });

  test('stays on the pages reserved for it', () => {
    makePdf(report, options);
    const first = drawn.findLastIndex(({ text }) => text === 'Contents');
    const body = drawn.slice(0, first).find(({ text }) => text.startsWith('1 Wskaźniki'));
    const contents = drawn.slice(first).filter(({ text }) => /^\d+ Wskaźniki/.test(text));
    expect(contents).toHaveLength(45);
    expect(Math.max(...contents.map(({ page }) => page))).toBe(Number(body?.page) - 1);
  });
});

test('a heading is not repeated by a section or table of the same name', () => {
  const table = (title: string): DocumentParagraph => ({
    type: 'table',
    title,
    total: null,
    note: null,
    columns: [{ key: 'what', label: 'What', unit: null, isNumber: false }],
    rows: [['a row']],
  });
  const document = pagesOf(0, 'Emissions by month', [table('Emissions by month'), table('By month')]);
  const [page] = document.pages;
  if (!page) throw new Error('The document has no page.');
  const words = { title: 'Abbreviations', paragraphs: [table('Abbreviations')] };
  drawn.length = 0;
  makePdf(
    { ...document, pages: [page, { title: 'Appendix D Abbreviations', sections: [words, words] }] },
    options,
  );
  const drawnOf = (text: string) => drawn.filter((one) => one.text === text).length;
  // Beside its entry in the contents.
  expect(drawnOf('Emissions by month')).toBe(2);
  expect(drawnOf('By month')).toBe(1);
  expect(drawnOf('Appendix D Abbreviations')).toBe(2);
  // The second section of its name, which is not below the title of the page.
  expect(drawnOf('Abbreviations')).toBe(2);
  expect(drawnOf('a row')).toBe(4);
});

test('pages of form 2 follow each other after the first, and the contents fit on one page', () => {
  const section = (title: string) => ({ title, paragraphs: [{ type: 'text' as const, text: 'Filling.' }] });
  const pages = Array.from({ length: 20 }, (_, number) => ({
    title: `Page ${number}`,
    sections: Array.from({ length: 3 }, (_, index) => section(`Part ${number}.${index}`)),
  }));
  const pageOf = (document: Document, words: string) => {
    drawn.length = 0;
    makePdf(document, options);
    return Math.max(...drawn.filter(({ text }) => text === words).map(({ page }) => page));
  };
  const before = { ...pagesOf(1, '', []), pages };
  const now: Document = { ...before, form: 2 };
  // A cover, three pages of contents and twenty; a cover, one of contents, the first alone and the others together.
  expect(pageOf(before, 'Part 19.2')).toBe(24);
  expect(pageOf(now, 'Part 19.2')).toBeLessThan(14);
  expect(drawn.filter(({ text, page }) => text === 'Part 0.0' && page < 3)).toEqual([]);
});

describe('a matrix', () => {
  test('has each number at its point and in the legend beside it, which continues on the next page', () => {
    const count = 60;
    const points = Array.from({ length: count }, (_, index) => ({
      number: index + 1,
      name: `Topic named ${index + 1}`,
      group: index % 2,
      // No two at the same position, so that each has its own label.
      x: (index % 8) * 0.6,
      y: Math.floor(index / 8) * 0.6,
    }));
    const matrix: DocumentParagraph = {
      type: 'matrix',
      title: 'Materiality matrix',
      highest: 5,
      x: { label: 'Financial effect', threshold: 3 },
      y: { label: 'Impact', threshold: 3 },
      fields: { both: 'Double', x: 'Financial only', y: 'Impact only', none: 'Neither' },
      groups: [
        { label: 'Environmental', colour: '2E7D32' },
        { label: 'Social', colour: '1565C0' },
      ],
      points,
      note: 'A note below it.',
    };
    makePdf(pagesOf(1, 'Matrix', [matrix]), options);
    const title = drawn.find(({ text }) => text === 'Materiality matrix');
    const legend = points.map(({ name }) => drawn.find(({ text }) => text === name));
    expect(legend.filter((entry) => entry === undefined)).toEqual([]);
    expect(legend[0]?.page).toBe(title?.page);
    expect(legend.at(-1)?.page).toBe((title?.page ?? 0) + 1);
    for (const { number } of points)
      expect(drawn.filter(({ text }) => text === String(number)).length).toBeGreaterThanOrEqual(2);
    expect(drawn.map(({ text }) => text)).toContain('Impact 3.0 · Financial effect 1.8');
    const note = drawn.find(({ text }) => text === 'A note below it.');
    expect(note?.page).toBe(legend.at(-1)?.page);
    expect(note?.y).toBeGreaterThan(legend.at(-1)?.y ?? 0);
  });
});

test('a landscape page gives its long side to its table, and the pages around it stay portrait', () => {
  const columns = Array.from({ length: 14 }, (_, index) => ({
    key: `c${index}`,
    label: `Month${index}`,
    unit: null,
    isNumber: index > 0,
  }));
  const wide: DocumentParagraph = {
    type: 'table',
    title: 'By month',
    columns,
    rows: Array.from({ length: 60 }, (_, row) => columns.map((_column, index) => 1000 * row + index)),
    total: null,
    note: null,
  };
  const page = (title: string, paragraph: DocumentParagraph) => ({
    title,
    sections: [{ title: 'Part', paragraphs: [paragraph] }],
  });
  const text: DocumentParagraph = { type: 'text', text: 'Filling.' };
  const pages = [
    page('First', text),
    page('Second', text),
    { ...page('Annex', wide), isLandscape: true },
    page('Last', text),
  ];
  const bytes = makePdf({ ...pagesOf(1, '', []), form: 2, pages }, options);
  const boxes = [
    ...Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/\/MediaBox \[0 0 (\d+)[.\d]* (\d+)/g),
  ];
  // A cover, the contents, First, Second, three of the annex, Last.
  expect(boxes.map(([, width, height]) => Number(width) > Number(height))).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
    true,
    false,
  ]);
  const onPage = (number: number) => drawn.filter((one) => one.page === number);
  // The last column ends at the margin of 20 mm, and the page number is in its own corner.
  const [last] = onPage(6).filter(({ text: words }) => words === 'Month13');
  expect(last?.x).toBeGreaterThan(240);
  expect(onPage(6).find(({ text: words }) => words.startsWith('Page 6'))).toMatchObject({ x: 277, y: 192 });
  expect(onPage(8).find(({ text: words }) => words.startsWith('Page 8'))).toMatchObject({ x: 190, y: 279 });
});

describe.each([12, 3, 2])('a table of %i rows', (count) => {
  test.each(everyHeight)('keeps its last two rows with total and note, and no head alone (%i)', (lines) => {
    const table = {
      type: 'table',
      title: 'Rows',
      columns: [{ key: 'a', label: 'Column', unit: null, isNumber: false }],
      rows: Array.from({ length: count }, (_, index) => [`Row${index + 1}`]),
      total: ['Sum of all'],
      note: 'What the reader has to know of these rows.',
    } satisfies DocumentParagraph;
    makePdf({ ...pagesOf(lines, 'Table', [table]), form: 3 }, options);
    const pageOf = (words: string) => placeOf(words)?.page;
    const end = [`Row${count - 1}`, `Row${count}`, 'Sum of all', table.note].map(pageOf);
    expect(end).not.toContain(undefined);
    expect(new Set(end).size).toBe(1);
    expect(new Set(['Rows', 'Column', 'Row1'].map(pageOf)).size).toBe(1);
  });
});
