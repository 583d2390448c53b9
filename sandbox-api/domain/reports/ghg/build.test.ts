import { describe, expect, it } from 'vitest';
import type { DocumentTable } from '#api/contract/documents/document';
import { document as documentSchema } from '#api/contract/documents/document';
import { decimal } from '#api/domain/units/decimal';
import { rowOf, tableOf, wordsOf } from '#api/testing/facts/ghg-document';
import { everythingStated, ghgFacts, place, type Recorded } from '#api/testing/facts/ghg-facts';
import { buildGhgReport } from './build';

const s1 = { scope: 1, category: '1.1', method: 'none' } as const;
const lb = { scope: 2, category: '2.1', method: 'location' } as const;
const mb = { scope: 2, category: '2.1', method: 'market' } as const;
const s3 = { scope: 3, category: '3.6', method: 'none' } as const;
const january = { locationId: 1, month: '2025-01-01' };

/** 1 t, 2 t location-based and 3 t market-based, 4 t. */
const oneToFour: Recorded[] = [
  { ...january, ...s1, kgCo2e: 1000 },
  { ...january, ...lb, kgCo2e: 2000, energyKwh: 4000 },
  { ...january, ...mb, kgCo2e: 3000, energyKwh: 4000 },
  { ...january, ...s3, kgCo2e: 4000 },
];

describe('the greenhouse gas report', () => {
  it('keeps the two Scope 2 methods beside each other and never adds them', () => {
    const table = tableOf(buildGhgReport(ghgFacts({ recorded: oneToFour })), 'Emissions by scope');
    expect(table.rows.map(([label, now]) => [label, now])).toEqual([
      ['Scope 1', 1],
      ['Scope 2, location-based', 2],
      ['Scope 2, market-based', 3],
      ['Scope 1 + 2, location-based', 3],
      ['Scope 1 + 2, market-based', 4],
      ['Scope 3', 4],
      ['Total, location-based', 7],
      ['Total, market-based', 8],
    ]);
    expect(table.total).toBeNull();
  });

  // spec: reports.facilities.excluded
  it('takes the share of an excluded facility from everything of its location, and says how many tonnes', () => {
    const facilities = [
      { type: 'Hall', areaM2: 750, isOwned: true, isExcluded: false },
      { type: 'Flat', areaM2: 250, isOwned: false, isExcluded: true },
    ];
    const report = buildGhgReport(
      ghgFacts({
        recorded: oneToFour,
        locations: [place(1, { facilities })],
        activities: [{ ...january, sourceKind: 'fuel', itemId: 1, unit: 'l', quantity: 400, scope1Kg: 1000 }],
      }),
    );
    expect(tableOf(report, 'Emissions by scope').rows.map(([, now]) => now)).toEqual([
      0.75, 1.5, 2.25, 2.25, 3, 3, 5.25, 6,
    ]);
    expect(tableOf(report, 'Exclusions from the boundary').rows).toEqual([
      ['Site 1', 0.25, 0.25, 0.5, 0.75, 1],
    ]);
    expect(tableOf(report, 'Direct emissions by source').rows[0]?.slice(2)).toEqual([300, 'l', 2.5, 0.75]);
    expect(tableOf(report, 'Site 1').total).toEqual(['Total', 300]);
    expect(wordsOf(report, 'Appendix A')).toContain('Only 0.75 of Site 1');
  });

  it('leaves a location with every facility excluded out of all tables but that of the boundary', () => {
    const excluded = { type: 'Flat', areaM2: 10, isOwned: false, isExcluded: true };
    const locations = [place(1), place(2, { facilities: [excluded] })];
    const recorded = [...oneToFour, { ...january, ...s1, locationId: 2, kgCo2e: 5000 }];
    const report = buildGhgReport(ghgFacts({ recorded, locations }));
    expect(rowOf(tableOf(report, 'Emissions by scope'), 'Scope 1')?.[0]).toBe(1);
    expect(tableOf(report, 'Emissions by location').rows.map(([name]) => name)).toEqual(['Site 1']);
    expect(tableOf(report, 'Exclusions from the boundary').rows).toEqual([['Site 2', 1, 5, 0, 0, 0]]);
  });

  it('tells biogenic CO2 apart, by the scope of what was burned, and in no total', () => {
    const wood = { ...january, scope: 0, category: 'outside', method: 'none', itemId: 401 } as const;
    const recorded: Recorded[] = [
      { ...january, ...s1, itemId: 401, kgCo2e: 27, ch4: 27, isBiogenicFuel: true },
      { ...wood, kgCo2e: 0, biogenic: 9000 },
      { ...wood, sourceKind: 'scope3', kgCo2e: 0, biogenic: 500 },
      { ...january, ...s3, kgCo2e: 100, biogenic: 250 },
    ];
    const report = buildGhgReport(ghgFacts({ recorded }));
    expect(tableOf(report, 'Biogenic CO₂, outside the scopes').rows).toEqual([
      ['Scope 1', 9],
      ['Scope 2, location-based', 0],
      ['Scope 2, market-based', 0],
      ['Scope 3', 0.75],
    ]);
    expect(rowOf(tableOf(report, 'Emissions by scope'), 'Total, market-based')?.[0]).toBe(0.127);
    expect(rowOf(tableOf(report, 'Emissions by gas, tonnes of the gas'), 'CH₄')?.[0]).toBe(0.001);
  });

  it('calls what publishers round away rounding, and never a gas below zero', () => {
    const recorded: Recorded[] = [
      { ...january, ...s1, kgCo2e: 9990, other: -10 },
      { ...january, ...s3, kgCo2e: 4000, other: 1000 },
    ];
    const table = tableOf(buildGhgReport(ghgFacts({ recorded })), 'Emissions by gas, t CO₂e');
    expect(rowOf(table, 'Known as CO₂e only')).toEqual([0, 0, 0, 1]);
    expect(rowOf(table, 'Rounding of published parts')?.[0]).toBe(-0.01);
    expect(table.note).toContain('rounded independently');
  });

  it('opens with the key figures: the share that was measured, and why the total changed', () => {
    const recorded: Recorded[] = [
      ...oneToFour,
      { ...january, ...s1, reason: 'proxy-region', kgCo2e: 2000 },
      { ...january, ...s1, month: '2024-01-01', kgCo2e: 500 },
    ];
    const { sums } = ghgFacts({ recorded: [{ ...january, ...s1, kgCo2e: 500 }] });
    const report = buildGhgReport(ghgFacts({ recorded, earlier: new Map([[1, sums]]) }));
    expect(report.pages[0]?.title).toBe('1 Key figures');
    expect(wordsOf(report, 'Key figures')).toContain('Measured or billed: 0.8 of the market-based total');
    const bridge = tableOf(report, 'Change since 2024 by cause');
    expect(bridge.total).toEqual(['Change of the total', 8.5, 9.5]);
    const sumOf = (column: number) => bridge.rows.reduce((sum, row) => sum + Number(row[column]), 0);
    expect([sumOf(1), sumOf(2)]).toEqual([8.5, 9.5]);
  });

  it('draws what belongs to a scope in its colour', () => {
    const report = buildGhgReport(ghgFacts({ recorded: oneToFour }));
    const charts = report.pages
      .flatMap(({ sections }) => sections)
      .flatMap(({ paragraphs }) => paragraphs)
      .filter((paragraph) => paragraph.type === 'chart');
    const chartOf = (title: string) => charts.find((chart) => chart.title === title);
    expect(chartOf('Share by scope, market-based')?.xScopes).toEqual([1, 2, 3]);
    expect(chartOf('Total by year, market-based')?.series.map(({ scope }) => scope)).toEqual([1, 2, 3]);
  });

  it('weighs gases back to tonnes, and tells a blend of refrigerants by what it is made of', () => {
    const recorded: Recorded[] = [
      { ...january, ...s1, kgCo2e: 2980, ch4: 2980 },
      { ...january, ...s1, kgCo2e: 546, n2o: 546 },
      { ...january, ...s1, category: '1.3', itemId: 701, refrigerantId: 701, kgCo2e: 771, other: 771 },
      { ...january, ...s1, category: '1.3', itemId: 702, refrigerantId: 702, kgCo2e: 10_000, other: 10_000 },
    ];
    const report = buildGhgReport(ghgFacts({ recorded }));
    const inT = tableOf(report, 'Emissions by gas, t CO₂e');
    const mass = tableOf(report, 'Emissions by gas, tonnes of the gas');
    const scope1 = (table: DocumentTable) => table.rows.map(([gas, value]) => [gas, value]);
    expect(scope1(inT)).toEqual([
      ['CO₂', 0],
      ['CH₄', 2.98],
      ['N₂O', 0.546],
      ['HFCs', 5.371],
      ['PFCs', 5.4],
      ['SF₆', 0],
      ['NF₃', 0],
      ['Known as CO₂e only', 0],
    ]);
    expect(scope1(mass)).toEqual([
      ['CO₂', 0],
      ['CH₄', 0.1],
      ['N₂O', 0.002],
      ['HFCs', 0.00146],
      ['PFCs', 0.00054],
      ['SF₆', 0],
      ['NF₃', 0],
    ]);
  });

  it('compares the same months of the year before and of the base year', () => {
    const recorded: Recorded[] = [
      ...oneToFour,
      { ...january, ...s1, month: '2024-01-01', kgCo2e: 800 },
      { ...january, ...s1, month: '2023-01-01', kgCo2e: 2000 },
    ];
    const reporting = { consolidationApproach: null, consolidationReason: null, baseYear: 2023 };
    const report = buildGhgReport(ghgFacts({ recorded, reporting }));
    expect(rowOf(tableOf(report, 'Emissions by scope'), 'Scope 1')).toEqual([1, 0.8, 2, 0.25, -0.5]);
    expect(tableOf(report, 'Emissions by year').rows.map(([year, first]) => [year, first])).toEqual([
      ['2023', 2],
      ['2024', 0.8],
      ['2025', 1],
    ]);
  });

  it('counts months whole when the period ends within one, and says which', () => {
    const header = { ...everythingStated.header, periodStart: '2025-01-15', periodEnd: '2025-03-10' };
    const report = buildGhgReport(ghgFacts({ recorded: oneToFour, header }));
    const months = tableOf(report, 'Emissions by month').rows.map(([month]) => month);
    expect(months).toEqual(['January 2025', 'February 2025', 'March 2025']);
    expect(wordsOf(report, 'Company')).toContain('January 2025 – March 2025, 3 months');
    expect(wordsOf(report, 'Trends')).toContain('twelve months only');
  });

  it('counts a location to the month it was closed in, and tells what was recorded after', () => {
    const locations = [place(1, { isActive: false, closedOn: '2025-03-15', name: 'Old hall' })];
    const afterClosing = [
      { locationId: 1, scope: 1, method: 'none' as const, kgCo2e: decimal(700) },
      { locationId: 1, scope: 2, method: 'location' as const, kgCo2e: decimal(300) },
      { locationId: 1, scope: 2, method: 'market' as const, kgCo2e: decimal(900) },
    ];
    const report = buildGhgReport(ghgFacts({ recorded: oneToFour, locations, afterClosing }));
    expect(tableOf(report, 'Sites and facilities').rows[0]?.[0]).toBe('Old hall (closed on 15 March 2025)');
    expect(wordsOf(report, 'Boundaries')).toContain(
      '1 t CO₂e (location-based) were recorded after it was closed on 15 March 2025',
    );
    expect(tableOf(report, 'Emissions by location').rows[0]?.slice(0, 2)).toEqual(['Old hall', 1]);
  });

  // spec: reports.document.no-emissions
  it('has no zero for missing records of a company without emissions', () => {
    const report = buildGhgReport(ghgFacts());
    expect(wordsOf(report, 'Summary')).toContain('This does not mean that there were none.');
    expect(
      tableOf(report, 'Emissions by scope').rows.every((row) => row.slice(1).every((cell) => cell === null)),
    ).toBe(true);
    expect(report.pages.some(({ title }) => title?.includes('Scope 3'))).toBe(false);
    expect(wordsOf(report, 'Statement')).toContain('totals of Scope 1 and of Scope 2 by both methods');
    expect(JSON.stringify(report)).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('calls itself in accordance with the standards only when nothing of the check list is missing', () => {
    const whole = buildGhgReport(ghgFacts({ ...everythingStated, recorded: oneToFour }));
    expect(whole.subtitle).toContain('Prepared in accordance with');
    expect(wordsOf(whole, 'Statement')).toContain('has been prepared in accordance');
    const index = tableOf(whole, 'Conformity index');
    expect(index.rows.filter(([, , , status]) => status !== 'reported')).toEqual([]);
    const general = { ...everythingStated.general, uncertainty: null };
    const lacking = buildGhgReport(ghgFacts({ ...everythingStated, general, recorded: oneToFour }));
    expect(lacking.subtitle).toContain('Prepared on the basis of');
    expect(wordsOf(lacking, 'Statement')).toContain('a statement on uncertainty');
    expect(wordsOf(lacking)).not.toContain('has been prepared in accordance');
    const missing = tableOf(lacking, 'Conformity index').rows.filter(
      ([, , , status]) => status === 'missing',
    );
    expect(missing.map(([, , page]) => page)).toEqual([
      '12 Quality and uncertainty',
      '14 Statement and verification',
    ]);
  });

  it('names pages in its index as they are titled, also when one is left out', () => {
    const report = buildGhgReport(ghgFacts({ recorded: oneToFour.filter(({ scope }) => scope !== 3) }));
    const titles = report.pages.map(({ title }) => title);
    expect(titles).toContain('9 Energy');
    const pages = tableOf(report, 'Conformity index').rows.map(([, , page]) => page);
    expect(pages.filter((page) => page !== null && !titles.includes(String(page)))).toEqual([]);
    expect(pages.filter((page) => page === null).length).toBe(4);
    const { rowPlaces = [] } = tableOf(report, 'Conformity index');
    expect(rowPlaces.map((places) => places.map(({ page }) => titles[page]).join() || null)).toEqual(pages);
  });

  it('lays the annexes of months and of factors on their long side, and nothing else', () => {
    const { pages } = buildGhgReport(ghgFacts({ recorded: oneToFour }));
    const wide = pages.filter(({ isLandscape }) => isLandscape).map(({ title }) => title);
    expect(wide).toEqual(['Appendix A Activity data by location and month', 'Appendix B Emission factors']);
  });

  it.each(['en', 'pl'] as const)('names the section of each required item in its index: %s', (language) => {
    const report = buildGhgReport(ghgFacts({ ...everythingStated, recorded: oneToFour, language }));
    const title = { en: 'Conformity index', pl: 'Indeks zgodności' }[language];
    const { rows, rowPlaces = [] } = tableOf(report, title);
    const sections = rows.map(([item], index) => {
      const [place] = rowPlaces[index] ?? [];
      const page = place && report.pages[place.page];
      return [item, page?.sections[place?.section ?? -1]?.title];
    });
    expect(sections.filter(([, section]) => section === undefined).map(([item]) => item)).toEqual([
      { en: 'Emission factors with their sources', pl: 'Wskaźniki emisji ze źródłami' }[language],
    ]);
    const sectionOf = new Map(sections.map(([item, section]) => [item, section]));
    expect(sectionOf.get({ en: 'Base year with reason', pl: 'Rok bazowy z uzasadnieniem' }[language])).toBe(
      { en: 'Base year', pl: 'Rok bazowy' }[language],
    );
  });

  it('leaves users’ texts unchanged: formulas, braces, line breaks, right-to-left, a hundred letters', () => {
    const hostile = ['=1+1', '{now} {0}', 'two\nlines', 'שלום עולם', 'x'.repeat(100), '<b>&amp;</b>'];
    for (const written of hostile) {
      const report = buildGhgReport(
        ghgFacts({
          ...everythingStated,
          recorded: oneToFour,
          header: { ...everythingStated.header, author: written, description: written },
          general: { ...everythingStated.general, production: written, exclusions: written },
          locations: [place(1, { name: written })],
        }),
      );
      expect(documentSchema.parse(report)).toEqual(report);
      expect(wordsOf(report, 'Company')).toContain(`Acme. ${written}`);
      expect(wordsOf(report, 'Boundaries')).toContain(written);
      expect(tableOf(report, 'Emissions by location').rows[0]?.[0]).toBe(written);
      const named = new Set(report.variables.map(({ name }) => name));
      expect(named.size).toBe(report.variables.length);
    }
  });

  it('says nothing of production and policies where the company stated none', () => {
    const report = buildGhgReport(
      ghgFacts({
        ...everythingStated,
        general: { ...everythingStated.general, companyName: 'Acme S.A.', production: null, policies: null },
      }),
    );
    const words = wordsOf(report, 'Company');
    expect(words).toMatch(/^The company\nAcme S\.A\.\n/);
    expect(words).not.toContain('Policy and strategy');
    expect(words).not.toContain('null');
  });

  it('contains nothing of a scope that the company has not licensed', () => {
    const report = buildGhgReport(ghgFacts({ recorded: oneToFour, scopes: [1, 2] }));
    expect(rowOf(tableOf(report, 'Emissions by scope'), 'Total, market-based')?.[0]).toBe(4);
    expect(wordsOf(report, 'Boundaries')).toContain('Scope 3 is not reported.');
  });

  it('splits each figure once into measured, estimated, spend-based and proxied', () => {
    const travel = { ...january, ...s3 };
    const recorded: Recorded[] = [
      { ...travel, kgCo2e: 400 },
      { ...travel, kgCo2e: 300, isSpendBased: true, reason: 'proxy-region' },
      { ...travel, kgCo2e: 200, reason: 'nearest-year' },
      { ...travel, kgCo2e: 100, reason: 'supplier' },
    ];
    const estimates = [{ ...s3, locationId: 1, reason: 'exact', isSpendBased: false, kgCo2e: decimal(100) }];
    const report = buildGhgReport(ghgFacts({ recorded, estimates }));
    expect(tableOf(report, 'Data quality').rows).toEqual([['3.6 Category 3.6', 1, 0.4, 0.1, 0.3, 0.2]]);
    const byCategory = tableOf(report, 'Emissions by category').rows[0];
    expect(byCategory?.slice(-2)).toEqual([0.3, 0.1]);
  });

  it('sets emissions against employees, revenue, area and output where they are known', () => {
    const keyFigures = [
      {
        year: 2025,
        revenueCurrency: 'PLN',
        conversion: null,
        outputUnit: 't of bread',
        revenue: decimal(4_000_000),
        employees: decimal(80),
        output: decimal(16),
      },
    ];
    const report = buildGhgReport(ghgFacts({ ...everythingStated, recorded: oneToFour, keyFigures }));
    expect(tableOf(report, 'Intensity').rows).toEqual([
      ['employee', 50, 60, 80, 140, 160],
      ['million PLN of revenue', 4, 750, 1000, 1750, 2000],
      ['m² of area in the report', 1000, 3, 4, 7, 8],
      ['t of bread', 16, 187.5, 250, 437.5, 500],
    ]);
  });

  it('sets emissions against revenue in another currency by the rate that was entered, and prints that', () => {
    const conversion = { currency: 'EUR', rate: decimal('4.25'), day: '2025-12-31', source: 'NBP' };
    const zlotys = { revenue: decimal(8_500_000), revenueCurrency: 'PLN', conversion };
    const keyFigures = [{ year: 2025, ...zlotys, employees: null, output: null, outputUnit: null }];
    const report = buildGhgReport(ghgFacts({ recorded: oneToFour, keyFigures }));
    expect(tableOf(report, 'Intensity').rows.slice(0, 2)).toEqual([
      ['million PLN of revenue', 8.5, ...[3000, 4000, 7000, 8000].map((kg) => expect.closeTo(kg / 8.5, 9))],
      ['million EUR of revenue', 2, 1500, 2000, 3500, 4000],
    ]);
    expect(wordsOf(report, 'Trends')).toContain(
      'Revenue is stated in PLN. It is converted at 1 EUR = 4.25 PLN (NBP, 31 December 2025).',
    );
  });

  it('prints no credits, removals or targets that were not stated', () => {
    const words = wordsOf(buildGhgReport(ghgFacts({ ...everythingStated, recorded: oneToFour })), 'credits');
    expect(words).toContain('This inventory does not include carbon credits');
    expect(words).toContain('Investments: A new oven');
    expect(words).toContain('Energy: no');
  });
});
