import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Document } from '#api/contract/documents/document';
import { DocumentView } from './document-view';

const index: Document = {
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
      title: '1 Climate',
      sections: [
        { title: 'Policies', paragraphs: [] },
        { title: 'Emissions', paragraphs: [] },
      ],
    },
    {
      title: 'Index',
      sections: [
        {
          title: 'Index',
          paragraphs: [
            {
              type: 'table',
              title: 'Index',
              total: null,
              note: null,
              columns: [
                { key: 'code', label: 'Requirement', unit: null, isNumber: false },
                { key: 'page', label: 'Page', unit: null, isNumber: false },
              ],
              rows: [
                ['E1-6', '1 Climate'],
                ['E1-9', null],
              ],
              rowPlaces: [[{ page: 0, section: 1 }], []],
            },
          ],
        },
      ],
    },
  ],
};

test('links an index row to its section, and to nothing where nothing is reported', () => {
  const page = renderToStaticMarkup(<DocumentView document={index} />);
  const [, id = ''] = /<a href="#([^"]+)"[^>]*class="traceable[^>]*>1 Climate<\/a>/.exec(page) ?? [];
  expect(page).toMatch(new RegExp(`<section id="${id}"[^>]*>.*?Emissions`));
  expect(page.match(/class="traceable/g)).toHaveLength(1);
});

test('shows the first pages of a long document immediately and lists all of them in the contents', () => {
  const [first] = index.pages;
  if (!first) throw new Error('The document has no page.');
  const pages = Array.from({ length: 9 }, (_, number) => ({ ...first, title: `Page ${number}` }));
  const page = renderToStaticMarkup(<DocumentView document={{ ...index, pages }} />);
  const drawn = [...page.matchAll(/<h2[^>]*>(Page \d)</g)].map(([, title]) => title);
  expect(drawn).toEqual(['Page 0', 'Page 1']);
  expect(page.match(/<a href="#document-page-\d"/g)).toHaveLength(9);
});
