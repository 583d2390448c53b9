import { describe, expect, it } from 'vitest';
import { createFormatters } from '@/lib/format/formatters';
import type { ExtraNumber } from './entry-kind';
import { numberInputs, numberParts, numberTexts, numberValues } from './extra-numbers';
import { type PeriodValues, periodSchema } from './period-entry';

const numbers: ExtraNumber[] = [
  { name: 'cop', label: 'COP', hint: '', min: 1, max: 40, isOf: (typeId) => typeId === 4 },
];
const bill = {
  typeId: 4,
  value: 10,
  unitId: 1,
  startDate: '2026-01-01',
  endDate: '2026-01-31',
  reference: '',
};

describe('a number that one type of entries has', () => {
  it("is empty in the form when the row has none, otherwise the row's value", () => {
    expect(numberValues(numbers)).toEqual({ cop: null });
    expect(numberValues(numbers, { cop: 4.2, other: 1 })).toEqual({ cop: 4.2 });
  });

  it("is checked against the contract's limits and sent with the entry", () => {
    const schema = periodSchema('2026-02-01', {}, numberInputs(numbers));
    expect(schema.parse({ ...bill, cop: 4 })).toMatchObject({ cop: 4 });
    expect(schema.parse({ ...bill, cop: null })).toMatchObject({ cop: null });
    for (const cop of [0.9, 41]) {
      const refused = schema.safeParse({ ...bill, cop } as PeriodValues);
      expect(refused.error?.issues.map(({ path }) => path)).toEqual([['cop']]);
    }
  });

  it('is listed by name and decided separately in a conflict, in the number format of the language', async () => {
    const format = createFormatters('pl');
    expect(numberTexts(numbers, { cop: null }, format)).toEqual([]);
    expect(numberTexts(numbers, { cop: 4.2 }, format)).toMatchObject([{ name: 'cop', text: 'COP 4,2' }]);
    const [part] = numberParts(numbers, format, 'brak');
    expect(await part?.describe({ ...bill, cop: 4.2 } as PeriodValues)).toBe('4,2');
    expect(await part?.describe(bill)).toBe('brak');
  });
});
