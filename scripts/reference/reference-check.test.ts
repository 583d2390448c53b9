import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FactorRecord, StoredFactorSet } from '#api/domain/factors/factor-set';
import properties from '#seed/reference/fuel-properties.json';
import gwp from '#seed/reference/gwp.json';
import { allActivities, editions, factorSets, factors, referenceRows } from '../../seed/load/reference-rows';
import { type CsvRecord, parseCsv } from './csv';

/**
 * Folder with the published tables. Without it the numbers are only checked for their format, with it against their
 * rows.
 */
const sourceFolder = process.env.LEDGERLEAF_FACTOR_SOURCES ?? '';
const hasSources = sourceFolder !== '' && existsSync(sourceFolder);

const number = /^-?\d+(\.\d+)?$/;
const numbersOf = ({ kgCo2e, kgCo2, kgCh4Co2e, kgN2oCo2e, kgCo2Biogenic }: FactorRecord) => [
  kgCo2e,
  kgCo2,
  kgCh4Co2e,
  kgN2oCo2e,
  kgCo2Biogenic,
];

describe('the reference sets', () => {
  it('contain only decimal numbers, at least one per row, none negative', () => {
    for (const factor of factors) {
      const numbers = numbersOf(factor).filter((value) => value !== null);
      expect(numbers.length, String(factor.id)).toBeGreaterThan(0);
      for (const value of numbers) expect(value).toMatch(number);
      if (factor.gases !== 'biogenic-co2') expect(Number(factor.kgCo2e)).toBeGreaterThanOrEqual(0);
    }
  });

  it('give each row its own id, a known edition, activity and unit, and a reference to the source', () => {
    const activityIds = new Set(allActivities.map((activity) => activity.id));
    const editionIds = new Set(editions.map((edition) => edition.id));
    const unitCodes = new Set(referenceRows.units.map((unit) => unit.code));
    expect(new Set(factors.map((factor) => factor.id)).size).toBe(factors.length);
    expect(activityIds.size).toBe(allActivities.length);
    for (const factor of factors) {
      expect(
        activityIds.has(factor.activityId) && editionIds.has(factor.editionId) && unitCodes.has(factor.unit),
      ).toBe(true);
      expect(factor.sourceRow).not.toBe('');
    }
  });

  it('have one row per edition, activity, unit, region and year', () => {
    const keys = factors.map(({ editionId, activityId, unit, region, yearFrom }) =>
      [editionId, activityId, unit, region, yearFrom].join('|'),
    );
    const seen = new Set<string>();
    expect(keys.filter((key) => seen.size === seen.add(key).size)).toEqual([]);
  });

  it('state publisher, licence and attribution, all named in NOTICE', () => {
    const notice = readFileSync(new URL('../../NOTICE', import.meta.url), 'utf8');
    for (const edition of editions) {
      expect(notice, edition.title).toContain(edition.attribution);
      expect(notice, edition.title).toContain(edition.licence);
    }
  });

  it('contain nothing whose licence does not allow it', () => {
    const series = new Set(editions.map((edition) => edition.series));
    expect([...series].sort()).toEqual(
      [
        'aib',
        'de-bafa',
        'eea',
        'uk-eeio',
        'us-useeio',
        'eu-mrr',
        'ie-seai',
        'ipcc',
        'jec',
        'owid',
        'pl-heat',
        'pl-kobize',
        'uk-desnz',
        'us-egrid',
        'us-epa',
      ].sort(),
    );
    const residualRegions = factors.filter(({ editionId }) => editionId === 801).map(({ region }) => region);
    expect(new Set(residualRegions)).toEqual(new Set(['PL', 'DE']));
    const polishGrid = factors.filter(({ editionId }) => editionId === 301);
    expect(polishGrid.map(({ kgCo2e }) => kgCo2e).sort()).toEqual(['0.553', '0.597']);
    expect(polishGrid.every(({ quality }) => quality.includes('second-hand'))).toBe(true);
    const heat = factors.filter(({ editionId }) => editionId === 311 || editionId === 321);
    expect(heat.map(({ region, kgCo2e }) => `${region} ${kgCo2e}`).sort()).toEqual(
      ['DE 0.28', ...[10.59, 10.59, 10.7, 10.76, 95.29, 95.29, 96.33, 96.83].map((kg) => `PL ${kg}`)].sort(),
    );
    expect(heat.every(({ quality }) => quality === 'derived' || quality === 'second-hand')).toBe(true);
  });

  it('never call a CO2-only or second-hand number complete', () => {
    for (const factor of factors.filter(({ gases }) => gases === 'co2'))
      expect(factor.kgCh4Co2e ?? factor.kgN2oCo2e).toBeNull();
    for (const factor of factors.filter(({ editionId }) => editionId === 126))
      expect(factor.quality).toContain('second-hand');
  });
});

describe.skipIf(!hasSources)('compared with the published tables', () => {
  const tables = new Map<string, Map<number, CsvRecord['cells']>>();
  const table = (file: string) => {
    const known =
      tables.get(file) ??
      new Map(
        parseCsv(readFileSync(join(sourceFolder, file), 'utf8')).map(({ line, cells }) => [line, cells]),
      );
    tables.set(file, known);
    return known;
  };

  it.each(factorSets.map((set) => [set.edition.title, set] as const))(
    '%s: every number equals its row',
    (_, set) => {
      const bytes = readFileSync(join(sourceFolder, set.edition.sourceFile));
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(set.sourceSha256);
      const own = factors.filter((factor) => factor.editionId === set.edition.id);
      for (const factor of own) {
        const number = factor.id - set.edition.id * 10_000;
        const cells = table(set.edition.sourceFile).get(set.movedLines?.[number] ?? number);
        expect(differences(factor, cells, set), `${set.edition.title} ${factor.sourceRow}`).toEqual([]);
      }
    },
  );

  it.each(['ie-seai-2025.csv', 'pl-kobize-fuels.csv'])('%s: no row is left out', (file) => {
    const set = factorSets.find(({ edition }) => edition.sourceFile === file);
    expect(set?.rows.length).toBe(table(file).size);
  });

  it('fuel properties equal their rows', () => {
    for (const row of properties.rows) {
      const [, year, property, value, , line, source = ''] = row.split('|');
      const cells = table(source).get(Number(line));
      const published =
        cells?.value ??
        cells?.ncv_tj_per_gg ??
        cells?.heat_content_mmbtu_per_unit ??
        cells?.energy_per_unit ??
        cells?.grid_gross_loss_fraction;
      expect(value, row).toBe(published);
      if (source === 'fuel-properties.csv')
        expect([property, year]).toEqual([cells?.property, cells?.edition_year]);
    }
  });

  it('warming potentials equal their rows', () => {
    for (const row of gwp.rows) {
      const [, report = '', value, , , source = '', line] = row.split('|');
      const cells = table(source).get(Number(line));
      const published =
        source === 'gwp.csv' ? cells?.value : cells?.[`derived_${report.toLowerCase()}_kyoto_only`];
      expect(value, row).toBe(published);
    }
  });
});

/** Lists every stored number that differs from the number in its row. */
function differences(
  factor: FactorRecord,
  cells: CsvRecord['cells'] | undefined,
  { edition }: StoredFactorSet,
): string[] {
  if (!cells) return ['row'];
  const isBiogenic = (cells.category_l1 ?? '').toLowerCase() === 'outside of scopes';
  const isEu = edition.series === 'eu-mrr';
  /** Only the total of spend factors is shipped. */
  const isSpend = factor.quality === 'spend-based';
  const pairs: [string, string | null, string | undefined][] = [
    ['kgCo2e', factor.kgCo2e, isEu ? cells.kg_co2 : cells.kg_co2e],
    ['kgCo2', factor.kgCo2, isBiogenic || isSpend ? undefined : cells.kg_co2],
    ['kgCh4Co2e', factor.kgCh4Co2e, isEu || isSpend ? undefined : cells.kg_ch4_co2e],
    ['kgN2oCo2e', factor.kgN2oCo2e, isEu || isSpend ? undefined : cells.kg_n2o_co2e],
    ['kgCo2Biogenic', factor.kgCo2Biogenic, isBiogenic ? cells.kg_co2 : cells.kg_co2_biogenic],
  ];
  return pairs.filter(([, stored, published]) => (stored ?? '') !== (published ?? '')).map(([name]) => name);
}
