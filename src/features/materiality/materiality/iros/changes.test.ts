import { expect, it } from 'vitest';
import { afterChange, changesOf } from './changes';
import { type IroItem, type IroValues, newItem } from './values';

const saved = (dmIroId: number, value: string): IroItem => ({
  dmIroId,
  value,
  updatedOn: '2026-01-01T00:00:00.000Z',
  hasAssessment: false,
  withdrawnReason: null,
});
const lists = (impacts: IroItem[], risks: IroItem[] = []): IroValues => ({
  impacts,
  risks,
  opportunities: [],
});
const told = (read: IroValues, form: IroValues) =>
  changesOf(read, form).map(({ kind, group, item }) => `${kind} ${group} ${item.dmIroId ?? item.value}`);

it('sends nothing for unchanged lists', () => {
  const read = lists([saved(1, 'Noise')], [saved(2, 'Fines')]);
  expect(told(read, structuredClone(read))).toEqual([]);
});

// spec: materiality.iro.lists
it('sends only the differences, deletions first', () => {
  const read = lists([saved(1, 'Noise'), saved(2, 'Dust')], [saved(3, 'Fines')]);
  const form = lists([saved(1, 'Loud noise'), { ...newItem, value: 'Smell' }], [saved(3, 'Fines')]);
  expect(told(read, form)).toEqual(['delete impacts 2', 'update impacts 1', 'create impacts Smell']);
});

it('treats the same number in another list as a different item', () => {
  const read = lists([saved(1, 'Noise')], [saved(1, 'Fines')]);
  expect(told(read, lists([], [saved(1, 'Fines')]))).toEqual(['delete impacts 1']);
});

it('does not resend items that were saved before a failure', () => {
  const read = lists([saved(1, 'Noise'), saved(2, 'Dust')]);
  const form = lists([saved(1, 'Noise'), { ...newItem, value: 'Smell' }]);
  const [deletion, creation] = changesOf(read, form);
  if (deletion?.kind !== 'delete' || creation?.kind !== 'create') throw new Error('unexpected');
  const then = afterChange(read, deletion, null);
  expect(told(then, form)).toEqual(['create impacts Smell']);
  const kept = { ...form, impacts: [saved(1, 'Noise'), saved(9, 'Smell')] };
  expect(told(afterChange(then, creation, saved(9, 'Smell')), kept)).toEqual([]);
});
