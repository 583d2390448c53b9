import { expect, test } from 'vitest';
import { documentFileName } from './document-file-name';

// spec: reports.document.pdf
test('a PDF has the name of what it shows, with its own letters', () => {
  expect(documentFileName('LED – Łódź, hala 2')).toBe('LED – Łódź, hala 2.pdf');
});

test('what no file system takes is left out of the name', () => {
  expect(documentFileName('../A/B: plan?\n')).toBe('A B plan.pdf');
  expect(documentFileName('  . ')).toBe('document.pdf');
  expect(documentFileName('x'.repeat(300))).toHaveLength(124);
});
