import { expect, test } from 'vitest';
import { documentFileName } from './document-file-name';

// spec: reports.document.pdf
test('names a PDF after its document, with its own letters', () => {
  expect(documentFileName('LED – Łódź, hala 2')).toBe('LED – Łódź, hala 2.pdf');
});

test('leaves out characters that a file system refuses', () => {
  expect(documentFileName('../A/B: plan?\n')).toBe('A B plan.pdf');
  expect(documentFileName('  . ')).toBe('document.pdf');
  expect(documentFileName('x'.repeat(300))).toHaveLength(124);
});
