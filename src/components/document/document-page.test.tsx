import { isValidElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { Document } from '#api/contract/documents/document';
import { DocumentPage } from './document-page';

/** Keys used by more than one child of the same element. */
function doubleKeys(node: ReactNode): string[] {
  if (Array.isArray(node)) {
    const keys = node.flatMap((one) => (isValidElement(one) && one.key ? [one.key] : []));
    return [...keys.filter((key, index) => keys.indexOf(key) !== index), ...node.flatMap(doubleKeys)];
  }
  return isValidElement<{ children?: ReactNode }>(node) ? doubleKeys(node.props.children) : [];
}

test('distinguishes sections with the same title', () => {
  const section = { title: 'Energy', paragraphs: [] };
  const document: Document = {
    title: 'Report',
    subtitle: null,
    language: 'en',
    currency: 'EUR',
    coverBackground: null,
    coverLogo: null,
    headerLogo: null,
    variables: [],
    pages: [{ title: null, sections: [section, section] }],
  };
  const [page] = document.pages;
  if (!page) throw new Error('The document has no page.');
  expect(doubleKeys(DocumentPage({ document, page, number: 0 }))).toEqual([]);
});
