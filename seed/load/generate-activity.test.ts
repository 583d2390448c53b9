import { describe, expect, it } from 'vitest';
import { entryIssues } from '#api/domain/scope3/check-entry';
import { EntryValues } from '#api/domain/scope3/entry-values';
import { findMethod } from '#api/domain/scope3/forms';
import { demoCompanies } from '../companies/demo-companies';
import { jagodnoFoods } from '../companies/jagodno-foods/company';
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
    'of $name ends in the month before the reference date',
    (company) => {
      const last = generateActivity(company, referenceDate).map(lastDay).sort().at(-1);
      expect(last?.slice(0, 7)).toBe('2026-10');
    },
  );

  it('covers three years of the food producer', () => {
    const first = generateActivity(jagodnoFoods, referenceDate).map(lastDay).sort()[0];
    expect(first?.slice(0, 7)).toBe('2023-11');
  });

  it('holds a typing mistake: one office bill ten times its neighbours', () => {
    const values = generateActivity(jagodnoFoods, referenceDate)
      .flatMap((row) =>
        row.kind === 'utility' && row.itemId === 1 && row.locationId === 106 ? [row.value] : [],
      )
      .sort((one, other) => other - one);
    expect((values[0] ?? 0) / (values[1] ?? 1)).toBeGreaterThan(5);
  });

  it('holds another in the value chain: hotel nights ten times their neighbours', () => {
    const nights = generateActivity(jagodnoFoods, referenceDate)
      .flatMap((row) => (row.kind === 'scope3' ? [Number(row.values.hotelNights ?? 0)] : []))
      .sort((one, other) => other - one);
    expect((nights[0] ?? 0) / (nights[1] ?? 1)).toBeGreaterThan(5);
  });

  it('enters the value chain as the forms ask for it, in at least eight categories of the food producer', () => {
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

  it('leaves a gap where a month was forgotten', () => {
    const months = generateActivity(jagodnoFoods, referenceDate)
      .filter((row) => row.kind === 'fuel' && row.fuelId === 501 && row.locationId === 103)
      .map((row) => lastDay(row).slice(0, 7));
    expect(months).not.toContain('2026-05');
    expect(months).toContain('2026-04');
  });

  it('gives every company and account an id of its own', () => {
    const accountIds = demoCompanies.flatMap((company) => company.accounts.map((account) => account.id));
    const locationIds = demoCompanies.flatMap((company) => company.locations.map((location) => location.id));
    expect(new Set(accountIds).size).toBe(accountIds.length);
    expect(new Set(locationIds).size).toBe(locationIds.length);
  });
});
