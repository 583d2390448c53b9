import { expect, test } from 'vitest';
import { hasCreditNotes, lessCreditNotes } from './less-credit-notes';

const note = (value: number, carbonEquivalent: number) => ({
  id: 2,
  value,
  carbonEquivalent,
  reference: null,
  updatedOn: '2026-01-01T00:00:00.000Z',
});

test('shows an entry and its credit notes as one', () => {
  const entry = { value: 1000, carbonEquivalent: 250, creditNotes: [note(-200, -50), note(-0.1, -0.025)] };
  expect(lessCreditNotes(entry)).toEqual({ value: 799.9, carbonEquivalent: 199.975 });
});

test('leaves no floating-point residue', () => {
  const entry = { value: 0.3, carbonEquivalent: 0.3, creditNotes: [note(-0.1, -0.1)] };
  expect(lessCreditNotes(entry)).toEqual({ value: 0.2, carbonEquivalent: 0.2 });
});

test.each([
  [{ creditNotes: [note(-200, -50)] }, true],
  [{ creditNotes: [] }, false],
  [{ id: 1 }, false],
])('keeps an entry while it has credit notes', (row, isKept) => {
  expect(hasCreditNotes(row)).toBe(isKept);
});
