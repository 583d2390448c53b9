import type { FactorEdition, FactorRecord } from '#api/domain/factors/factor-set';
import type { ActivityRegister } from './activity-register';
import type { CsvRecord } from './csv';

/** Only one copy of the UK table exists, and these two values look wrong in it; the publisher's note says so. */
const doubtful = (cells: CsvRecord['cells']) => (cells.note ?? '').toLowerCase().includes('doubt');

/** kg CO2e per unit of money of one price year, by industry. Amounts of other years or currencies are converted first. */
export function spendFactors(
  edition: FactorEdition,
  table: readonly CsvRecord[],
  register: ActivityRegister,
): FactorRecord[] {
  return table
    .filter(({ cells }) => cells.kg_co2e && !doubtful(cells))
    .map(({ line, cells }) => ({
      id: edition.id * 10_000 + line,
      editionId: edition.id,
      activityId: register.idOf(edition.series, ['Spend', cells.item ?? '']),
      unit: cells.currency ?? '',
      region: cells.region ?? '',
      yearFrom: Number(cells.price_year),
      yearTo: null,
      kgCo2e: cells.kg_co2e || null,
      kgCo2: null,
      kgCh4Co2e: null,
      kgN2oCo2e: null,
      kgCo2Biogenic: null,
      gases: 'all',
      quality: 'spend-based',
      sourceRow: cells.naics_2017 ? `NAICS ${cells.naics_2017}` : `SIC ${cells.sic_2007_group}`,
    }));
}
