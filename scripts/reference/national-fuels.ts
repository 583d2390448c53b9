import type { FactorEdition, FactorRecord } from '#api/domain/factors/factor-set';
import type { ActivityRegister } from './activity-register';
import type { CsvRecord } from './csv';

const units: Record<string, string> = {
  'kWh (Net CV)': 'kWh-net',
  'kWh (Gross CV)': 'kWh-gross',
  'GJ (net calorific)': 'GJ-net',
  tonne: 't',
  litre: 'l',
  m3: 'm3',
};

/** Natural gas is printed by net and by gross calorific value under two names; it is one fuel. */
export const seaiFuel = (item: string | undefined) => (item ?? '').replace(/ \([GN]CV\)$/, '');

/** Fuels that a country prints itself, as CO2 alone. */
export function nationalFuelFactors(
  edition: FactorEdition,
  table: readonly CsvRecord[],
  register: ActivityRegister,
): FactorRecord[] {
  return table
    .filter(({ cells }) => cells.category_l1 === 'Fuels' && (cells.unit ?? '') in units)
    .map(({ line, cells }) => ({
      id: edition.id * 10_000 + line,
      editionId: edition.id,
      activityId: register.idOf(edition.series, ['Fuels', seaiFuel(cells.item)]),
      unit: units[cells.unit ?? ''] ?? '',
      region: cells.region ?? '',
      yearFrom: Number(cells.valid_from?.slice(0, 4)),
      yearTo: cells.valid_to ? Number(cells.valid_to.slice(0, 4)) : null,
      kgCo2e: cells.kg_co2e || null,
      kgCo2: cells.kg_co2 || null,
      kgCh4Co2e: null,
      kgN2oCo2e: null,
      kgCo2Biogenic: null,
      gases: 'co2',
      quality: qualityOf(cells),
      sourceRow: `${cells.item} ${cells.valid_from?.slice(0, 4)}`,
    }));
}

function qualityOf({ note = '', reference = '' }: CsvRecord['cells']): string {
  if (note.includes('provisional')) return 'provisional';
  return reference.includes('second-hand') ? 'second-hand' : '';
}
