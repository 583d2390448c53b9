import { describe, expect, it } from 'vitest';
import { conflictingParts } from '@/components/crud/conflict';
import { extraFieldsOf, extraParts, extraTexts, extraValues, filledTexts } from './extra-texts';
import { type PeriodValues, periodSchema } from './period-entry';

const meterNumber = {
  maxChars: 8,
  label: { en: 'Meter number', pl: 'Numer licznika' },
  hint: { en: 'Of the meter', pl: 'Numer' },
  example: '4711',
};
const texts = { meterNumber };
const fields = extraFieldsOf(texts, 'en');
const bill = { typeId: 1, value: 10, unitId: 1, startDate: '2026-01-01', endDate: '2026-01-31' };

describe('a text that one kind of entries has', () => {
  it("is labelled as in its contract, in the reader's language", () => {
    expect(fields).toEqual([{ name: 'meterNumber', label: 'Meter number', maxChars: 8 }]);
    expect(extraFieldsOf(texts, 'pl')).toMatchObject([{ label: 'Numer licznika' }]);
  });

  it('is empty in the form when the row has none, and null again when the row is restored', () => {
    expect(extraValues(texts)).toEqual({ meterNumber: '' });
    expect(extraValues(texts, { meterNumber: null })).toEqual({ meterNumber: '' });
    expect(extraValues(texts, { meterNumber: '4711', other: 'x' })).toEqual({ meterNumber: '4711' });
    expect(extraTexts(texts, { meterNumber: null })).toEqual({ meterNumber: null });
    expect(extraTexts(texts, { meterNumber: '4711', other: 'x' })).toEqual({ meterNumber: '4711' });
  });

  it('is listed when a row has it', () => {
    expect(filledTexts(fields, { meterNumber: null })).toEqual([]);
    expect(filledTexts(fields, { meterNumber: '4711', other: 'x' })).toMatchObject([
      { label: 'Meter number', text: '4711' },
    ]);
  });

  it('is checked by the rules of the contract and sent with the entry; another kind sends none', () => {
    const schema = periodSchema('2026-02-01', texts);
    expect(schema.parse({ ...bill, meterNumber: ' 4711 ' })).toMatchObject({ meterNumber: '4711' });
    expect(schema.parse({ ...bill, meterNumber: '' })).toMatchObject({ meterNumber: null });
    const refused = schema.safeParse({ ...bill, meterNumber: '123456789' } as PeriodValues);
    expect(refused.error?.issues.map(({ path }) => path)).toEqual([['meterNumber']]);
    expect(periodSchema('2026-02-01', {}).parse({ ...bill, meterNumber: 'x' })).not.toHaveProperty(
      'meterNumber',
    );
  });

  it('is decided separately when two users changed the row', async () => {
    const parts = extraParts<{ meterNumber: string }>(fields, 'none');
    const versions = {
      read: { meterNumber: '' },
      mine: { meterNumber: 'A' },
      theirs: { meterNumber: 'B' },
    };
    const [part] = conflictingParts(parts, versions);
    expect(part).toMatchObject({ label: 'Meter number', fields: ['meterNumber'] });
    expect(await part?.describe(versions.theirs)).toBe('B');
    expect(await part?.describe(versions.read)).toBe('none');
    expect(conflictingParts(parts, { ...versions, theirs: versions.read })).toEqual([]);
  });
});
