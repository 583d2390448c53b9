import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, test } from 'vitest';
import type { Document, DocumentChart, DocumentParagraph } from '#api/contract/documents/document';
import { drawnKind } from '../drawn-kind';
import { writeRows, writingOf } from '../write-value';
import { makePdf, type PdfOptions } from './make-pdf';

const require = createRequire(import.meta.url);
const font = (file: string) =>
  readFileSync(require.resolve(`@expo-google-fonts/inter/${file}`)).toString('base64');
const path = '/api/Companies/Logo';
const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const options: PdfOptions = {
  fonts: {
    normal: font('400Regular/Inter_400Regular.ttf'),
    bold: font('600SemiBold/Inter_600SemiBold.ttf'),
  },
  margins: 'medium',
  author: 'Somebody',
  madeOn: new Date('2026-11-25T10:00:00Z'),
  images: { [path]: dot },
};

const months = Array.from({ length: 12 }, (_, index) => `2025-${String(index + 1).padStart(2, '0')}`);
const chartOf = (kind: DocumentChart['kind'], x: string[]): DocumentChart => ({
  type: 'chart',
  kind,
  title: `Wykres ${kind}`,
  unit: 't CO2e',
  x,
  base: null,
  note: null,
  series: ['CO2', 'CH4'].map((label, number) => ({
    key: label,
    label,
    isDotted: false,
    values: x.map((_, index) => (index + 1) * (number === 0 ? 100.5 : -3.25)),
  })),
});

/** As long as the report of a retailer: a page for each of forty locations, and charts of every type. */
const paragraphsOf = (place: number): DocumentParagraph[] => [
  { type: 'text', text: `Źródła emisji i zużycie, zażółć gęślą jaźń, miejsce ${place}.` },
  {
    type: 'table',
    title: `Tabela ${place}`,
    note: null,
    rowLinks: months.map(() => '/explorer'),
    columns: [
      { key: 'month', label: 'Miesiąc', unit: null, isNumber: false },
      { key: 't', label: 'Emisje', unit: 't CO2e', isNumber: true },
      { key: 'kwh', label: 'Energia', unit: 'kWh', isNumber: true },
    ],
    rows: months.map((month, index) => [month, place * 7.31 + index / 3, place * 1234 + index]),
    total: ['Razem', place * 90.5, place * 15_000],
  },
];
/** An index of pages by their titles, each linking to its section, and of one that comes after it. */
const indexOf = (places: number[]): DocumentParagraph => ({
  type: 'table',
  title: 'Wymogi',
  total: null,
  note: null,
  columns: [
    { key: 'what', label: 'Wymóg', unit: null, isNumber: false },
    { key: 'page', label: 'Strona', unit: null, isNumber: false },
  ],
  rows: [
    ...places.map((place) => [`Wymóg ${place}`, `Miejsce ${place}`]),
    ['Oba', 'Miejsce 33'],
    ['Dalej', 'Załącznik'],
  ],
  rowPlaces: [
    ...places.map((page) => [{ page, section: 0 }]),
    places.map((page) => ({ page, section: null })).toReversed(),
    [{ page: 44, section: null }],
  ],
});
const report: Document = {
  title: 'Raport o emisjach gazów cieplarnianych',
  subtitle: 'Jagodno Foods, 2025',
  language: 'pl',
  currency: 'PLN',
  coverBackground: null,
  coverLogo: path,
  headerLogo: path,
  variables: [],
  author: 'Ewa Wójcik',
  isDraft: true,
  pages: [
    {
      title: 'Wykresy',
      sections: [
        {
          title: 'Wszystkie rodzaje',
          paragraphs: [
            chartOf('stacked', months),
            chartOf('rows', ['Zakupione towary i usługi', 'Transport']),
            chartOf('pie', ['Gaz ziemny', 'Olej napędowy']),
            { type: 'image', src: path, alt: 'Hala w Łodzi', widthPx: 3000, heightPx: 2000 },
          ],
        },
      ],
    },
    ...Array.from({ length: 42 }, (_, index) => ({
      title: `Miejsce ${index + 1}`,
      sections: [{ title: `Dane ${index + 1}`, paragraphs: paragraphsOf(index + 1) }],
    })),
    { title: 'Indeks', sections: [{ title: 'Gdzie co jest', paragraphs: [indexOf([7, 33])] }] },
  ],
};

it('fails with the name of a missing picture, because the report would be incomplete', () => {
  expect(() => makePdf(report, { ...options, images: {} })).toThrow(`The picture ${path} was not given.`);
});

const hasReader = (() => {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

describe.runIf(hasReader)('a report read back by another tool', () => {
  let pages: string[] = [];
  let info = '';
  let pdf: Uint8Array;
  beforeAll(() => {
    pdf = makePdf(report, options);
    const folder = mkdtempSync(join(tmpdir(), 'report-'));
    const file = join(folder, 'report.pdf');
    writeFileSync(file, pdf);
    const read = execFileSync('pdftotext', ['-layout', file, '-'], { maxBuffer: 64 * 1024 * 1024 });
    pages = read.toString('utf8').replaceAll('\u00a0', ' ').split('\f').slice(0, -1);
    info = execFileSync('pdfinfo', [file]).toString('utf8');
    rmSync(folder, { recursive: true });
  });

  test('has at least forty pages, names its author, and says on each page but the cover that it is a draft', () => {
    expect(pages.length).toBeGreaterThanOrEqual(40);
    expect(info).toContain('Ewa Wójcik');
    expect(info).toContain('Raport o emisjach gazów cieplarnianych');
    expect(pages.slice(1).every((page) => page.includes('Wersja robocza'))).toBe(true);
    expect(pages[6]).toMatch(new RegExp(`Strona 7 z ${pages.length}`));
  });

  // spec: reports.document.pdf
  test('has every number and every word of its tables, with all letters', () => {
    const whole = pages.join('\n');
    const missing = report.pages
      .flatMap(({ sections }) => sections.flatMap(({ paragraphs }) => paragraphs))
      .flatMap((paragraph) =>
        paragraph.type === 'table' ? writeRows(paragraph, writingOf(report)).flat() : [],
      )
      .filter((cell) => !whole.includes(cell.replaceAll('\u00a0', ' ')));
    expect(missing).toEqual([]);
    expect(whole).toContain('zażółć gęślą jaźń, miejsce 42');
    for (const word of ['Zakupione towary i usługi', 'Olej napędowy', 'Hala w Łodzi'])
      expect(whole).toContain(word);
  });

  // spec: reports.document.pdf
  test('lists in its contents the page of each title', () => {
    const contents = pages.slice(1, 5).join('\n');
    const stated = [...contents.matchAll(/^\s*(Miejsce \d+|Wykresy)\s+(\d+)\s*$/gm)];
    expect(stated).toHaveLength(43);
    for (const [, title = '', number] of stated)
      expect(pages[Number(number) - 1], title).toMatch(new RegExp(`^\\s*${title}\\s*$`, 'm'));
  });
});

describe.runIf(hasReader)('an index', () => {
  test('has page numbers in its column, and the name of a page that is not drawn yet', () => {
    const folder = mkdtempSync(join(tmpdir(), 'index-'));
    const file = join(folder, 'index.pdf');
    writeFileSync(file, makePdf(report, options));
    const pages = execFileSync('pdftotext', ['-layout', file, '-'], { maxBuffer: 64 * 1024 * 1024 })
      .toString('utf8')
      .split('\f');
    rmSync(folder, { recursive: true });
    const found = [7, 33].map(
      (place) =>
        pages.findIndex(
          (page) =>
            new RegExp(`^\\s*Dane ${place}\\s*$`, 'm').test(page) && page.includes(`Tabela ${place}\n`),
        ) + 1,
    );
    const index = pages.findLast((page) => page.includes('Gdzie co jest')) ?? '';
    expect(index).toMatch(new RegExp(`Wymóg 7\\s+${found[0]}\\s`));
    expect(index).toMatch(new RegExp(`Wymóg 33\\s+${found[1]}\\s`));
    expect(index).toMatch(new RegExp(`Oba\\s+${found[0]}, ${found[1]}\\s`));
    expect(index).toMatch(/Dalej\s+Załącznik/);
  });
});

describe('a chart', () => {
  const withChart = (chart: DocumentChart): Document => ({
    ...report,
    pages: [{ title: null, sections: [{ title: 'Chart', paragraphs: [chart] }] }],
  });
  const pagesOf = (pdf: Uint8Array) =>
    new TextDecoder('latin1').decode(pdf).match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

  test('continues on the next page when it has more bars than fit', () => {
    const places = Array.from({ length: 70 }, (_, index) => `Miejsce ${index + 1}`);
    expect(pagesOf(makePdf(withChart(chartOf('rows', places)), options))).toBeGreaterThan(1);
  });

  test('of shares with a negative value is drawn as bars, so that the shares are not distorted', () => {
    const pie = chartOf('pie', ['Gaz', 'Zwrot']);
    expect(drawnKind(pie)).toBe('rows');
    expect(drawnKind({ ...pie, series: pie.series.slice(0, 1) })).toBe('pie');
  });
});
