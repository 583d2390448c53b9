import { describe, expect, it } from 'vitest';
import type { ContractFacts } from '#api/domain/reports/kit/facts';
import { decimal } from '#api/domain/units/decimal';
import { csrdFacts } from '#api/testing/facts/csrd-facts';
import { rowOf, tableOf, wordsOf } from '#api/testing/facts/ghg-document';
import { everythingStated, ghgFacts, place, type Recorded } from '#api/testing/facts/ghg-facts';
import { buildCsrdReport } from '../csrd/build';
import { buildGhgReport, missingForAccordance } from './build';

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
  locationName: 'Site 1',
  locationId: 1,
  supplyTypeId: 1,
  type: 'Green power',
  isRenewable: true,
  startDate: '2024-01-01',
  endDate: null,
  certificate: 'GO 1',
  certificateType: 'go',
  certificateFrom: null,
  certificateTo: null,
  certificateMwh: null,
  sharePercent: null,
  volumeMwh: null,
};

const noComment = { explanation: null, comments: null };

describe('a greenhouse gas report', () => {
  it('sets emissions against the area of a location that was closed after the months that count', () => {
    const locations = [place(1), place(2, { isActive: false, closedOn: '2025-08-31' })];
    const recorded = [...owned, { ...s1, locationId: 2, kgCo2e: 1000 }];
    const gone = place(3, { isActive: false, closedOn: '2024-12-31' });
    const report = buildGhgReport(ghgFacts({ recorded, locations: [...locations, gone] }));
    expect(rowOf(tableOf(report, 'Intensity'), 'm² of area in the report')?.[0]).toBe(2000);
  });

  it('counts what a fuel was burned for on site once, as that fuel, like the sustainability report', () => {
    const recorded: Recorded[] = [
      { ...s1, kgCo2e: 1000, energyKwh: 4000 },
      ...[lb, mb].flatMap((line) => [
        { ...line, kgCo2e: 2000, energyKwh: 6000 },
        { ...line, kgCo2e: 0, energyKwh: 500, sourceKind: 'renewable' as const, itemId: 1 },
        { ...line, kgCo2e: 0, energyKwh: 700, sourceKind: 'renewable' as const, itemId: 9 },
      ]),
    ];
    const energy = tableOf(buildGhgReport(ghgFacts({ recorded })), 'Energy consumption');
    expect(rowOf(energy, 'Generated and used on site from renewable sources')?.[0]).toBe(0.5);
    expect(energy.total?.[1]).toBe(10.5);
    expect(energy.note).toContain('count once, as that fuel');
    const sustainability = buildCsrdReport(csrdFacts({ recorded }));
    expect(tableOf(sustainability, 'Energy consumption and mix').rows.at(-1)).toContain(10.5);
  });

  it('shows how large each category of Scope 3 is, which is the criterion of significance that the data knows', () => {
    const report = buildGhgReport(ghgFacts({ recorded: all }));
    const categories = tableOf(report, 'Coverage of Scope 3 categories');
    expect(categories.rows[5]?.slice(1, 3)).toEqual(['included', 0.5]);
    expect(categories.rows[0]?.slice(1)).toEqual(['excluded', null, 'no reason recorded']);
    expect(wordsOf(report)).not.toContain('recorded data for their category');
  });

  it('names the language of an answer that is not in the language of the report', () => {
    const purpose = 'Raport jest dla banku oraz klientów, którzy pytają o emisje każdego roku.';
    const general = { ...everythingStated.general, purpose };
    const said = (language: 'en' | 'pl') =>
      JSON.stringify(buildGhgReport(ghgFacts({ recorded: owned, general, language })).variables);
    expect(said('en')).toContain('każdego roku. (in Polish)');
    expect(said('pl')).not.toContain('(po angielsku)');
  });

  it('says why it has no uncertainty in % and no chart of nuclear energy, instead of a guess', () => {
    const report = buildGhgReport(ghgFacts({ recorded: [{ ...s1, kgCo2e: 1, energyKwh: 1000 }] }));
    expect(tableOf(report, 'Data quality').note).toContain('Uncertainty is not shown in %');
    expect(tableOf(report, 'Energy consumption').note).toContain('no chart therefore divides the energy');
  });

  it('names the months that no completeness review covers, also where another one covers the rest', () => {
    const reviews = [
      { scope: 1, categoryNumber: 1, allData: true, isZero: false, isComplete: true, ...noComment },
    ];
    const unreviewedMonths = ['2025-11-01', '2025-12-01'];
    const report = buildGhgReport(ghgFacts({ recorded: owned, reviews, unreviewedMonths }));
    expect(wordsOf(report, 'Quality')).toContain('No completeness review covers Nov 2025, Dec 2025');
    const polish = buildGhgReport(ghgFacts({ recorded: owned, reviews, unreviewedMonths, language: 'pl' }));
    expect(wordsOf(polish, 'Jakość')).toContain('nie obejmuje miesięcy: lis 2025, gru 2025');
    const whole = buildGhgReport(ghgFacts({ recorded: owned, reviews, unreviewedMonths: [] }));
    expect(wordsOf(whole, 'Quality')).not.toContain('No completeness review');
    expect(
      wordsOf(buildGhgReport(ghgFacts({ recorded: owned, reviews: [], unreviewedMonths: [] })), 'Quality'),
    ).toContain('has no answers yet');
  });

  it('lists the gaps of each source with their explanations, instead of "no gap"', () => {
    const gap = {
      locationId: 1,
      locationName: 'Site 1',
      sourceName: 'Natural gas',
      months: [
        { month: '2025-08-01', days: 31 },
        { month: '2025-09-01', days: 4 },
      ],
      explanation: null,
    };
    const quality = (dataGaps: (typeof gap | { explanation: string | null })[]) =>
      wordsOf(
        buildGhgReport(ghgFacts({ recorded: owned, dataGaps: dataGaps.map((one) => ({ ...gap, ...one })) })),
        'Quality',
      );
    expect(quality([])).toContain('No gaps were found');
    expect(quality([gap])).toContain('Site 1, Natural gas: Aug 2025, Sep 2025 (4 days)');
    expect(quality([gap])).not.toContain('No gap');
    const explained = quality([{ explanation: 'The boiler stood still.' }]);
    expect(explained).toContain('Aug 2025, Sep 2025 (4 days). Explanation: The boiler stood still.');
    expect(explained).toContain('Every gap has been explained.');
    const leftOut = place(1, { areaM2: 10, facilities: [{ ...excluded }] });
    const without = ghgFacts({ recorded: owned, dataGaps: [gap], locations: [leftOut, place(2)] });
    expect(wordsOf(buildGhgReport(without), 'Quality')).toContain('No gaps were found');
  });

  it('is in accordance with no standard while data is missing, or a review is open or says so', () => {
    const missing = (over: Parameters<typeof ghgFacts>[0]) => {
      const facts = ghgFacts({ ...everythingStated, recorded: all, ...over });
      return missingForAccordance(facts, 'en').map(({ check }) => check);
    };
    const { reviews } = everythingStated;
    const [first, ...others] = reviews;
    if (!first) throw new Error('There is a review.');
    const gap = {
      locationId: 1,
      locationName: 'Site 1',
      sourceName: null,
      months: [{ month: '2025-08-01', days: 31 }],
      explanation: null,
    };
    expect(missing({})).toEqual([]);
    expect(missing({ dataGaps: [gap] })).toEqual(['dataGaps']);
    expect(missing({ dataGaps: [{ ...gap, explanation: 'Rented with energy.' }] })).toEqual([]);
    expect(missing({ openReviews: ['2025'] })).toEqual(['reviews']);
    expect(missing({ unreviewedMonths: ['2025-12-01'] })).toEqual(['reviews']);
    expect(missing({ reviews: [{ ...first, allData: null }, ...others] })).toEqual(['unanswered']);
    expect(missing({ reviews: [{ ...first, allData: false }, ...others] })).toEqual(['notAllData']);
    const scope3 = { ...first, allData: false };
    expect(missing({ reviews: [scope3, ...others], scopes: [1, 2] })).toEqual([]);
    const report = buildGhgReport(ghgFacts({ ...everythingStated, recorded: all, dataGaps: [gap] }));
    expect(wordsOf(report, 'Statement')).not.toContain('has been prepared in accordance');
    expect(report.subtitle).not.toContain('in accordance');
  });

  it('does not take an unreviewed month as proof that a scope has nothing to enter', () => {
    const onlyScope2 = owned.slice(1);
    const reviews = [
      { scope: 1, categoryNumber: 1, allData: true, isZero: true, isComplete: true, ...noComment },
    ];
    const of = (unreviewedMonths: string[]) =>
      wordsOf(
        buildGhgReport(
          ghgFacts({ ...everythingStated, recorded: onlyScope2, reviews, unreviewedMonths, scopes: [1, 2] }),
        ),
        'Statement',
      );
    expect(of([])).not.toContain('totals of Scope 1');
    expect(of(['2025-12-01'])).not.toEqual(of([]));
  });

  it('lists no site as included that was closed before the period started', () => {
    const gone = place(2, { name: 'Old hall', isActive: false, closedOn: '2024-12-31' });
    const report = buildGhgReport(ghgFacts({ recorded: owned, locations: [place(1), gone] }));
    expect(tableOf(report, 'Sites and facilities').rows.map(([name]) => name)).toEqual(['Site 1']);
  });

  it('names a blend that is recorded and counts as nothing, with its amount', () => {
    const zero = { gas: 'r-406a', report: 'AR6' as const, isKyoto: true, value: decimal(0), composition: '' };
    const { potentials, names } = ghgFacts();
    const ofBlend = (language: 'en' | 'pl') =>
      ghgFacts({
        language,
        recorded: [...owned, { ...s1, category: '1.3', itemId: 703, refrigerantId: 703 }],
        potentials: [...potentials, zero],
        names: { ...names, gasOf: (id) => (id === 703 ? 'r-406a' : names.gasOf(id)) },
        activities: [
          { ...january, sourceKind: 'fuel', itemId: 703, unit: 'kg', quantity: 12.5, scope1Kg: 0 },
        ],
      });
    const report = buildGhgReport(ofBlend('en'));
    expect(wordsOf(report, 'Quality')).toContain('R-406A (12.5 kg)');
    expect(wordsOf(report, 'Quality')).toContain('counts as 0');
    expect(wordsOf(buildGhgReport(ofBlend('pl')), 'Jakość')).toContain('R-406A (12.5 kg)');
    const row = rowOf(tableOf(report, 'Direct emissions by source'), 'Category 1.3');
    expect(row?.slice(-4)).toEqual([12.5, 'kg', null, 0]);
    expect(wordsOf(buildGhgReport(ghgFacts({ recorded: owned })), 'Quality')).not.toContain('counts as 0');
  });

  it('names the months of the earlier years by their own years', () => {
    const header = { ...everythingStated.header, periodStart: '2024-07-01', periodEnd: '2025-06-30' };
    const reporting = { ...everythingStated.reporting, baseYear: 2021 };
    const years = [0, 1, 3].map((yearsBack) => ({
      yearsBack,
      locationId: 1,
      scope: 1,
      method: 'none' as const,
      kgCo2e: decimal(1000),
      lineCount: 1,
    }));
    const noteOf = (language: 'en' | 'pl', title: string) =>
      tableOf(buildGhgReport(ghgFacts({ recorded: owned, header, reporting, years, language })), title).note;
    const note = noteOf('en', 'Emissions by scope');
    expect(note).toContain('Year before: July 2023 – June 2024. Base year: July 2021 – June 2022.');
    expect(note).not.toContain('2025');
    const polish = noteOf('pl', 'Emisje według zakresów');
    expect(polish).toContain(
      'Rok wcześniej: lipiec 2023 – czerwiec 2024. Rok bazowy: lipiec 2021 – czerwiec 2022.',
    );
    const alone = buildGhgReport(ghgFacts({ recorded: owned, years: years.slice(0, 2) }));
    expect(tableOf(alone, 'Emissions by scope').note).not.toContain('Base year:');
  });

  it('does not say of a future base year that nothing was recorded for it', () => {
    const reporting = { consolidationApproach: null, consolidationReason: null, baseYear: 2026 };
    const report = buildGhgReport(ghgFacts({ recorded: owned, reporting }));
    const note = tableOf(report, 'Emissions by scope').note;
    expect(note).not.toContain('Nothing was recorded for the base year');
    expect(note).toContain('The base year 2026 starts after the first month of this period');
    expect(wordsOf(report, 'Trends')).toContain('starts after the first month of this period');
  });

  it('prints the reason of the approach beside it, or that none was stated', () => {
    const boundaryOf = (consolidationReason: string | null) =>
      wordsOf(
        buildGhgReport(
          ghgFacts({
            recorded: owned,
            reporting: { consolidationApproach: 'equity-share', consolidationReason, baseYear: 2025 },
          }),
        ),
        'Boundaries',
      );
    expect(boundaryOf('Half of it is joint ventures.')).toMatch(
      /by equity share.*Half of it is joint ventures\./s,
    );
    expect(boundaryOf(null)).toContain('The reason for choosing this approach is not stated.');
  });

  it.each(['en', 'pl'] as const)(
    'says in %s why it compares with no year that has fewer months',
    (language) => {
      const reporting = { consolidationApproach: null, consolidationReason: null, baseYear: 2024 };
      const of = (given: Parameters<typeof ghgFacts>[0]) => {
        const report = buildGhgReport(ghgFacts({ recorded: owned, reporting, language, ...given }));
        const [title, chapter] =
          language === 'en'
            ? (['Emissions by scope', 'Trends'] as const)
            : (['Emisje według zakresów', 'Zmiany w czasie'] as const);
        return { note: tableOf(report, title).note ?? '', development: wordsOf(report, chapter) };
      };
      const said = {
        en: [
          'The year before has data for fewer of these months',
          'The base year 2024 has data for fewer of these months',
          'Nothing was recorded for',
          'The base year is 2024.',
        ],
        pl: [
          'Rok wcześniej odnotowano dane w mniejszej liczbie',
          'W roku bazowym 2024 odnotowano dane w mniejszej liczbie',
          'nie odnotowano danych',
          'Rokiem bazowym jest 2024.',
        ],
      }[language];
      const [before = '', base = '', nothing = '', named = ''] = said;
      const partial = of({ partialYears: [1] });
      expect(partial.note).toContain(before);
      expect(partial.note).toContain(base);
      expect(partial.note).not.toContain(nothing);
      expect(partial.development).toContain(named);
      expect(partial.development).toContain(base);
      const none = of({});
      expect(none.note).toContain(nothing);
      expect(none.note).not.toContain(base);
      expect(none.development).toContain(nothing);
      const whole = of({ recorded: [...owned, ...owned.map((row) => ({ ...row, month: '2024-01-01' }))] });
      expect(whole.note).not.toContain(nothing);
      expect(whole.development).not.toContain(nothing);
    },
  );

  it('speaks of no scope in its boundary that it does not cover', () => {
    const boundary = wordsOf(buildGhgReport(ghgFacts({ recorded: owned, scopes: [1, 2] })), 'Boundaries');
    expect(boundary).toContain('The report covers Scope 1, Scope 2.');
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
    const valueChainAmounts = [
      {
        ...january,
        itemId: 6,
        isOutside: false,
        factorId: 0,
        companyFactorId: 0,
        reason: 'supplier',
        factorValue: decimal(1),
        unit: 'km',
        quantity: decimal(700),
      },
    ];
    const report = buildGhgReport(ghgFacts({ recorded: owned, valueChainAmounts, scopes: [1, 2] }));
    expect(wordsOf(report, 'Appendix A')).toContain('No activity data was recorded');
  });

  it('tells no restatement and no review of a scope that is not licensed', () => {
    const restated = { year: 2024, asReportedKg: decimal(1000), restatedKg: decimal(2000) };
    const restatements = [1, 3].map((scope) => ({
      ...restated,
      scope,
      method: 'none' as const,
      reason: 'Error',
      decidedOn: '2025-03-01',
    }));
    const reviews = [1, 3].map((scope) => ({
      scope,
      categoryNumber: 1,
      allData: true,
      isZero: false,
      isComplete: true,
      explanation: null,
      comments: null,
    }));
    const report = buildGhgReport(ghgFacts({ recorded: owned, restatements, reviews, scopes: [1, 2] }));
    expect(tableOf(report, 'Restated years').rows.map((row) => row[1])).toEqual(['Scope 1']);
    expect(tableOf(report, 'Completeness review').rows.length).toBe(1);
  });

  it('cites no publication that only a location outside the boundary needed', () => {
    const locations = [place(1), place(2, { facilities: [excluded] })];
    const published = {
      activityCode: 'a',
      label: 'Gas',
      region: 'PL',
      years: '2025',
      value: decimal(2),
      unit: 'l',
      editionYear: 2025,
      sourceRow: '1',
      reference: '',
    };
    const factors = [
      { ...published, id: 1, publisher: 'One', title: 'Factors' },
      { ...published, id: 2, publisher: 'Two', title: 'Factors' },
    ];
    const companyFactors = [
      {
        ...published,
        id: 9,
        method: null,
        publisher: 'Own',
        document: 'Letter',
        companyFactorId: 9,
        locationId: 2,
      },
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
    const cited = tableOf(report, 'Publications used as sources of factors').rows;
    expect(cited.map(([publisher]) => publisher)).toEqual(['One']);
  });

  it('names every edition of a publication that it took factors from', () => {
    const published = {
      activityCode: 'a',
      label: 'Gas',
      region: 'PL',
      years: '2025',
      value: decimal(2),
      unit: 'l',
      publisher: 'One',
      title: 'Factors',
      sourceRow: '1',
      reference: '',
    };
    const factors = [2024, 2025].map((editionYear, index) => ({ ...published, editionYear, id: index + 1 }));
    const recorded = [1, 2].map((factorId) => ({ ...s1, kgCo2e: 1000, factorId }));
    const report = buildGhgReport(ghgFacts({ recorded, factors }));
    const cited = tableOf(report, 'Publications used as sources of factors').rows;
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
    expect(wordsOf(report, 'Statement')).toContain('the reason why Scope 3 categories are not');
  });

  it('needs Scope 1 and Scope 2, which data of Scope 3 alone is not', () => {
    const recorded = [{ ...s3, kgCo2e: 4000 }, baseYear];
    const report = buildGhgReport(ghgFacts({ ...stated, recorded }));
    expect(wordsOf(report, 'Statement')).toContain('totals of Scope 1 and of Scope 2 by both methods');
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
