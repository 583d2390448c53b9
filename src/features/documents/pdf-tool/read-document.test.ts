import { expect, test } from 'vitest';
import { readDocument } from './read-document';

const document = {
  title: 'A',
  subtitle: null,
  language: 'en',
  currency: 'EUR',
  coverBackground: null,
  coverLogo: null,
  headerLogo: null,
  variables: [],
  pages: [{ title: null, sections: [{ title: 'B', paragraphs: [{ type: 'text', text: 'C' }] }] }],
};

test('a document is read', () => {
  expect(readDocument(JSON.stringify(document))).toEqual({ document });
});

test('what is no JSON is told so, and what is no document by its place', () => {
  expect(readDocument('{')).toMatchObject({ problem: 'notJson' });
  expect(readDocument('[]')).toMatchObject({ problem: 'notDocument', path: '' });
  const broken = structuredClone(document);
  Object.assign(broken.pages[0]?.sections[0]?.paragraphs[0] ?? {}, { type: 'song' });
  expect(readDocument(JSON.stringify(broken))).toMatchObject({
    problem: 'notDocument',
    path: 'pages.0.sections.0.paragraphs.0.type',
  });
});
