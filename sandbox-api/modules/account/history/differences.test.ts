import { expect, test } from 'vitest';
import { differencesOf } from './differences';

// spec: members.history.fields
test('of a changed row the fields that differ, as they were and as they are', () => {
  const before = { id: 7, value: '100.000000000', reference: 'A 1', updatedOn: 'x' };
  const after = { id: 7, value: '120.500000000', reference: 'A 1', updatedOn: 'y' };
  expect(differencesOf(before, after)).toEqual([{ field: 'value', before: '100', after: '120.5' }]);
});

test('one number written in two ways is no difference, nor is an empty text and none', () => {
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
test('no secret is told, also of a row that should never have been kept', () => {
  const row = { passwordHash: 'a', secretHash: 'b', token: 'c', newPassword: 'd', code: 'e', name: 'f' };
  expect(differencesOf(null, row).map(({ field }) => field)).toEqual(['name']);
});

test('a text that differs behind what is told of it has changed all the same', () => {
  const begun = 'n'.repeat(300);
  expect(differencesOf({ comments: `${begun} one` }, { comments: `${begun} two` })).toHaveLength(1);
});

test('a text that looks like a number is told as it was written', () => {
  expect(differencesOf({ reference: '12.1' }, { reference: '12.10' })).toEqual([
    { field: 'reference', before: '12.1', after: '12.10' },
  ]);
});

test('a long text is told in part', () => {
  const [change] = differencesOf(null, { note: 'n'.repeat(5000) });
  expect(change?.after).toBe('n'.repeat(300));
});
