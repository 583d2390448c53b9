import { expect, test } from 'vitest';
import { differencesOf } from './differences';

// spec: members.history.fields
test('of a changed row the fields that differ, as they were and as they are', () => {
  const before = { id: 7, value: '100.000000000', reference: 'A 1', updatedOn: 'x' };
  const after = { id: 7, value: '120.500000000', reference: 'A 1', updatedOn: 'y' };
  expect(differencesOf(before, after)).toEqual([{ field: 'value', before: '100', after: '120.5' }]);
});

test('the same number in two notations is no difference, and neither is an empty text against none', () => {
  expect(differencesOf({ value: '5.000000000', note: '' }, { value: '5', note: null })).toEqual([]);
});

test('of a new and of a deleted row what was filled', () => {
  expect(differencesOf(null, { name: 'Mill', postCode: null })).toEqual([
    { field: 'name', before: null, after: 'Mill' },
  ]);
  expect(differencesOf({ name: 'Mill' }, null)).toEqual([{ field: 'name', before: 'Mill', after: null }]);
});

test('of an entry of the value chain each field of its form', () => {
  expect(differencesOf({ values: { km: 5 } }, { values: { km: 6 } })).toEqual([
    { field: 'values.km', before: 5, after: 6 },
  ]);
});

// spec: members.history.secrets
test('secrets are never shown, not even from a row that should never have stored them', () => {
  const row = { passwordHash: 'a', secretHash: 'b', token: 'c', newPassword: 'd', code: 'e', name: 'f' };
  expect(differencesOf(null, row).map(({ field }) => field)).toEqual(['name']);
});

test('a text that differs only beyond the shown part still counts as changed', () => {
  const begun = 'n'.repeat(300);
  expect(differencesOf({ comments: `${begun} one` }, { comments: `${begun} two` })).toHaveLength(1);
});

test('a text that looks like a number is told as it was written', () => {
  expect(differencesOf({ reference: '12.1' }, { reference: '12.10' })).toEqual([
    { field: 'reference', before: '12.1', after: '12.10' },
  ]);
});

test('a list is shown by its members, and never in its stored form', () => {
  expect(differencesOf({ countries: ['Poland'] }, { countries: ['Poland', 'Germany'] })).toEqual([
    { field: 'countries', before: 'Poland', after: 'Poland, Germany' },
  ]);
  expect(differencesOf({ copiedSteps: ['facilities'] }, { copiedSteps: [] })).toEqual([
    { field: 'copiedSteps', before: 'facilities', after: null },
  ]);
});

test.each([
  ['en', 'Earlier version', 'New version'],
  ['pl', 'Poprzednia wersja', 'Nowa wersja'],
] as const)('what has parts of its own is told as a version (%s)', (locale, before, after) => {
  const facilities = (areaM2: number) => ({ facilities: [{ locationId: 1, areaM2 }] });
  expect(differencesOf(facilities(1), facilities(2), locale)).toEqual([
    { field: 'facilities', before, after },
  ]);
  const inputs = (price: number) => ({ variables: { price } });
  expect(differencesOf(inputs(1), inputs(2), locale)).toEqual([{ field: 'variables', before, after }]);
});

test('a long text is told in part', () => {
  const [change] = differencesOf(null, { note: 'n'.repeat(5000) });
  expect(change?.after).toBe('n'.repeat(300));
});
