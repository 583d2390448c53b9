import { describe, expect, it } from 'vitest';
import { conflictingParts, mergeValues } from './conflict';

const parts = [
  { id: 'amount', fields: ['value', 'unitId'] },
  { id: 'date', fields: ['date'] },
  { id: 'reference', fields: ['reference'] },
] as const;
const read = { value: 10, unitId: 1, date: '2026-01-31', reference: 'A' };
const idsOf = (mine: typeof read, theirs: typeof read) =>
  conflictingParts(parts, { read, mine, theirs }).map(({ id }) => id);

describe('changes by two users', () => {
  // spec: states.conflict
  it('conflict where the values differ', () => {
    expect(idsOf({ ...read, value: 12 }, { ...read, value: 11 })).toEqual(['amount']);
  });

  it('are decided together for an amount and its unit', () => {
    expect(idsOf({ ...read, value: 12 }, { ...read, unitId: 2 })).toEqual(['amount']);
  });

  it('are also decided when only the other user made a change, because saving would undo it', () => {
    expect(idsOf({ ...read, value: 12 }, { ...read, date: '2026-02-01' })).toEqual(['date']);
  });

  it('need no decision when both values are equal or only this user changed them', () => {
    expect(idsOf({ ...read, reference: 'B' }, { ...read, reference: 'B' })).toEqual([]);
    expect(idsOf({ ...read, reference: 'B' }, read)).toEqual([]);
  });

  it('are merged part by part', () => {
    const mine = { ...read, value: 12, date: '2026-03-01' };
    const theirs = { ...read, value: 500, unitId: 2, date: '2026-02-01', reference: 'C' };
    expect(mergeValues(mine, theirs, [parts[0], parts[2]])).toEqual({
      value: 500,
      unitId: 2,
      date: '2026-03-01',
      reference: 'C',
    });
  });
});
