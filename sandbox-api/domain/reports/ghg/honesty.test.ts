import { describe, expect, it } from 'vitest';
import { decimal } from '#api/domain/units/decimal';
import { rowOf, tableOf, wordsOf } from '#api/testing/ghg-document';
import { everythingStated, ghgFacts, place, type Recorded } from '#api/testing/ghg-facts';
import { buildGhgReport } from './build';
import type { ContractFacts } from './facts';

const january = { locationId: 1, month: '2025-01-01' };
const s1 = { ...january, scope: 1, category: '1.1', method: 'none' } as const;
const lb = { ...january, scope: 2, category: '2.1', method: 'location' } as const;
const mb = { ...january, scope: 2, category: '2.1', method: 'market' } as const;
const s3 = { ...january, scope: 3, category: '3.6', method: 'none' } as const;
const owned: Recorded[] = [
  { ...s1, kgCo2e: 1000 },
  { ...lb, kgCo2e: 2000 },
  { ...mb, kgCo2e: 3000 },
];
const all: Recorded[] = [...owned, { ...s3, kgCo2e: 4000 }];

const excluded = { type: 'Flat', areaM2: 10, isOwned: false, isExcluded: true };

const contract: ContractFacts = {
  ...{ locationName: 'Site 1', locationId: 1, type: 'Green power', isRenewable: true },
  ...{ startDate: '2024-01-01', endDate: null, certificate: 'GO 1', certificateType: 'go' },
  ...{ certificateFrom: null, certificateTo: null, certificateMwh: null },
  ...{ sharePercent: null, volumeMwh: null },
};

describe('a greenhouse gas report', () => {
  it('sets emissions against the area of a location that was closed after the months that count', () => {
    const locations = [place(1), place(2, { isActive: false, closedOn: '2025-08-31' })];
    const recorded = [...owned, { ...s1, locationId: 2, kgCo2e: 1000 }];
    const gone = place(3, { isActive: false, closedOn: '2024-12-31' });
    const report = buildGhgReport(ghgFacts({ recorded, locations: [...locations, gone] }));
    expect(rowOf(tableOf(report, 'Intensity'), 'm² of area in the report')?.[0]).toBe(2000);
  });

  it('lists no site as included that was closed before the period began', () => {
    const gone = place(2, { name: 'Old hall', isActive: false, closedOn: '2024-12-31' });
    const report = buildGhgReport(ghgFacts({ recorded: owned, locations: [place(1), gone] }));
    expect(tableOf(report, 'Sites and facilities').rows.map(([name]) => name)).toEqual(['Site 1']);
  });

  it('does not say of a base year to come that nothing was recorded for it', () => {
    const reporting = { consolidationApproach: null, baseYear: 2026 };
    const report = buildGhgReport(ghgFacts({ recorded: owned, reporting }));
    const note = tableOf(report, 'Emissions by scope').note;
    expect(note).not.toContain('Nothing was recorded for the base year');
    expect(note).toContain('The base year 2026 begins after the first month of this period');
    expect(wordsOf(report, 'Development')).toContain('begins after the first month of this period');
  });

  it('speaks of no scope in its boundary that it does not cover', () => {
    const boundary = wordsOf(buildGhgReport(ghgFacts({ recorded: owned, scopes: [1, 2] })), 'Boundaries');
    expect(boundary).toContain('Covered are Scope 1, Scope 2.');
    expect(boundary).not.toContain('table below');
    const one = wordsOf(buildGhgReport(ghgFacts({ recorded: owned, scopes: [1] })), 'Boundaries');
    expect(one).not.toContain('Scope 2');
  });

  it('writes the share and the volume of a contract as its language does', () => {
    const contracts = [
      { ...contract, sharePercent: decimal('12.5') },
      { ...contract, volumeMwh: decimal('1234.5') },
    ];
    const of = (language: 'en' | 'pl', title: string) =>
      tableOf(buildGhgReport(ghgFacts({ recorded: owned, contracts, language })), title).rows.map((row) =>
        String(row[4]).replaceAll(/\s/g, ' '),
      );
    expect(of('en', 'Contracts and certificates')).toEqual(['12.5 %', '1,234.5 MWh a year']);
    expect(of('pl', 'Umowy i certyfikaty')).toEqual(['12,5 %', '1 234,5 MWh rocznie']);
  });

  it('names no contract of a location that it leaves out', () => {
    const locations = [place(1), place(2, { facilities: [excluded] })];
    const contracts = [{ ...contract, locationId: 2, locationName: 'Site 2' }];
    const report = buildGhgReport(ghgFacts({ recorded: owned, locations, contracts }));
    expect(wordsOf(report, 'Method')).toContain('No contractual instrument was used');
    expect(wordsOf(report, 'Scope 2')).toContain('No supply contract is recorded.');
  });

  it('lists no activity data of a scope that is not licensed', () => {
    const activities = [
      { ...january, sourceKind: 'scope3', itemId: 6, unit: 'km', quantity: 7, scope1Kg: 0 } as const,
    ];
    const report = buildGhgReport(ghgFacts({ recorded: owned, activities, scopes: [1, 2] }));
    expect(wordsOf(report, 'Appendix A')).toContain('No activity data was recorded');
  });

  it('tells no restatement and no review of a scope that is not licensed', () => {
    const restated = { year: 2024, asReportedKg: decimal(1000), restatedKg: decimal(2000) };
    const restatements = [1, 3].map((scope) => ({
      ...{ ...restated, scope, method: 'none' as const, reason: 'Error', decidedOn: '2025-03-01' },
    }));
    const reviews = [1, 3].map((scope) => ({
      ...{ scope, categoryNumber: 1, allData: true, isZero: false, isComplete: true },
      ...{ explanation: null, comments: null },
    }));
    const report = buildGhgReport(ghgFacts({ recorded: owned, restatements, reviews, scopes: [1, 2] }));
    expect(tableOf(report, 'Recalculated years').rows.map((row) => row[1])).toEqual(['Scope 1']);
    expect(tableOf(report, 'Completeness review').rows.length).toBe(1);
  });

  it('cites no publication that only a location outside the boundary needed', () => {
    const locations = [place(1), place(2, { facilities: [excluded] })];
    const published = {
      ...{ activityCode: 'a', label: 'Gas', region: 'PL', years: '2025', value: decimal(2), unit: 'l' },
      ...{ editionYear: 2025, sourceRow: '1', reference: '' },
    };
    const factors = [
      { ...published, id: 1, publisher: 'One', title: 'Factors' },
      { ...published, id: 2, publisher: 'Two', title: 'Factors' },
    ];
    const companyFactors = [
      { ...published, id: 9, publisher: 'Own', document: 'Letter', companyFactorId: 9, locationId: 2 },
    ];
    const recorded = [
      { ...s1, kgCo2e: 1000, factorId: 1 },
      { ...s1, locationId: 2, kgCo2e: 1000, factorId: 2 },
    ];
    const companyFactorSums = [
      { companyFactorId: 9, locationId: 2, scope: 1, method: 'none' as const, kgCo2e: decimal(5) },
    ];
    const report = buildGhgReport(
      ghgFacts({ recorded, locations, factors, companyFactors, companyFactorSums }),
    );
    const cited = tableOf(report, 'Publications that factors were taken from').rows;
    expect(cited.map(([publisher]) => publisher)).toEqual(['One']);
  });

  it('names every edition of a publication that it took factors from', () => {
    const published = {
      ...{ activityCode: 'a', label: 'Gas', region: 'PL', years: '2025', value: decimal(2), unit: 'l' },
      ...{ publisher: 'One', title: 'Factors', sourceRow: '1', reference: '' },
    };
    const factors = [2024, 2025].map((editionYear, index) => ({ ...published, editionYear, id: index + 1 }));
    const recorded = [1, 2].map((factorId) => ({ ...s1, kgCo2e: 1000, factorId }));
    const report = buildGhgReport(ghgFacts({ recorded, factors }));
    const cited = tableOf(report, 'Publications that factors were taken from').rows;
    expect(cited.map((row) => row[2])).toEqual([2024, 2025]);
  });
});

describe('the statement of accordance', () => {
  const baseYear = { ...s1, month: '2024-01-01', kgCo2e: 900 };
  const reporting = { ...everythingStated.reporting, baseYear: 2024 };
  const stated = { ...everythingStated, reporting };
  const subtitle = (given: Parameters<typeof ghgFacts>[0]) => buildGhgReport(ghgFacts(given)).subtitle;

  it('stands where nothing is missing', () => {
    expect(subtitle({ ...stated, recorded: [...all, baseYear] })).toContain('in accordance');
  });

  it('needs a reason for each category of Scope 3 that is left out, which "None." is not', () => {
    const report = buildGhgReport(ghgFacts({ ...stated, recorded: [...all, baseYear], reviews: [] }));
    expect(report.subtitle).toContain('on the basis of');
    expect(wordsOf(report, 'Statement')).toContain('the reason why categories of Scope 3 are not');
  });

  it('needs Scope 1 and Scope 2, which data of Scope 3 alone is not', () => {
    const recorded = [{ ...s3, kgCo2e: 4000 }, baseYear];
    const report = buildGhgReport(ghgFacts({ ...stated, recorded }));
    expect(wordsOf(report, 'Statement')).toContain('totals of Scope 1 and both of Scope 2');
    const reviews = [1, 2, 3].flatMap((scope) => stated.reviews.map((review) => ({ ...review, scope })));
    const reviewed = buildGhgReport(ghgFacts({ ...stated, recorded, reviews }));
    expect(wordsOf(reviewed, 'Statement')).not.toContain('totals of Scope 1');
  });

  it('needs figures of the base year', () => {
    const report = buildGhgReport(ghgFacts({ ...stated, recorded: all }));
    expect(wordsOf(report, 'Statement')).toContain('emissions of the base year');
    expect(subtitle({ ...everythingStated, recorded: all })).toContain('in accordance');
  });
});
