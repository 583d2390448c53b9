import { describe, expect, it } from 'vitest';
import type { Scope3Consumption } from '#api/contract/activity-data/value-chain';
import type { Scope3Field } from '#api/contract/activity-data/value-chain-forms';
import { amountText } from '@/components/entries/shared-columns';
import { createFormatters } from '@/lib/format/formatters';
import { daysOf, factsOf, summaryOf } from './entry-summary';

const nbsp = '\u00a0';
const column = (name: string, fieldType: Scope3Field['fieldType'], unitSymbol: string | null = null) => ({
  name,
  displayName: name.toUpperCase(),
  fieldType,
  unitSymbol,
});
const entry: Scope3Consumption = {
  scope3ConsumptionEntryId: 1,
  scope3InputFormId: 6,
  locationId: 201,
  scope3MethodId: 2,
  methodLabel: 'Distance-based',
  startDate: '2026-03-05',
  endDate: '2026-03-05',
  values: {},
  columns: [
    column('date', 'DatePicker'),
    column('mode', 'DropDown'),
    column('distance', 'Decimal', 'km'),
    column('passengers', 'Decimal'),
    column('radiative', 'Checkbox'),
    column('reference', 'TextField'),
  ],
  rows: [{ cells: ['2026-03-05', 'Long haul', 1234.5, 3, true, 'INV 7'], tooltipData: [] }],
  carbonEquivalent: 1,
  updatedOn: '2026-03-06T00:00:00Z',
};
const fields = [{ name: 'passengers', isInteger: true }] as Scope3Field[];
const english = createFormatters('en');

describe('an entry in the table', () => {
  // spec: value-chain.decimals
  it('is named by its choices and ticked checkboxes, and shows amounts with three decimals and units', () => {
    expect(summaryOf(entry, fields, english)).toEqual({
      title: 'Long haul · RADIATIVE',
      amounts: [
        { name: 'distance', label: 'DISTANCE', text: `1,234.500${nbsp}km` },
        { name: 'passengers', label: 'PASSENGERS', text: '3' },
      ],
      reference: 'INV 7',
    });
  });

  it('shows amounts without trailing zeros outside the table', () => {
    const [distance] = summaryOf(entry, fields, english, 'sentence').amounts;
    expect(distance?.text).toBe(`1,234.5${nbsp}km`);
  });

  it('never rounds an amount above zero to zero', () => {
    const gas = { ...entry, columns: [column('leak', 'Decimal', 'kg')] };
    const few = { ...gas, rows: [{ cells: [0.0002], tooltipData: [] }] };
    expect(summaryOf(few, fields, english).amounts[0]?.text).toBe(`<${nbsp}0.001${nbsp}kg`);
    expect(amountText(english, 0.0004, 't')).toBe(`<${nbsp}0.001${nbsp}t`);
    expect(amountText(english, 0.4, 't')).toBe(`0.4${nbsp}t`);
  });

  it('uses the number format of the language', () => {
    const { amounts } = summaryOf(entry, fields, createFormatters('pl'));
    expect(amounts[0]?.text).toBe(`1${nbsp}234,500${nbsp}km`);
  });

  it('is named by its method when it has no name, and says when it has no document', () => {
    const bare = {
      ...entry,
      columns: [column('distance', 'Decimal')],
      rows: [{ cells: [5], tooltipData: [] }],
    };
    expect(summaryOf(bare, fields, english)).toMatchObject({ title: 'Distance-based', reference: null });
  });

  it('shows everything that was entered', () => {
    expect(factsOf(entry, fields, english)).toEqual([
      { displayName: 'DATE', value: '05 Mar 2026' },
      { displayName: 'MODE', value: 'Long haul' },
      { displayName: 'DISTANCE', value: `1,234.500${nbsp}km` },
      { displayName: 'PASSENGERS', value: '3' },
      { displayName: 'RADIATIVE', value: '✓' },
      { displayName: 'REFERENCE', value: 'INV 7' },
    ]);
  });

  it('shows the day or the period', () => {
    expect(daysOf(entry, english)).toEqual(['05 Mar 2026', null]);
    expect(daysOf({ ...entry, endDate: '2026-03-31' }, english)).toEqual(['05 Mar 2026', '31 Mar 2026']);
  });
});
