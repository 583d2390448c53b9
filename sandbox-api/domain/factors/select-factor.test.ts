import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedReference } from '#api/testing/seed-reference';
import type { FactorEdition, FactorRecord } from './factor-set';
import { ReferenceIndex } from './reference-index';
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
    for (const year of [2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025]) {
      expect(chosen('uk-desnz:fuels/gaseous-fuels/natural-gas', year, ['GB'])).toMatchObject({
        from: year,
        reason: 'exact',
        notes: [],
      });
    }
  });

  describe('of which a row was withdrawn', () => {
    const code = 'uk-desnz:fuels/gaseous-fuels/natural-gas';
    /** The index with the rows of some years withdrawn. */
    function withdrawnIn(years: readonly number[]) {
      const index = new ReferenceIndex(reference.data);
      const activityId = reference.activityId(code);
      const rows = reference.factorsOf(activityId);
      index.addFactors(rows.map((row) => ({ ...row, isWithdrawn: years.includes(row.yearFrom) })));
      return (policy = {}) =>
        selectFactor(index, { activityId, year: 2024, regions: ['GB'], policy })?.factor.yearFrom;
    }
    const all = [2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026];

    it('takes another year’s, and the withdrawn one only where nothing else is left', () => {
      expect(withdrawnIn([2024])()).toBe(2023);
      expect(withdrawnIn(all)()).toBe(2024);
    });

    it('takes it in a month that was pinned with it', () => {
      const editionIds = new Set(reference.data.editions.map(({ id }) => id));
      expect(withdrawnIn([2024])({ editionIds })).toBe(2024);
    });
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
    // Not among the rows of 2026 that were found.
    expect(chosen('uk-desnz:bioenergy/biofuel/bioethanol', 2026, ['GB'])).toMatchObject({
      from: 2025,
      reason: 'provisional',
    });
    expect(chosen('uk-desnz:fuels/gaseous-fuels/lpg', 2026, ['GB'])).toMatchObject({
      from: 2026,
      reason: 'exact',
    });
    expect(chosen('uk-desnz:fuels/gaseous-fuels/lpg', 2027, ['GB'])).toMatchObject({
      from: 2026,
      reason: 'provisional',
    });
  });

  it('calls a discontinued row nearest-year, not provisional', () => {
    expect(
      chosen('uk-desnz:wtt-electricity/wtt-overseas-electricity-generation', 2025, ['PL']),
    ).toMatchObject({ from: 2021, reason: 'nearest-year' });
  });

  it('takes the nearest year, earlier or later, and of two as near the earlier, and flags it', () => {
    // Printed for 2016 to 2021 and for 2026.
    const mixedWaste = 'uk-desnz:waste-disposal/refuse/commercial-and-industrial-waste/closed-loop';
    const years = [2023, 2024, 2025, 2015].map((year) => chosen(mixedWaste, year, ['GB']));
    expect(years.map((selection) => selection?.from)).toEqual([2021, 2026, 2026, 2016]);
    expect(new Set(years.map((selection) => selection?.reason))).toEqual(new Set(['nearest-year']));
    // Printed for 2021, 2022 and 2026.
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
    expect(reasonOf(['provisional', 'nearest-year'])).toBe('provisional');
    expect(reasonOf(['nearest-year', 'proxy-utility'])).toBe('proxy-region');
    expect(reasonOf(['nearest-year'])).toBe('nearest-year');
    expect(reasonOf(['life-cycle', 'co2-only'])).toBe('exact');
  });
});

describe('selection among rows of several years', () => {
  const edition = (id: number, year: number, validTo: string | null): FactorEdition => ({
    ...reference.edition(125),
    id,
    series: 'own',
    year,
    validTo,
  });
  const row = (id: number, editionId: number, more: Partial<FactorRecord>): FactorRecord => ({
    id,
    editionId,
    activityId: 1,
    unit: 'kg',
    region: 'PL',
    yearFrom: 2020,
    yearTo: 2020,
    kgCo2e: '1',
    kgCo2: null,
    kgCh4Co2e: null,
    kgN2oCo2e: null,
    kgCo2Biogenic: null,
    gases: 'all',
    quality: '',
    sourceRow: '',
    ...more,
  });
  const of = (editions: readonly FactorEdition[], rows: readonly FactorRecord[]) => {
    const own = new ReferenceIndex({ ...reference.data, editions });
    own.addFactors(rows);
    return (year: number, more: Partial<Parameters<typeof selectFactor>[1]> = {}) => {
      const selection = selectFactor(own, { activityId: 1, year, regions: ['PL'], ...more });
      return selection && [selection.factor.id, selection.reason, selection.year];
    };
  };
  const yearly = [2020, 2022, 2024].map((year) => edition(year, year, `${year}-12-31`));
  const ofYear = (year: number, more: Partial<FactorRecord> = {}) =>
    row(year, year, { yearFrom: year, yearTo: year, ...more });

  it('is provisional only past the newest complete edition, and only with its own row', () => {
    const select = of(yearly, [ofYear(2020), ofYear(2022), ofYear(2024)]);
    expect([2019, 2020, 2021, 2023, 2024, 2025].map((year) => select(year))).toEqual([
      [2020, 'nearest-year', 2019],
      [2020, 'exact', 2020],
      [2020, 'nearest-year', 2021],
      [2022, 'nearest-year', 2023],
      [2024, 'exact', 2024],
      [2024, 'provisional', 2025],
    ]);
    expect(of(yearly, [ofYear(2020), ofYear(2022)])(2025)).toEqual([2022, 'nearest-year', 2025]);
    expect(of(yearly, [ofYear(2022), ofYear(2024)])(2021)).toEqual([2022, 'nearest-year', 2021]);
  });

  it('asks the rows themselves how new a publication is that has no end', () => {
    const open = [edition(1, 2025, null)];
    const rows = [2020, 2023].map((year) => row(year, 1, { yearFrom: year, yearTo: year }));
    const select = of(open, rows);
    expect([2021, 2022, 2024].map((year) => select(year))).toEqual([
      [2020, 'nearest-year', 2021],
      [2023, 'nearest-year', 2022],
      [2023, 'provisional', 2024],
    ]);
  });

  it('holds a row exact in each of its years', () => {
    const select = of(yearly, [row(1, 2020, { yearFrom: 2020, yearTo: 2030 })]);
    expect([2020, 2025, 2030, 2031].map((year) => select(year)?.[1])).toEqual([
      'exact',
      'exact',
      'exact',
      'provisional',
    ]);
  });

  it('takes a row that no other is nearer to the year than, the earlier of two as near', () => {
    const span = fc.tuple(fc.integer({ min: 2000, max: 2030 }), fc.integer({ min: 0, max: 5 }));
    const editions = Array.from({ length: 31 }, (_, index) => edition(2000 + index, 2000 + index, null));
    fc.assert(
      fc.property(fc.array(span, { minLength: 1 }), fc.integer({ min: 1995, max: 2040 }), (spans, year) => {
        const rows = spans.map(([from, length], index) =>
          row(index + 1, from, { yearFrom: from, yearTo: from + length }),
        );
        const [id, reason] = of(editions, rows)(year) ?? [];
        const apart = ({ yearFrom, yearTo }: FactorRecord) =>
          Math.max(yearFrom - year, year - (yearTo ?? year), 0);
        const chosenRow = rows.find((candidate) => candidate.id === id);
        const least = Math.min(...rows.map(apart));
        expect(chosenRow && apart(chosenRow)).toBe(least);
        expect(reason === 'exact').toBe(least === 0);
        const hasEarlier = rows.some((other) => apart(other) === least && other.yearFrom <= year);
        if (hasEarlier) expect(chosenRow?.yearFrom).toBeLessThanOrEqual(year);
      }),
    );
  });

  it('among rows of one year takes the better ranked, then the first of the publication', () => {
    const rows = [ofYear(2024, { id: 3 }), ofYear(2024, { id: 2 }), ofYear(2024, { id: 4, unit: 't' })];
    const select = of(yearly, rows);
    expect(select(2024)?.[0]).toBe(2);
    expect(select(2024, { rank: (factor) => (factor.unit === 't' ? 0 : 1) })?.[0]).toBe(4);
    expect(select(2024, { accept: ({ id }) => id !== 2 })?.[0]).toBe(3);
  });

  it('looks for the year that the company chose for the publication, and for no other publication', () => {
    const select = of(yearly, [ofYear(2020), ofYear(2022), ofYear(2024)]);
    expect(select(2020, { policy: { chosenYears: { own: 2024 } } })).toEqual([2024, 'nearest-year', 2024]);
    expect(select(2020, { policy: { chosenYears: { other: 2024 } } })).toEqual([2020, 'exact', 2020]);
    expect(select(2024, { policy: { editionIds: new Set([2020, 2022]) } })).toEqual([
      2022,
      'provisional',
      2024,
    ]);
  });
});
