import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Document } from '#api/contract/documents/document';
import { DocumentView } from './document-view';

const index: Document = {
  ...{ title: 'Report', subtitle: null, language: 'en', currency: 'EUR', variables: [] },
  ...{ coverBackground: null, coverLogo: null, headerLogo: null },
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
              ...{ type: 'table', title: 'Index', total: null, note: null },
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

test('an index leads to the section that a row is about, and nowhere where nothing is reported', () => {
  const page = renderToStaticMarkup(<DocumentView document={index} />);
  const [, id = ''] = /<a href="#([^"]+)"[^>]*class="traceable[^>]*>1 Climate<\/a>/.exec(page) ?? [];
  expect(page).toMatch(new RegExp(`<section id="${id}"[^>]*>.*?Emissions`));
  expect(page.match(/class="traceable/g)).toHaveLength(1);
});
