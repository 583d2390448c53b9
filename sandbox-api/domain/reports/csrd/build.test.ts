import { describe, expect, it } from 'vitest';
import type { Document, DocumentTable } from '#api/contract/documents/document';
import { document as documentSchema } from '#api/contract/documents/document';
import { topicalStandards } from '#api/contract/materiality/screenings';
import { buildGhgReport } from '#api/domain/reports/ghg/build';
import type { ConversionFacts } from '#api/domain/reports/kit/facts';
import { decimal } from '#api/domain/units/decimal';
import { csrdFacts } from '#api/testing/facts/csrd-facts';
import { ghgFacts, place, type Recorded } from '#api/testing/facts/ghg-facts';
import { buildCsrdReport } from './build';

const january = { locationId: 1, month: '2025-01-01' };
const s1 = { ...january, scope: 1, category: '1.1', method: 'none' } as const;
const lb = { ...january, scope: 2, category: '2.1', method: 'location' } as const;
const mb = { ...lb, method: 'market' } as const;
const s3 = { ...january, scope: 3, category: '3.6', method: 'none' } as const;

/** 1 t of gas with 4 MWh, 2 t location-based and 3 t market-based with 6 MWh, 4 t of business travel. */
const oneToFour: Recorded[] = [
  { ...s1, kgCo2e: 1000, energyKwh: 4000, itemId: 1 },
  { ...lb, kgCo2e: 2000, energyKwh: 6000 },
  { ...mb, kgCo2e: 3000, energyKwh: 6000 },
  { ...s3, kgCo2e: 4000 },
];

const ofYear = (recorded: readonly Recorded[]) => ghgFacts({ recorded }).sums;

function tableOf(report: Document, title: string): DocumentTable {
  const tables = report.pages
    .flatMap(({ sections }) => sections)
    .flatMap(({ paragraphs }) => paragraphs)
    .filter((paragraph) => paragraph.type === 'table');
  const found = tables.find((one) => one.title === title);
  if (!found) throw new Error(`No table ${title}; there are: ${tables.map((one) => one.title).join(', ')}`);
  return found;
}

/** The cell of a row in the column of this key. */
function cell(table: DocumentTable, label: string, key: string) {
  const at = table.columns.findIndex((column) => column.key === key);
  const row = table.rows.find((cells) => cells.includes(label));
  return row?.[at];
}

function wordsOf(report: Document): string {
  const values = new Map(report.variables.map(({ name, value }) => [name, String(value)]));
  return report.pages
    .flatMap(({ sections }) => sections)
    .flatMap(({ title, paragraphs }) => [
      title,
      ...paragraphs.flatMap((paragraph) => {
        if (paragraph.type === 'list') return paragraph.items;
        return paragraph.type === 'text' || paragraph.type === 'subtitle' ? [paragraph.text] : [];
      }),
    ])
    .join('\n')
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => values.get(name) ?? `{${name}}`);
}

const emissions = 'GHG emissions by scope';
const energy = 'Energy consumption and mix';
const intensities = 'GHG intensity per net revenue';
const index = 'Index of disclosure requirements';
const draw = (given: Parameters<typeof csrdFacts>[0]) => buildCsrdReport(csrdFacts(given));

describe('emissions by scope (AR 48)', () => {
  it('are the figures of the greenhouse gas report, with both methods of Scope 2 and never their sum', () => {
    const halved = place(1, {
      facilities: [
        { type: 'Hall', areaM2: 500, isOwned: true, isExcluded: false },
        { type: 'Flat', areaM2: 500, isOwned: true, isExcluded: true },
      ],
    });
    for (const locations of [[place(1)], [halved]]) {
      const own = tableOf(draw({ recorded: oneToFour, locations }), emissions);
      const ghg = tableOf(buildGhgReport(ghgFacts({ recorded: oneToFour, locations })), 'Emissions by scope');
      const ours = ['E1-6_07', 'E1-6_09', 'E1-6_10', 'E1-6_11', 'E1-6_12', 'E1-6_13'];
      expect(ours.map((datapoint) => cell(own, datapoint, 'n'))).toEqual(
        [...ghg.rows, ...(ghg.total ? [ghg.total] : [])]
          // E1-6 has no line of both scopes.
          .filter(([label]) => !String(label).startsWith('Scope 1 + 2'))
          .map((row) => row[1])
          .slice(0, ours.length),
      );
    }
    const table = tableOf(draw({ recorded: oneToFour }), emissions);
    expect(cell(table, 'E1-6_12', 'n')).toBe(7);
    expect(cell(table, 'E1-6_13', 'n')).toBe(8);
  });

  it('have the previous year and the base year beside them, with N as a share of N-1', () => {
    const earlier = new Map([
      [1, ofYear([{ ...s1, kgCo2e: 800 }])],
      [3, ofYear([{ ...s1, kgCo2e: 2000 }])],
    ]);
    const reporting = { consolidationApproach: null, consolidationReason: null, baseYear: 2022 };
    const table = tableOf(draw({ recorded: oneToFour, earlier, reporting }), emissions);
    expect(table.columns.map(({ label }) => label)).toEqual([
      'Row',
      'Unit',
      'Base year 2022',
      'N-1 (2024)',
      'N (2025)',
      '% N / N-1',
      'Datapoint',
    ]);
    const row = (key: string) => cell(table, 'Gross Scope 1 GHG emissions', key);
    expect(['baseYear', 'comparative', 'n', 'changePct'].map(row)).toEqual([2, 0.8, 1, 1.25]);
    // 125 % of the year before, which +125 % is not.
    expect(table.columns.filter(({ isChange }) => isChange)).toEqual([]);
  });

  it('compare with nothing if the previous year has no records', () => {
    const table = tableOf(draw({ recorded: oneToFour }), emissions);
    expect(cell(table, 'E1-6_07', 'comparative')).toBeNull();
    expect(cell(table, 'E1-6_07', 'changePct')).toBeNull();
  });

  it('say of which years they compare with nothing because these have data in fewer months', () => {
    const reporting = { consolidationApproach: null, consolidationReason: null, baseYear: 2022 };
    const report = draw({ recorded: oneToFour, reporting, partialYears: [3, 2, 1] });
    expect(tableOf(report, emissions).columns.map(({ label }) => label)).toContain('Base year 2022');
    expect(wordsOf(report)).toContain('2022, 2024: data for fewer of these months than in the period');
    expect(wordsOf(draw({ recorded: oneToFour, reporting }))).not.toContain('fewer of these months');
    const polish = draw({ recorded: oneToFour, reporting, partialYears: [1], language: 'pl' });
    expect(wordsOf(polish)).toContain('2024: dane w mniejszej liczbie tych miesięcy');
  });

  it('leave out categories of Scope 3 without a record, and say when there is none at all', () => {
    const table = tableOf(draw({ recorded: oneToFour }), emissions);
    const labels = table.rows.map(([label]) => label);
    expect(labels).toContain('6. Business travel');
    expect(labels).not.toContain('1. Purchased goods and services');
    const without = draw({ recorded: oneToFour.slice(0, 3) });
    expect(cell(tableOf(without, emissions), 'E1-6_11', 'n')).toBeNull();
    expect(wordsOf(without)).toContain('No Scope 3 data is recorded');
  });

  const target = {
    'E1-TARGET': 'yes',
    'E1-BASEYEAR': '2024',
    'E1-TARGETYEAR': '2034',
    'E1-REDUCTION': '40',
    'E1-TARGETSCOPES': ['s1'],
  };
  const based = {
    recorded: oneToFour,
    earlier: new Map([[1, ofYear([{ ...s1, kgCo2e: 5000 }])]]),
    reporting: { consolidationApproach: null, consolidationReason: null, baseYear: 2024 },
  };

  it('have a milestone where a target of one row is answered: 40 % below 5 t is 3 t, 4 % a year', () => {
    const table = tableOf(draw({ ...based, answers: target }), emissions);
    expect(cell(table, 'E1-6_07', 'target')).toBe(3);
    expect(cell(table, 'E1-6_07', 'annualTarget')).toBe(0.04);
    expect(cell(table, 'E1-6_09', 'target')).toBeNull();
    // The milestones of AR 48 that are not over are listed, without a figure that was not stated.
    const labels = ['2030', 'Target 2034', '2050', 'Annual % target / base year'];
    expect(table.columns.slice(-5, -1).map(({ label }) => label)).toEqual(labels);
    expect(['y2030', 'y2050'].map((key) => cell(table, 'E1-6_07', key))).toEqual([null, null]);
    expect(table.note).toContain('no target is stated for them');
    const of2030 = tableOf(draw({ ...based, answers: { ...target, 'E1-TARGETYEAR': '2030' } }), emissions);
    expect(of2030.columns.slice(-4, -1).map(({ key }) => key)).toEqual(['target', 'y2050', 'annualTarget']);
  });

  it('do not divide a target of several scopes, nor take one of another base year', () => {
    const shared = draw({ ...based, answers: { ...target, 'E1-TARGETSCOPES': ['s1', 's2lb'] } });
    expect(tableOf(shared, emissions).columns.map(({ key }) => key)).not.toContain('target');
    expect(wordsOf(shared)).toContain('not allocated to the rows');
    const other = draw({ ...based, answers: { ...target, 'E1-BASEYEAR': '2020' } });
    expect(tableOf(other, emissions).columns.map(({ key }) => key)).not.toContain('target');
    expect(wordsOf(other)).toContain('The base year of the target (2020)');
  });

  it('report an answer with another figure, and print no second one', () => {
    const report = draw({ recorded: oneToFour, answers: { 'E1-S1': '1.5', 'E1-S2LB': '2' } });
    expect(wordsOf(report)).toContain('the answer states 1.5 t CO₂e, the recorded data show 1 t CO₂e');
    expect(wordsOf(report)).not.toContain('the answer states 2 ');
  });

  it('leave the answers where nothing is recorded', () => {
    const report = draw({ answers: { 'E1-S1': '1.5' } });
    expect(wordsOf(report)).toContain('No emissions are recorded');
    expect(cell(tableOf(report, 'Figures stated'), 'E1-6_07', 'value')).toBe(1.5);
  });
});

describe('energy (AR 34)', () => {
  const recorded: Recorded[] = [
    { ...s1, energyKwh: 4000, itemId: 1 },
    { ...s1, energyKwh: 1000, itemId: 3 },
    { ...s1, energyKwh: 3000, itemId: 401 },
    { ...lb, energyKwh: 10_000 },
    { ...mb, energyKwh: 6000 },
    { ...mb, energyKwh: 4000, supplyTypeId: 1, reason: 'contract' },
    { ...lb, energyKwh: 2000, sourceKind: 'renewable', itemId: 1 },
    { ...mb, energyKwh: 2000, sourceKind: 'renewable', itemId: 1 },
    { ...mb, energyKwh: 700, sourceKind: 'renewable', itemId: 9 },
  ];
  const lines = (report: Document, key = 'n') => {
    const table = tableOf(report, energy);
    return table.rows.map((row) => row[table.columns.findIndex((column) => column.key === key)]);
  };

  it('is parted by source: 11 MWh fossil, 9 renewable of 20; heat from a fuel counts once', () => {
    expect(lines(draw({ recorded }))).toEqual([1, 0, 4, 0, 6, 11, 55, null, null, 3, 4, 2, 9, 45, 20]);
  });

  it('takes what is stated as nuclear out of the purchased energy, and keeps the total', () => {
    const report = draw({ recorded, answers: { 'E1-NUCLEAR': '2' } });
    expect(lines(report)).toEqual([1, 0, 4, 0, 4, 9, 45, 2, 10, 3, 4, 2, 9, 45, 20]);
  });

  it('limits stated nuclear energy to the purchased energy', () => {
    const report = draw({ recorded, answers: { 'E1-NUCLEAR': '7' } });
    expect(lines(report).slice(4, 9)).toEqual([6, 11, 55, null, null]);
    expect(wordsOf(report)).toContain('states 7 MWh of nuclear energy');
  });

  it('has the year before beside it, and is left out with a sentence where none is known', () => {
    const earlier = new Map([[1, ofYear([{ ...s1, kgCo2e: 1, energyKwh: 500, itemId: 2 }])]]);
    expect(lines(draw({ recorded, earlier }), 'comparative').slice(0, 6)).toEqual([0, 0.5, 0, 0, 0, 0.5]);
    expect(wordsOf(draw({ recorded: [{ ...s3, kgCo2e: 1 }] }))).toContain('No energy of Scopes 1 and 2');
  });
});

describe('intensity (AR 54)', () => {
  const figures = {
    employees: null,
    output: null,
    outputUnit: null,
    revenueCurrency: 'EUR',
    conversion: null,
  };
  const keyFigures = [
    { ...figures, year: 2024, revenue: decimal(1_000_000) },
    { ...figures, year: 2025, revenue: decimal(4_000_000) },
  ];
  const earlier = new Map([[1, ofYear([{ ...s1, kgCo2e: 1000 }])]]);

  it('is t per million of revenue: 7 t of 4 million are 1.75, after 1 t of 1 million', () => {
    const table = tableOf(draw({ recorded: oneToFour, earlier, keyFigures }), intensities);
    const row = ['comparative', 'n', 'changePct'].map((key) => cell(table, 'E1-6_30', key));
    expect(row).toEqual([1, 1.75, 1.75]);
    expect(cell(table, 'E1-6_31', 'n')).toBe(2);
  });

  it('names the line of the accounts that its revenue is of, once, or says that none is stated', () => {
    const untied = wordsOf(buildCsrdReport(csrdFacts({ recorded: oneToFour, keyFigures })));
    expect(untied).toContain('so it is not reconciled to them (ESRS E1 par. 55, AR 55).');
    const line = 'Income statement, line A, note 4';
    const tied = wordsOf(
      buildCsrdReport(csrdFacts({ recorded: oneToFour, keyFigures, answers: { 'E1-REVENUELINE': line } })),
    );
    expect(tied).toContain(`in the financial statements (ESRS E1 par. 55, AR 55): ${line}`);
    expect(tied.split(line)).toHaveLength(2);
    expect(tied).not.toContain('not reconciled');
    const report = buildGhgReport(ghgFacts({ recorded: oneToFour, keyFigures }));
    expect(wordsOf(report)).toContain('not reconciled to a line item of the financial statements');
    expect(wordsOf(buildGhgReport(ghgFacts({ recorded: oneToFour })))).not.toContain('not reconciled');
  });

  it('takes the revenue that is answered, and is left out without one', () => {
    const answers = { 'E1-REVENUE': '3500000', 'E1-REVENUECUR': 'EUR' };
    const answered = draw({ recorded: oneToFour, keyFigures, answers });
    expect(cell(tableOf(answered, intensities), 'E1-6_30', 'n')).toBe(2);
    expect(() => tableOf(draw({ recorded: oneToFour }), intensities)).toThrow();
  });

  const zlotys = (year: number, revenue: number, conversion: ConversionFacts | null = null) => ({
    ...figures,
    year,
    revenue: decimal(revenue),
    revenueCurrency: 'PLN',
    conversion,
  });
  const inEuros = (rate: string) => ({
    currency: 'EUR',
    rate: decimal(rate),
    day: '2025-12-31',
    source: 'NBP {x}',
  });

  it('is per million zlotys of a company that reports in them, this year and the one before', () => {
    const report = draw({
      recorded: oneToFour,
      earlier,
      keyFigures: [zlotys(2024, 4_000_000), zlotys(2025, 14_000_000)],
      answers: { 'E1-REVENUE': '14000000', 'E1-REVENUECUR': 'PLN' },
    });
    const table = tableOf(report, intensities);
    expect(cell(table, 'E1-6_30', 'unit')).toBe('t CO₂e per million PLN');
    expect(['comparative', 'n'].map((key) => cell(table, 'E1-6_30', key))).toEqual([0.25, 0.5]);
    expect(wordsOf(report)).toContain(
      'Net revenue used: 14000000 PLN in 2025 (stated in the questionnaire).',
    );
    const stated = tableOf(report, 'Figures stated').rows.find((row) => row[0]?.toString().startsWith('Net'));
    expect(stated?.slice(1, 3)).toEqual([14_000_000, 'PLN']);
    expect(wordsOf(report)).not.toContain('Currency of the net revenue');
  });

  it('says that years in two currencies cannot be compared, and converts none by itself', () => {
    const [before] = keyFigures;
    const report = draw({
      recorded: oneToFour,
      earlier,
      keyFigures: [...(before ? [before] : []), zlotys(2025, 14_000_000)],
    });
    expect(cell(tableOf(report, intensities), 'E1-6_30', 'comparative')).toBeNull();
    expect(wordsOf(report)).toContain(
      'Revenue for 2024 is stated in EUR and no rate to PLN has been entered for it, so the two years cannot be compared.',
    );
  });

  it('is in the other currency, too, where a rate is entered, with the rate, its day and its source', () => {
    const [before] = keyFigures;
    const report = draw({
      recorded: oneToFour,
      earlier,
      keyFigures: [...(before ? [before] : []), zlotys(2025, 14_000_000, inEuros('4'))],
    });
    const table = tableOf(report, `${intensities}, in EUR`);
    expect(table.rows[0]?.slice(1, 5)).toEqual(['t CO₂e per million EUR', 1, 2, 2]);
    expect(table.columns.map(({ key }) => key)).not.toContain('datapoint');
    expect(wordsOf(report)).toContain('Net revenue for 2025 in EUR: 3500000 EUR.');
    expect(wordsOf(report)).toContain('Converted at 1 EUR = 4 PLN (NBP {x}, 31 December 2025).');
  });

  it('prints the rate of revenue that was answered in another currency than it is stated in', () => {
    const report = draw({
      recorded: oneToFour,
      keyFigures: [zlotys(2024, 5_000_000, inEuros('5')), zlotys(2025, 14_000_000, inEuros('4'))],
      earlier,
      answers: { 'E1-REVENUE': '3500000', 'E1-REVENUECUR': 'EUR' },
    });
    expect(['comparative', 'n'].map((key) => cell(tableOf(report, intensities), 'E1-6_30', key))).toEqual([
      1, 2,
    ]);
    expect(wordsOf(report)).toContain('1 EUR = 4 PLN');
    expect(wordsOf(report)).toContain('1 EUR = 5 PLN');
  });

  it('reads an answer of an edition that asked for euros as euros', () => {
    const facts = csrdFacts({ recorded: oneToFour, answers: { 'E1-REVENUE': '3500000' } });
    const ofThen = facts.answers.map((answer) => ({
      ...answer,
      question: { ...answer.question, unit: 'EUR' },
    }));
    const table = tableOf(buildCsrdReport({ ...facts, answers: ofThen }), intensities);
    expect(cell(table, 'E1-6_30', 'unit')).toBe('t CO₂e per million EUR');
  });
});

describe('the sustainability report', () => {
  it('lists a page in the index for every reported item, and invents none', () => {
    const report = draw({ recorded: oneToFour, answers: { 'GOV-EXEC': '3', 'E-MATERIAL': ['E3'] } });
    const table = tableOf(report, index);
    expect(['page', 'status'].map((key) => cell(table, 'GOV-1', key))).toEqual([
      '2 Governance (GOV)',
      'Partly reported',
    ]);
    expect(cell(table, 'E1-6', 'page')).toContain('Climate change (E1)');
    expect(['page', 'status'].map((key) => cell(table, 'GOV-5', key))).toEqual([null, 'Not answered']);
    // An answer names the topics that are material; the others were not assessed by that.
    expect(cell(table, 'E2-1', 'status')).toBe('Not answered');
    expect(cell(table, 'S1-11', 'status')).toBe('Not reported, phase-in exists');
    expect(wordsOf(report)).not.toContain('not answered');
  });

  it('says where each row of its appendices stands, to the section where one is about it', () => {
    const report = draw({ recorded: oneToFour, answers: { 'GOV-EXEC': '3', 'E1-TARGET': 'no' } });
    const sectionOf = (title: string, code: string) => {
      const { rows, rowPlaces = [] } = tableOf(report, title);
      const [place] = rowPlaces[rows.findIndex((row) => row.includes(code))] ?? [];
      return place && report.pages[place.page]?.sections[place.section ?? -1]?.title;
    };
    expect(sectionOf(index, 'E1-6')).toBe('E1-6 Gross Scopes 1, 2, 3 and Total GHG emissions');
    expect(sectionOf('Figures by datapoint', 'E1-6_12')).toContain('E1-6');
    expect(sectionOf('Figures by datapoint', 'GOV-1_01')).toBe('Boards and their make-up');
    for (const title of [index, 'Figures by datapoint']) {
      const { columns, rows, rowPlaces = [] } = tableOf(report, title);
      const at = columns.findIndex(({ key }) => key === 'page');
      const named = rowPlaces.map((places) => places.map(({ page }) => report.pages[page]?.title).join('; '));
      expect(named).toEqual(rows.map((row) => row[at] ?? ''));
    }
  });

  it('lists minimum requirements in its index as partly reported where a topic answers them, never whole', () => {
    const report = draw({ recorded: oneToFour });
    const table = tableOf(report, index);
    const statuses = ['MDR-P', 'MDR-A', 'MDR-M', 'MDR-T'].map((code) => cell(table, code, 'status'));
    expect(statuses).toEqual(['Not answered', 'Not answered', 'Partly reported', 'Not answered']);
    expect(cell(table, 'MDR-M', 'page')).toContain('Climate change (E1)');
    expect(cell(table, 'MDR-P', 'page')).toBeNull();
    const target = draw({ recorded: oneToFour, answers: { 'E1-TARGET': 'no' } });
    expect(cell(tableOf(target, index), 'MDR-T', 'status')).toBe('Partly reported');
    const revised = tableOf(draw({ answers: { 'BP-EDITION': 'esrs2026' } }), index);
    expect(cell(revised, 'GDR-P', 'code2023')).toBe('MDR-P');
  });

  it('offers no relief for small companies to one that states 900 employees', () => {
    const status = (employees: string) =>
      cell(tableOf(draw({ answers: { 'S1-TOTAL': employees } }), index), 'S2-1', 'status');
    expect([status('900'), status('700')]).toEqual(['Not answered', 'Not reported, phase-in exists']);
  });

  it('names requirements as the edition does that was answered', () => {
    const report = draw({ recorded: oneToFour, answers: { 'BP-EDITION': 'esrs2026' } });
    const table = tableOf(report, index);
    expect(cell(table, 'E1-8', 'code2023')).toBe('E1-6');
    expect(wordsOf(report)).toContain('E1-8 Gross Scopes 1, 2, 3 and Total GHG emissions');
    expect(report.subtitle).toContain('revised ESRS 2026');
    expect(table.rows.some((row) => row.includes('E2-6'))).toBe(false);
  });

  const standing = {
    name: 'Topic',
    reason: null,
    impactMateriality: 4,
    financialMateriality: 1.5,
  };
  const assessment: NonNullable<Parameters<typeof csrdFacts>[0]>['materiality'] = {
    edition: 'ESRS2023',
    sector: 'Food',
    companySize: 'Large',
    isComplete: true,
    method: {
      rules: 2,
      impactThreshold: 3,
      financialThreshold: 3,
      severityForm: 'mean',
      likelihoodWeight: 1,
    },
    iroCounts: { assessed: 1, all: 1 },
    standards: topicalStandards.map((standard) => ({
      ...standing,
      standard,
      state: ['E1', 'E2'].includes(standard) ? 'material' : 'assessed',
    })),
    topics: [],
    categories: [],
    activities: [{ name: 'Farming', type: 'Upstream', description: null }],
    stakeholders: [
      { name: 'Farmers', activities: [], channels: [], impactOnEntity: 2, impactOnStakeholders: 3 },
    ],
    iros: [
      {
        kind: 'risk',
        type: 'Risk',
        impactType: null,
        subtopic: 'Energy',
        description: 'Prices',
        score: 4,
        isMaterial: true,
        disagrees: false,
        isTailRisk: false,
        horizon: 'Short term',
        activities: ['Farming'],
        stakeholders: ['Farmers'],
        isHumanRights: false,
        conclusion: 'Material',
        reason: null,
      },
    ],
    isClimateNotMaterial: false,
    climateExplanation: null,
    documents: { description: null, names: [] },
  };

  it('calls nothing not material that was not assessed, and says what is true of each standard', () => {
    const states = {
      E1: { state: 'material' },
      E2: { state: 'assessed', impactMateriality: 1.2, financialMateriality: 0 },
      E3: { state: 'screenedOut', reason: 'Water for washrooms only.' },
      S1: { state: 'relevant', impactMateriality: null, financialMateriality: null },
    } as const;
    const standards = topicalStandards.map((standard) => ({
      ...standing,
      standard,
      state: 'notScreened' as const,
      ...(states as Partial<Record<string, object>>)[standard],
    }));
    const report = draw({ materiality: { ...assessment, standards } });
    const said = new Map(
      tableOf(report, 'Status of the topical standards').rows.map(([standard, , state]) => [standard, state]),
    );
    expect(said.size).toBe(10);
    expect(said.get('E1')).toBe('Material');
    expect(said.get('E2')).toBe(
      'Assessed, not material (highest score of impacts: 1.2, threshold 3; of financial effects: none identified, threshold 3)',
    );
    expect(said.get('E3')).toBe('Screened out: Water for washrooms only.');
    expect(said.get('S1')).toBe('Relevant, assessment not finished');
    expect(said.get('G1')).toBe('Not screened');
    const statuses = (code: string) => cell(tableOf(report, index), code, 'status');
    expect(['E2-4', 'E3-4', 'S1-9', 'G1-5'].map(statuses)).toEqual([
      'Not material by the company’s assessment',
      'Screened out as not relevant to the company',
      'Missing, the standard is not fully assessed',
      'Missing, the standard was not screened',
    ]);
    const without = draw({ answers: { 'IRO-CLIMATE': 'no' } });
    expect(JSON.stringify(without)).not.toContain('Not material by the company’s assessment');
  });

  it('states for harm if it is on human rights, and when, where and whom an item concerns, or that it is not stated', () => {
    const [item] = assessment.iros;
    if (!item) throw new Error('No item.');
    const placed = { ...item, isHumanRights: true };
    const nowhere = { ...item, description: 'Floods', horizon: null, activities: [], stakeholders: [] };
    const { rows } = tableOf(
      draw({ materiality: { ...assessment, iros: [placed, nowhere] } }),
      'Material impacts, risks and opportunities (SBM-3)',
    );
    expect(rows.map((row) => row.slice(2, 4))).toEqual([
      ['Risk; on human rights', 'Short term; Farming; Farmers'],
      ['Risk', 'not stated'],
    ]);
  });

  it('says that a topic was excluded only if it reaches the threshold and is not material', () => {
    const topic = {
      standard: 'E3',
      topic: 'Water',
      subtopic: 'Withdrawals',
      financialMateriality: 0,
      outcome: 'impact' as const,
      isMaterial: false,
      number: 1,
      category: 0,
    };
    const noteAt = (impactMateriality: number) => {
      const materiality = { ...assessment, topics: [{ ...topic, impactMateriality }] };
      return tableOf(draw({ materiality }), 'Topics that are not material').note;
    };
    expect(noteAt(3)).toContain('because the assessors concluded otherwise');
    expect(noteAt(2.9)).not.toContain('concluded otherwise');
  });

  it('finds what the assessment tells in its index, whole only where the questions are answered, too', () => {
    const codes = ['SBM-1', 'SBM-2', 'SBM-3', 'IRO-1', 'IRO-2'];
    const rowsOf = (given: Parameters<typeof csrdFacts>[0]) => {
      const table = tableOf(draw(given), index);
      return codes.map((code) => [cell(table, code, 'page'), cell(table, code, 'status')]);
    };
    const [told, both] = ['Partly reported', '2 Strategy, business model and stakeholders (SBM); 3 Impacts'];
    const iro = (number: number) => `${number} Impacts, risks and opportunities (IRO)`;
    expect(rowsOf({ materiality: assessment })).toEqual(codes.map(() => [iro(2), told]));
    const answered = rowsOf({ materiality: assessment, answers: { 'SBM-ENGAGE': 'We talk.' } });
    expect(answered[1]).toEqual([expect.stringContaining(both), 'Reported']);
    expect(answered[2]).toEqual([iro(3), told]);
    const open = rowsOf({ materiality: { ...assessment, isComplete: false } });
    expect(open.slice(2)).toEqual([2, 3, 4].map(() => [null, 'Not answered']));
  });

  it('keeps biogenic CO2 outside the scopes, by the scope of what it comes from', () => {
    const month = { locationId: 1, month: '2025-01-01' };
    const fuel = { ...month, scope: 0, category: '0', method: 'none', biogenic: 3000, kgCo2e: 0 } as const;
    const own = { ...month, scope: 1, category: '1.1', method: 'none', biogenic: 500, kgCo2e: 1000 } as const;
    const recorded = [{ ...fuel, sourceKind: 'fuel' as const }, own];
    const biogenic = tableOf(draw({ recorded }), 'Biogenic emissions of CO₂, outside the scopes');
    expect(biogenic.rows.map((row) => row.at(-1))).toEqual([3.5, 0, 0]);
    expect(biogenic.note).toContain('AR 43(c)');
  });

  it('says which answers the assessment contradicts, and that it counts', () => {
    const answers = { 'IRO-THRESHOLD': '1', 'IRO-CLIMATE': 'no', 'E-MATERIAL': ['E3'] };
    const contradicted = wordsOf(draw({ materiality: assessment, answers }));
    expect(contradicted).toContain('Threshold of impacts: the questionnaire says 1, the assessment shows 3.');
    expect(contradicted).toContain('the questionnaire says No, the assessment shows Yes.');
    expect(contradicted).toContain('the assessment shows Pollution. The assessment prevails.');
    const same = {
      'IRO-THRESHOLD': '3',
      'IRO-THRESHOLDFIN': '3',
      'IRO-CLIMATE': 'yes',
      'E-MATERIAL': ['E2'],
    };
    expect(wordsOf(draw({ materiality: assessment, answers: same }))).not.toContain(
      'The assessment prevails',
    );
    const open = { ...assessment, isComplete: false };
    expect(wordsOf(draw({ materiality: open, answers }))).not.toContain('The assessment prevails');
    const polish = wordsOf(draw({ materiality: assessment, answers, language: 'pl' }));
    expect(polish).toContain('w kwestionariuszu podano: Nie, z oceny wynika: Tak. Rozstrzyga ocena.');
  });

  it('says that the double materiality assessment was not started', () => {
    expect(wordsOf(draw({}))).toContain('has not been started');
  });

  it('prints users’ texts unchanged: braces, formulas, lines and right-to-left text', () => {
    const written = '=HYPERLINK("x") {year_1}\nשלום\u202E end';
    const report = draw({ answers: { 'GOV-OVERSIGHT': written, 'GOV-CHART': '/api/picture' } });
    expect(wordsOf(report)).toContain('=HYPERLINK("x") {year_1}\nשלום\u202E end');
    const pictures = report.pages
      .flatMap(({ sections }) => sections.flatMap(({ paragraphs }) => paragraphs))
      .filter(({ type }) => type === 'image');
    expect(pictures).toEqual([
      { type: 'image', src: '/api/picture', alt: 'Organisation chart', widthPx: 30, heightPx: 20 },
    ]);
  });

  it('fits the schema in both languages, and is Polish throughout in Polish', () => {
    const answers = { 'BP-EDITION': 'esrs2023', 'GOV-FREQ': 'monthly', 'G1-PAYDAYS': '30', 'E1-S1': '5' };
    for (const language of ['en', 'pl'] as const) {
      const report = draw({ language, recorded: oneToFour, answers });
      expect(documentSchema.parse(report)).toEqual(report);
      for (const { columns, rows, total } of report.pages
        .flatMap(({ sections }) => sections.flatMap(({ paragraphs }) => paragraphs))
        .filter((paragraph) => paragraph.type === 'table'))
        for (const row of [...rows, ...(total ? [total] : [])]) expect(row).toHaveLength(columns.length);
    }
    const polish = draw({ language: 'pl', recorded: oneToFour, answers });
    expect(cell(tableOf(polish, 'Podane wartości liczbowe'), 'dni', 'value')).toBe(30);
    expect(wordsOf(polish)).not.toMatch(/\b(the|answer|company|recorded)\b/);
  });

  it('lists each figure with its datapoint, value and page', () => {
    const table = tableOf(draw({ recorded: oneToFour }), 'Figures by datapoint');
    expect(cell(table, 'E1-6_07', 'value')).toBe(1);
    expect(cell(table, 'E1-5_01', 'value')).toBe(10);
  });

  it('lists the share under emission trading once: where a table states it, no second one does', () => {
    const answers = { 'E1-ETS': '25' };
    const datapoints = (report: Document) =>
      tableOf(report, 'Figures by datapoint').rows.filter(([datapoint]) => datapoint === 'E1-6_08');
    const report = draw({ recorded: oneToFour, answers });
    expect(datapoints(report)).toHaveLength(1);
    expect(cell(tableOf(report, emissions), 'E1-6_08', 'n')).toBe(25);
    expect(datapoints(draw({ answers }))).toHaveLength(1);
  });
});
