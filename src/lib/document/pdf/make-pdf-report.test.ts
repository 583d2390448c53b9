import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, test } from 'vitest';
import type { Document, DocumentChart, DocumentParagraph } from '#api/contract/documents/document';
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
  ...{ type: 'chart', kind, title: `Wykres ${kind}`, unit: 't CO2e', x, base: null, note: null },
  series: ['CO2', 'CH4'].map((label, number) => ({
    ...{ key: label, label, isDotted: false },
    values: x.map((_, index) => (index + 1) * (number === 0 ? 100.5 : -3.25)),
  })),
});

/** As long as the report of a retailer: a page for each of forty places, and charts of every kind. */
const paragraphsOf = (place: number): DocumentParagraph[] => [
  { type: 'text', text: `Źródła emisji i zużycie, zażółć gęślą jaźń, miejsce ${place}.` },
  {
    ...{ type: 'table', title: `Tabela ${place}`, note: null, rowLinks: months.map(() => '/explorer') },
    columns: [
      { key: 'month', label: 'Miesiąc', unit: null, isNumber: false },
      { key: 't', label: 'Emisje', unit: 't CO2e', isNumber: true },
      { key: 'kwh', label: 'Energia', unit: 'kWh', isNumber: true },
    ],
    rows: months.map((month, index) => [month, place * 7.31 + index / 3, place * 1234 + index]),
    total: ['Razem', place * 90.5, place * 15_000],
  },
];
const report: Document = {
  ...{ title: 'Raport emisji gazów cieplarnianych', subtitle: 'Jagodno Foods, 2025', language: 'pl' },
  ...{ currency: 'PLN', coverBackground: null, coverLogo: path, headerLogo: path, variables: [] },
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
  ],
};

it('fails by name where a picture of it is missing, since the report would not be the whole one', () => {
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

  test('has forty pages and more, who answers for it, and says on each but the cover that it is a draft', () => {
    expect(pages.length).toBeGreaterThanOrEqual(40);
    expect(info).toContain('Ewa Wójcik');
    expect(info).toContain('Raport emisji gazów cieplarnianych');
    expect(pages.slice(1).every((page) => page.includes('Wersja robocza'))).toBe(true);
    expect(pages[6]).toMatch(new RegExp(`Strona 7 z ${pages.length}`));
  });

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

  test('names in its contents the page on which each title stands', () => {
    const contents = pages.slice(1, 5).join('\n');
    const stated = [...contents.matchAll(/^\s*(Miejsce \d+|Wykresy)\s+(\d+)\s*$/gm)];
    expect(stated).toHaveLength(43);
    for (const [, title = '', number] of stated)
      expect(pages[Number(number) - 1], title).toMatch(new RegExp(`^\\s*${title}\\s*$`, 'm'));
  });
});
