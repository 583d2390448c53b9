import { expect, test } from 'vitest';
import { lessCreditNotes } from './less-credit-notes';

const note = (value: number, carbonEquivalent: number) => ({
  id: 2,
  value,
  carbonEquivalent,
  reference: null,
  updatedOn: '2026-01-01T00:00:00.000Z',
});

test('an entry and its credit notes are shown as one', () => {
  const entry = { value: 1000, carbonEquivalent: 250, creditNotes: [note(-200, -50), note(-0.1, -0.025)] };
  expect(lessCreditNotes(entry)).toEqual({ value: 799.9, carbonEquivalent: 199.975 });
});

test('what is left has no crumbs', () => {
  const entry = { value: 0.3, carbonEquivalent: 0.3, creditNotes: [note(-0.1, -0.1)] };
  expect(lessCreditNotes(entry)).toEqual({ value: 0.2, carbonEquivalent: 0.2 });
});
