import { describe, expect, it } from 'vitest';
import { seedReference } from '#api/testing/seed-reference';
import { reasonOf, selectFactor } from './select-factor';

const reference = seedReference();

function chosen(code: string, year: number, regions: readonly string[]) {
  const selection = selectFactor(reference, { activityId: reference.activityId(code), year, regions });
  return (
    selection && {
      from: selection.factor.yearFrom,
      region: selection.factor.region,
      reason: selection.reason,
      notes: selection.notes,
    }
  );
}

describe('selection of a factor', () => {
  it('takes the edition of the activity’s own year', () => {
    for (const year of [2021, 2022, 2023, 2024, 2025]) {
      expect(chosen('uk-desnz:fuels/gaseous-fuels/natural-gas', year, ['GB'])).toMatchObject({
        from: year,
        reason: 'exact',
        notes: [],
      });
    }
  });

  it('takes the nearest later year when there is no earlier one, and flags it', () => {
    expect(chosen('pl-kobize:electricity/location-based', 2021, ['PL'])).toMatchObject({
      from: 2023,
      reason: 'nearest-year',
    });
  });

  it('calls the last published year provisional for a year not published yet', () => {
    expect(chosen('pl-kobize:electricity/location-based', 2026, ['PL'])).toMatchObject({
      from: 2024,
      reason: 'provisional',
    });
    expect(chosen('uk-desnz:fuels/gaseous-fuels/lpg', 2026, ['GB'])).toMatchObject({
      from: 2025,
      reason: 'provisional',
    });
    expect(chosen('uk-desnz:fuels/gaseous-fuels/lpg', 2027, ['GB'])).toMatchObject({
      from: 2025,
      reason: 'provisional',
    });
  });

  it('calls a discontinued row nearest-year, not provisional', () => {
    expect(
      chosen('uk-desnz:wtt-electricity/wtt-overseas-electricity-generation', 2025, ['PL']),
    ).toMatchObject({ from: 2021, reason: 'nearest-year' });
  });

  it('prefers the nearest earlier year to a nearer later one', () => {
    expect(chosen('uk-desnz:bioenergy/biofuel/renewable-petrol', 2024, ['GB'])).toMatchObject({
      from: 2022,
      reason: 'nearest-year',
    });
  });

  it('holds an open-ended edition valid for every later year', () => {
    expect(chosen('eu-mrr:fuels/natural-gas', 2030, ['EU'])).toMatchObject({
      reason: 'exact',
      notes: ['co2-only'],
    });
    expect(chosen('eu-mrr:fuels/natural-gas', 2019, ['EU'])).toMatchObject({ reason: 'nearest-year' });
  });

  it('records another region’s factor, and prefers the own region in any year', () => {
    const code = 'uk-desnz:heat-and-steam/district-heat-and-steam';
    expect(chosen(code, 2025, ['PL', 'GB'])).toMatchObject({ region: 'GB', reason: 'proxy-region' });
    expect(chosen('aib:electricity/residual-mix', 2020, ['DE', 'PL'])).toMatchObject({
      region: 'DE',
      from: 2023,
      reason: 'nearest-year',
    });
  });

  it('passes the publisher’s doubts on', () => {
    expect(chosen('owid:electricity/location-based', 2024, ['NO'])?.notes).toEqual(['life-cycle']);
    expect(chosen('pl-kobize:electricity/location-based', 2024, ['PL'])?.notes).toEqual([
      'second-hand',
      'losses-included',
      'co2-only',
    ]);
  });

  it('gives nothing for a region without rows', () => {
    expect(chosen('aib:electricity/residual-mix', 2024, ['FR'])).toBeUndefined();
  });

  it('names the strongest reason', () => {
    expect(reasonOf(['nearest-year', 'proxy-region'])).toBe('proxy-region');
    expect(reasonOf(['proxy-fuel', 'provisional'])).toBe('proxy-region');
    expect(reasonOf(['nearest-year'])).toBe('nearest-year');
    expect(reasonOf(['life-cycle', 'co2-only'])).toBe('exact');
  });
});
