import { describe, expect, it } from 'vitest';
import type { Scope3Field, Scope3Method } from '#api/contract/activity-data/value-chain-forms';
import { createFormatters } from '@/lib/format/formatters';
import { entryParts } from './entry-parts';

const path = '/api/Scope3/Fields/2/Options?parent=glass';
const option = (value: string, displayName: string) => ({
  value,
  displayName,
  displayOrder: 1,
  unitId: null,
  symbol: null,
});
const field = (name: string, over: Partial<Scope3Field>) =>
  ({
    name,
    displayName: name,
    fieldType: 'DropDown',
    isInteger: false,
    scope3MethodIds: [1],
    blockedUntil: null,
    child: null,
    apiPath: null,
    unitField: null,
    unitSymbol: null,
    dropDownOptions: [],
    ...over,
  }) as Scope3Field;
const spec = {
  fields: [
    field('date', { fieldType: 'DatePicker', scope3MethodIds: [1, 2] }),
    field('waste', { dropDownOptions: [option('glass', 'Glass')] }),
    field('treatment', { blockedUntil: 'waste', apiPath: '/api/Scope3/Fields/2/Options?parent={waste}' }),
    field('mass', { fieldType: 'Decimal', unitField: 'massUnit' }),
    field('massUnit', { dropDownOptions: [option('t', 'tonnes')] }),
    field('reference', { fieldType: 'TextField' }),
  ],
  methods: [
    { scope3MethodId: 1, label: 'By type' },
    { scope3MethodId: 2, label: 'Average' },
  ] as Scope3Method[],
};
const context = {
  readOptions: async (asked: string) => (asked === path ? [option('recycling', 'Recycling')] : []),
  format: createFormatters('en'),
  words: { none: 'none', yes: 'yes', no: 'no', entry: 'Method and entry' },
};
const read = {
  scope3MethodId: 1,
  date: '2026-03-05',
  waste: 'glass',
  treatment: 'recycling',
  mass: 2,
  massUnit: 't',
  reference: '',
};
const partsFor = (mine: object) =>
  entryParts(spec, { read, mine: { ...read, ...mine }, theirs: read }, context);

describe('a conflict over one entry', () => {
  it('is decided field by field; dependent fields and units follow their field', () => {
    expect(partsFor({ mass: 3 }).map(({ fields }) => fields)).toEqual([
      ['date'],
      ['waste', 'treatment'],
      ['mass', 'massUnit'],
      ['reference'],
    ]);
  });

  it('is decided as a whole when the method was changed', () => {
    const parts = partsFor({ scope3MethodId: 2 });
    expect(parts).toHaveLength(1);
    expect(parts[0]?.fields).toContain('scope3MethodId');
    expect(parts[0]?.fields).toContain('mass');
  });

  it('is described in words: names of choices, amounts with units', async () => {
    const texts = await Promise.all(partsFor({}).map(({ describe: say }) => say(read)));
    expect(texts).toEqual(['05 Mar 2026', 'Glass, Recycling', '2\u00a0tonnes', 'none']);
  });

  it('names the method when it was changed', async () => {
    const [whole] = partsFor({ scope3MethodId: 2 });
    expect(await whole?.describe({ ...read, scope3MethodId: 2 })).toBe('Average: 05 Mar 2026');
  });
});
