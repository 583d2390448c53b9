import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Document } from '#api/contract/documents/document';
import { DocumentView } from './document-view';

test('keeps a figure on one line and wraps text written by users', () => {
  const document: Document = {
    title: 'Report',
    subtitle: null,
    language: 'en',
    currency: 'EUR',
    coverBackground: null,
    coverLogo: null,
    headerLogo: null,
    variables: [
      { name: 'total', value: 1234, unit: 't CO2e' },
      { name: 'policies', value: 'We buy green electricity.', unit: '' },
    ],
    pages: [
      {
        title: null,
        sections: [{ title: 'Result', paragraphs: [{ type: 'text', text: '{total} {policies}' }] }],
      },
    ],
  };
  const page = renderToStaticMarkup(<DocumentView document={document} />);
  expect(page).toMatch(/<span class="whitespace-nowrap[^>]*><span[^>]*>1,234/);
  expect(page).toMatch(/<p [^>]*>.*<span class="whitespace-pre-line"[^>]*>We buy green electricity/);
});

test("shows a heading once when its content has the same name, and keeps the table's name", () => {
  const table = {
    type: 'table' as const,
    title: 'Abbreviations',
    total: null,
    note: null,
    columns: [{ key: 'what', label: 'What', unit: null, isNumber: false }],
    rows: [['GHG']],
  };
  const document: Document = {
    title: 'Report',
    subtitle: null,
    language: 'en',
    currency: 'EUR',
    variables: [],
    coverBackground: null,
    coverLogo: null,
    headerLogo: null,
    pages: [
      {
        title: 'Appendix D Abbreviations',
        sections: [{ title: 'Abbreviations', paragraphs: [table, { ...table, title: 'Units' }] }],
      },
    ],
  };
  const page = renderToStaticMarkup(<DocumentView document={document} />);
  const headings = [...page.matchAll(/<h\d class="([^"]*)">([^<]+)/g)].map(([, of = '', words]) => [
    words,
    of.includes('sr-only'),
  ]);
  expect(headings).toEqual([
    ['Appendix D Abbreviations', false],
    ['Abbreviations', true],
    ['Units', false],
  ]);
  expect(page).toContain('aria-label="Abbreviations"');
});
