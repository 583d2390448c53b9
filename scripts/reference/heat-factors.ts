import type { FactorEdition, FactorRecord } from '#api/domain/factors/factor-set';
import type { ActivityRegister } from './activity-register';
import type { CsvRecord } from './csv';

type Cells = CsvRecord['cells'];

/** The rows of the table that belong to an edition, what they cover, and what is doubtful about them. */
const heatSources: Record<string, { source: string; quality: string }> = {
  'pl-heat': { source: 'Ledgerleaf derivation', quality: 'derived' },
  'de-bafa': { source: 'BAFA', quality: 'second-hand' },
};

/**
 * District heat of one country: at the plant, and its network losses if they are separate. The statutory values of
 * the German building law include upstream emissions and are left out.
 */
export function heatFactors(
  edition: FactorEdition,
  table: readonly CsvRecord[],
  register: ActivityRegister,
): FactorRecord[] {
  const wanted = heatSources[edition.series];
  if (!wanted) throw new Error(`No heat source ${edition.series}.`);
  return table
    .filter(({ cells }) => (cells.source ?? '').startsWith(wanted.source))
    .map(({ line, cells }) => ({
      id: edition.id * 10_000 + line,
      editionId: edition.id,
      activityId: register.idOf(edition.series, [labelOf(cells)]),
      unit: cells.unit ?? '',
      region: cells.region ?? '',
      yearFrom: Number(cells.data_year || cells.valid_from?.slice(0, 4)),
      yearTo: cells.data_year ? Number(cells.data_year) : null,
      kgCo2e: cells.kg_co2e || null,
      kgCo2: cells.kg_co2 || null,
      kgCh4Co2e: null,
      kgN2oCo2e: null,
      kgCo2Biogenic: null,
      // Neither states anything beyond CO2; one states nothing at all.
      gases: 'co2',
      quality: wanted.quality,
      sourceRow: [cells.item, cells.detail, cells.data_year].filter(Boolean).join(', '),
    }));
}

function labelOf({ detail }: Cells): string {
  return (detail ?? '').startsWith('network losses') ? 'Network losses of district heat' : 'District heat';
}
