import { describe, expect, it } from 'vitest';
import { decimal } from '#api/domain/units/decimal';
import { csrdFacts } from '#api/testing/facts/csrd-facts';
import { everythingStated, ghgFacts } from '#api/testing/facts/ghg-facts';
import { buildCsrdReport } from './csrd/build';
import { buildGhgReport } from './ghg/build';
import { gasName } from './kit/gas-name';
import { buildWorkbookSheets } from './workbook/build';

const noReference = { factorGases: {}, ownFactorGases: {}, gasPotentials: [], conversions: {} };

const january = { locationId: 1, month: '2025-01-01' };
const recorded = [
  { ...january, scope: 1, category: '1.1', method: 'none' as const, kgCo2e: 1000, energyKwh: 4000 },
  {
    ...january,
    scope: 1,
    category: '1.3',
    method: 'none' as const,
    kgCo2e: 771,
    other: 771,
    refrigerantId: 701,
  },
  { ...january, scope: 2, category: '2.1', method: 'location' as const, kgCo2e: 2000, energyKwh: 6000 },
  { ...january, scope: 2, category: '2.1', method: 'market' as const, kgCo2e: 3000, energyKwh: 6000 },
  { ...january, scope: 3, category: '3.6', method: 'none' as const, kgCo2e: 4000 },
];
const afterClosing = [{ locationId: 1, scope: 1, method: 'none' as const, kgCo2e: decimal(5) }];
const everything = { ...everythingStated, recorded, afterClosing };

/** Every text below a value, except the codes of units, which the renderer writes. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) =>
    ['unit', 'key', 'src'].includes(key) ? [] : textsOf(one),
  );
}

describe.each(['en', 'pl'] as const)('in %s', (language) => {
  it.each([
    ['the greenhouse gas report', () => buildGhgReport(ghgFacts({ ...everything, language }))],
    ['the sustainability report', () => buildCsrdReport(csrdFacts({ ...everything, language }))],
    [
      'the workbook',
      () => buildWorkbookSheets({ report: ghgFacts({ ...everything, language }), lines: [], ...noReference }),
    ],
  ])('%s writes gases with their numbers below the line', (_, built) => {
    const texts = textsOf(built());
    expect(texts.some((text) => text.includes('CO₂e'))).toBe(true);
    expect(texts.filter((text) => /CO2|CH4|N2O|SF6|NF3/.test(text))).toEqual([]);
  });

  it('a table names no unit twice in a heading', () => {
    const { pages } = buildGhgReport(ghgFacts({ ...everything, language }));
    const heads = pages
      .flatMap(({ sections }) => sections.flatMap(({ paragraphs }) => paragraphs))
      .flatMap((paragraph) => (paragraph.type === 'table' ? paragraph.columns : []));
    const plain = (text: string) => text.replaceAll('₂', '2');
    expect(
      heads.filter(
        ({ label, unit }) =>
          unit &&
          plain(label)
            .split(/[ ,]+/)
            .includes(unit.split(' ').at(-1) ?? ''),
      ),
    ).toEqual([]);
  });

  it('a blend without any gas of the Kyoto basket has a dash and the reason, not a zero', () => {
    const { potentials, ...facts } = ghgFacts({ ...everything, language });
    const blend = {
      gas: 'r-406a',
      report: 'AR6' as const,
      isKyoto: true,
      value: decimal(0),
      composition: '55% HCFC-22, 41% HCFC-142b, 4% isobutane',
    };
    const report = { ...facts, potentials: [...potentials, blend] };
    const sheets = buildWorkbookSheets({ report, lines: [], ...noReference });
    const row = sheets.flatMap(({ rows }) => rows).find(([gas]) => gas === 'R-406A');
    expect(row?.slice(2, 4)).toEqual([null, blend.composition]);
    expect(row?.[4]).toMatch(/Kyoto|Kioto/);
    const names = { ...report.names, gasOf: () => 'r-406a' };
    const printed = buildGhgReport({ ...report, names });
    const table = printed.pages
      .flatMap(({ sections }) => sections.flatMap(({ paragraphs }) => paragraphs))
      .find((one) => one.type === 'table' && one.rows.some(([gas]) => String(gas).startsWith('R-406A')));
    expect(
      table?.type === 'table' && table.rows.find(([gas]) => String(gas).startsWith('R-406A'))?.[1],
    ).toBeNull();
    expect(table?.type === 'table' && table.note).toMatch(/outside the Kyoto basket|spoza koszyka z Kioto/);
  });
});

it.each([
  ['co2', 'CO₂'],
  ['ch4-fossil', 'CH₄, fossil'],
  ['c2f6', 'C₂F₆'],
  ['hfc-134a', 'HFC-134A'],
  ['r-404a', 'R-404A'],
])('%s is written %s', (code, name) => {
  expect(gasName(code, 'en')).toBe(name);
});
