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

test('reads a document', () => {
  expect(readDocument(JSON.stringify(document))).toEqual({ document });
});

test('says when a text is not JSON, and names the field when it is not a document', () => {
  expect(readDocument('{')).toMatchObject({ problem: 'notJson' });
  expect(readDocument('[]')).toMatchObject({ problem: 'notDocument', path: '' });
  const broken = structuredClone(document);
  Object.assign(broken.pages[0]?.sections[0]?.paragraphs[0] ?? {}, { type: 'song' });
  expect(readDocument(JSON.stringify(broken))).toMatchObject({
    problem: 'notDocument',
    path: 'pages.0.sections.0.paragraphs.0.type',
  });
});
