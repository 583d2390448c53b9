import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import type { Document } from '#api/contract/documents/document';
import { makePdf, type PdfOptions } from './make-pdf';

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

const listOf = <T>(count: number, of: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => of(index));
const years = listOf(10, (index) => 2026 + index).map(String);

const simulation: Document = {
  title: 'Oświetlenie LED – hala w Łodzi',
  subtitle: 'Jagodno Foods, 25.11.2026',
  language: 'pl',
  currency: 'EUR',
  coverBackground: null,
  coverLogo: null,
  headerLogo: null,
  variables: [{ name: 'npv', value: 18676.47, unit: 'money' }],
  pages: [
    {
      title: null,
      sections: [
        {
          title: 'Pieniądze',
          paragraphs: [
            { type: 'text', text: 'Wartość bieżąca netto wynosi {npv}. Zażółć gęślą jaźń.' },
            { type: 'list', items: ['Bez podatków', 'Bez finansowania'], isNumbered: false },
            {
              type: 'table',
              title: 'Według lat',
              columns: [
                { key: 'year', label: 'Rok', unit: null, isNumber: false },
                { key: 'lb', label: 'Oszczędność', unit: 't CO2e', isNumber: true },
              ],
              rows: years.map((year, index) => [year, 9.57 * (index + 1)]),
              total: ['Razem', 526.4],
              note: 'Plus oznacza oszczędność.',
            },
            {
              type: 'chart',
              kind: 'line',
              title: 'Oszczędność skumulowana',
              unit: 't CO2e',
              x: years,
              series: [
                {
                  key: 'lb',
                  label: 'lokalizacyjnie',
                  values: listOf(10, (index) => 9.57 * index),
                  isDotted: false,
                },
                {
                  key: 'mb',
                  label: 'rynkowo',
                  values: listOf(10, (index) => 13.99 * index),
                  isDotted: true,
                },
              ],
              base: null,
              note: null,
            },
            {
              type: 'chart',
              kind: 'bar',
              title: 'Przed i po',
              unit: 't CO2e',
              x: ['Zakres 1', 'Zakres 2', 'Zakres 3'],
              series: [
                { key: 'before', label: 'przed', values: [12, 99.5, 4], isDotted: false },
                { key: 'after', label: 'po', values: [12.4, 90, -3.6], isDotted: false },
              ],
              base: null,
              note: 'Nigdy nie sumować.',
            },
            {
              type: 'chart',
              kind: 'tornado',
              title: 'Co zmienia wynik',
              unit: 't CO2e',
              x: ['Godziny świecenia', 'Współczynnik statecznika'],
              series: [
                { key: 'low', label: 'dolna', values: [86.1, 91], isDotted: false },
                { key: 'high', label: 'górna', values: [105.3, 99.2], isDotted: false },
              ],
              base: 95.7,
              note: null,
            },
          ],
        },
      ],
    },
  ],
};

const text = (pdf: Uint8Array) => new TextDecoder('latin1').decode(pdf);
const pageCount = (pdf: Uint8Array) => text(pdf).match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

describe('a document as PDF', () => {
  // spec: reports.document.pdf, scenarios.screens.report
  test('has embedded letters, its language and bookmarks, and the same bytes for the same input', () => {
    const pdf = makePdf(simulation, options);
    expect(text(pdf).slice(0, 5)).toBe('%PDF-');
    expect(text(pdf)).toContain('/FontFile2');
    expect(text(pdf)).toContain('/Lang (pl)');
    expect(text(pdf)).toContain('/Outlines');
    expect(makePdf(simulation, options)).toEqual(pdf);
  });

  test('of several pages has a cover and contents before them', () => {
    const [page] = simulation.pages;
    const sections = listOf(60, (index) => ({ title: `Section ${index}`, paragraphs: [] }));
    const report: Document = {
      ...simulation,
      pages: [...(page ? [page, page] : []), { title: 'More', sections }],
    };
    const single = pageCount(makePdf(simulation, options));
    // Cover, two pages of contents (63 lines), the page twice, and the sixty headings.
    expect(pageCount(makePdf(report, options))).toBeGreaterThanOrEqual(3 + 2 * single + 2);
  });

  test('lists the sections of a page below it in the bookmarks', () => {
    const section = { title: 'Section', paragraphs: [] };
    const report = {
      ...simulation,
      pages: ['One', 'Two'].map((title) => ({ title, sections: [section, section] })),
    };
    const marks =
      text(makePdf(report, options)).match(/\/Title \((?:One|Two|Section)\)\s+\/Parent \d+/g) ?? [];
    const parents = marks.map((mark) => /\d+$/.exec(mark)?.[0]);
    // Pages below the root; the sections of each below their page.
    expect(marks).toHaveLength(6);
    expect(new Set(parents).size).toBe(3);
  });

  test('continues a long table and a long text on further pages, and reports its progress', () => {
    const shares: number[] = [];
    const long: Document = structuredClone(simulation);
    for (const section of long.pages.flatMap(({ sections }) => sections)) {
      for (const paragraph of section.paragraphs)
        if (paragraph.type === 'table')
          paragraph.rows = listOf(300, (index) => index).map((row) => [`${row}`, row]);
      section.paragraphs.push({ type: 'text', text: 'Długi tekst. '.repeat(900) });
    }
    const pdf = makePdf(long, { ...options, onProgress: (share) => shares.push(share) });
    expect(pageCount(pdf)).toBeGreaterThan(8);
    expect(shares.at(-1)).toBe(1);
  });

  test('draws an empty chart, a chart of one point, and a tornado without changes', () => {
    const odd: Document = structuredClone(simulation);
    for (const { paragraphs } of odd.pages.flatMap(({ sections }) => sections))
      for (const paragraph of paragraphs)
        if (paragraph.type === 'chart')
          for (const one of paragraph.series)
            one.values = paragraph.kind === 'line' ? [5] : one.values.map(() => null);
    expect(pageCount(makePdf(odd, options))).toBeGreaterThan(0);
  });
});
