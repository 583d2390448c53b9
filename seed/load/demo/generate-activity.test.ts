import { describe, expect, it } from 'vitest';
import { entryIssues } from '#api/domain/value-chain/check-entry';
import { EntryValues } from '#api/domain/value-chain/entry-values';
import { findMethod } from '#api/domain/value-chain/forms';
import { demoCompanies } from '../../companies/demo-companies';
import { jagodnoFoods } from '../../companies/jagodno-foods/company';
import { type ActivityRow, generateActivity } from './generate-activity';

const referenceDate = '2026-11-20';
const lastDay = (row: ActivityRow) => (row.kind === 'fuel' ? row.date : row.endDate);

describe('generated demo data', () => {
  it('is the same for the same reference date', () => {
    expect(generateActivity(jagodnoFoods, referenceDate)).toEqual(
      generateActivity(jagodnoFoods, referenceDate),
    );
  });

  it.each(demoCompanies.filter((company) => company.locations.length > 0))(
    'of $name runs up to the day before the reference date by meters and receipts, to the month before by bills',
    (company) => {
      const rows = generateActivity(company, referenceDate);
      const electricity = rows.filter(
        ({ kind, ...row }) => kind === 'utility' && 'itemId' in row && row.itemId === 1,
      );
      expect(electricity.map(lastDay).sort().at(-1)).toBe('2026-11-19');
      const receipts = rows.flatMap((row) => (row.kind === 'fuel' ? [row.date] : [])).sort();
      expect(receipts.at(-1)?.slice(0, 7)).toBe('2026-11');
      expect((receipts.at(-1) ?? '') < referenceDate).toBe(true);
      const billed = rows.filter(
        ({ kind, ...row }) =>
          kind === 'scope3' || ('itemId' in row && kind === 'utility' && row.itemId !== 1),
      );
      for (const row of billed) expect(lastDay(row) <= '2026-10-31').toBe(true);
    },
  );

  it('shows the meter readings of the current month so far', () => {
    const november = (day: string) =>
      generateActivity(jagodnoFoods, day).find(
        (row) => row.kind === 'utility' && row.locationId === 101 && row.startDate === '2026-11-01',
      );
    expect(november('2026-11-01')).toBeUndefined();
    const [tenDays, twentyDays] = [november('2026-11-11'), november('2026-11-21')];
    expect(tenDays).toMatchObject({ itemId: 1, endDate: '2026-11-10' });
    expect(twentyDays).toMatchObject({ itemId: 1, endDate: '2026-11-20' });
    const counted = (row: typeof tenDays) => (row && 'value' in row ? row.value : 0);
    expect(counted(twentyDays)).toBeCloseTo(2 * counted(tenDays), -1);
  });

  it('covers three years of the food producer', () => {
    const first = generateActivity(jagodnoFoods, referenceDate).map(lastDay).sort()[0];
    expect(first?.slice(0, 7)).toBe('2023-11');
  });

  it('contains a typing mistake: one office bill ten times its neighbours', () => {
    const values = generateActivity(jagodnoFoods, referenceDate)
      .flatMap((row) =>
        row.kind === 'utility' && row.itemId === 1 && row.locationId === 106 ? [row.value] : [],
      )
      .sort((one, other) => other - one);
    expect((values[0] ?? 0) / (values[1] ?? 1)).toBeGreaterThan(5);
  });

  it('contains another in the value chain: hotel nights ten times their neighbours', () => {
    const nights = generateActivity(jagodnoFoods, referenceDate)
      .flatMap((row) => (row.kind === 'scope3' ? [Number(row.values.hotelNights ?? 0)] : []))
      .sort((one, other) => other - one);
    expect((nights[0] ?? 0) / (nights[1] ?? 1)).toBeGreaterThan(5);
  });

  it('enters the value chain as its forms require, in at least eight categories of the food producer', () => {
    const forms = new Set<number>();
    for (const row of demoCompanies.flatMap((company) => generateActivity(company, referenceDate))) {
      if (row.kind !== 'scope3') continue;
      const found = findMethod(row.methodId);
      if (!found) throw new Error(`There is no method ${row.methodId}.`);
      const values = { ...row.values, startDate: row.startDate, endDate: row.endDate };
      const issues = entryIssues(found.method, new EntryValues(values), Object.keys(values), {
        formFields: new Set(found.method.fields.map(({ name }) => name)),
        today: referenceDate,
        catalogue: () => new Set(['2024', '2025']),
      });
      expect(issues).toEqual([]);
      expect(row.inputFormId).toBe(found.form.id);
      if (row.companyId === jagodnoFoods.id) forms.add(row.inputFormId);
    }
    expect(forms.size).toBeGreaterThanOrEqual(8);
  });

  it('leaves a gap for a forgotten month', () => {
    const months = generateActivity(jagodnoFoods, referenceDate)
      .filter((row) => row.kind === 'fuel' && row.fuelId === 501 && row.locationId === 103)
      .map((row) => lastDay(row).slice(0, 7));
    expect(months).not.toContain('2026-05');
    expect(months).toContain('2026-04');
  });

  it('gives every company and account a unique id', () => {
    const accountIds = demoCompanies.flatMap((company) => company.accounts.map((account) => account.id));
    const locationIds = demoCompanies.flatMap((company) => company.locations.map((location) => location.id));
    expect(new Set(accountIds).size).toBe(accountIds.length);
    expect(new Set(locationIds).size).toBe(locationIds.length);
  });
});
