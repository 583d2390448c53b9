import type { FactorEdition, FactorRecord, GasCoverage } from '#api/domain/factors/factor-set';
import type { ActivityRegister } from './activity-register';
import type { CsvRecord } from './csv';

type Cells = CsvRecord['cells'];
type Base = Omit<FactorRecord, 'id' | 'editionId' | 'activityId'>;

const nothing = {
  kgCo2: null,
  kgCh4Co2e: null,
  kgN2oCo2e: null,
  kgCo2Biogenic: null,
  gases: 'all',
  quality: '',
} as const;

function record(edition: FactorEdition, line: number, activityId: number, base: Base): FactorRecord {
  return { id: edition.id * 10_000 + line, editionId: edition.id, activityId, ...base };
}

/**
 * The rows of the EU default list that the product's fuels use; the sector only affects CH4 and N2O, which are not
 * used.
 */
const euFuels = new Set([
  'Anthracite',
  'Brown Coal Briquettes',
  'Coke Oven Coke and Lignite Coke',
  'Coking Coal',
  'Diesel Oil',
  'Jet Kerosene',
  'Lignite',
  'Liquefied Petroleum Gases',
  'Lubricants',
  'Motor Gasoline',
  'Naphtha',
  'Natural Gas',
  'Other Bituminous Coal',
  'Other Kerosene',
  'Other Petroleum Products',
  'Patent Fuel',
  'Peat',
  'Petroleum Coke',
  'Refinery Gas',
  'Residual Fuel Oil',
  'Sub-Bituminous Coal',
  'Waste Oils',
  'Aviation Gasoline',
  'Coke Oven Gas',
  'Blast Furnace Gas',
  'Ethane',
  'Crude Oil',
]);

/** Annex VI prints CO2 per TJ (net) and the net calorific value; the published table has no CH4 and N2O. */
export function euFactors(
  edition: FactorEdition,
  table: readonly CsvRecord[],
  register: ActivityRegister,
): FactorRecord[] {
  return table
    .filter(
      ({ cells }) =>
        (cells.category_l2 ?? '').startsWith('Commercial') && (cells.unit ?? '').startsWith('TJ'),
    )
    .filter(({ cells }) => euFuels.has(cells.item ?? ''))
    .map(({ line, cells }) =>
      record(edition, line, register.idOf('eu-mrr', ['Fuels', cells.item ?? '']), {
        ...nothing,
        unit: 'TJ-net',
        region: 'EU',
        yearFrom: 2021,
        yearTo: null,
        kgCo2e: cells.kg_co2 || null,
        kgCo2: cells.kg_co2 || null,
        gases: 'co2',
        sourceRow: `Table 1, ${cells.item}`,
      }),
    );
}

/** Charcoal is in no region's list. Burned for institutional use; its CO2 is biogenic. */
export function ipccFactors(
  edition: FactorEdition,
  table: readonly CsvRecord[],
  register: ActivityRegister,
): FactorRecord[] {
  return table
    .filter(
      ({ cells }) =>
        (cells.category_l2 ?? '').startsWith('Commercial') && (cells.unit ?? '').startsWith('TJ'),
    )
    .filter(({ cells }) => cells.item === 'Charcoal')
    .map(({ line, cells }) =>
      record(edition, line, register.idOf('ipcc', ['Fuels', cells.item ?? '']), {
        ...nothing,
        unit: 'TJ-net',
        region: 'GLOBAL',
        yearFrom: 2006,
        yearTo: null,
        kgCo2e: cells.kg_co2e || null,
        kgCh4Co2e: cells.kg_ch4_co2e || null,
        kgN2oCo2e: cells.kg_n2o_co2e || null,
        kgCo2Biogenic: cells.kg_co2_biogenic || null,
        quality: 'second-hand',
        sourceRow: 'Tables 1.4 and 2.4, Charcoal',
      }),
    );
}

type GridSource = {
  prefix: string;
  detail?: string;
  /** First and last data year of the edition; null = as far as the table goes. */
  years: readonly [number, number | null];
  quality: string;
};

const kobize = 'KOBiZE (IOS-PIB), CO2 emission factor of electricity for end users';
const seai = {
  prefix: 'SEAI',
  detail: 'electricity consumption (delivered)',
  quality: 'losses-included',
} as const;
const owid = { prefix: 'Our World in Data', quality: 'life-cycle' } as const;

/** Country grids, by edition: which rows of the table belong to it, and what is doubtful about them. */
const gridSources: Record<number, GridSource> = {
  301: { prefix: kobize, years: [2023, null], quality: 'second-hand,losses-included' },
  400: { prefix: 'European Environment Agency', years: [2016, 2022], quality: '' },
  401: { prefix: 'European Environment Agency', years: [2023, null], quality: '' },
  501: { ...seai, years: [2019, null] },
  502: { ...seai, years: [2001, 2018] },
  601: { ...owid, years: [2018, null] },
  602: { ...owid, years: [2010, 2017] },
};

/** Location-based electricity of one publisher. Rows marked "not for inventories" are excluded before this. */
export function gridFactors(
  edition: FactorEdition,
  table: readonly CsvRecord[],
  register: ActivityRegister,
): FactorRecord[] {
  const source = gridSources[edition.id];
  if (!source) throw new Error(`No grid source of edition ${edition.id}.`);
  const activityId = register.idOf(edition.series, ['Electricity', 'location-based']);
  const [first, last] = source.years;
  const isOfYears = (year: number) => first <= year && year <= (last ?? year);
  return table
    .filter(({ cells }) => (cells.source ?? '').startsWith(source.prefix) && cells.region?.length === 2)
    .filter(({ cells }) => cells.basis === 'location-based' && isOfYears(Number(cells.data_year)))
    .filter(({ cells }) => !source.detail || cells.detail === source.detail)
    .map(({ line, cells }) =>
      record(edition, line, activityId, { ...yearly(cells), quality: source.quality }),
    );
}

/** Residual mixes of the countries whose single values are cited. */
export function residualMixFactors(
  edition: FactorEdition,
  table: readonly CsvRecord[],
  register: ActivityRegister,
): FactorRecord[] {
  const activityId = register.idOf('aib', ['Electricity', 'residual mix']);
  return table
    .filter(
      ({ cells }) => (cells.source ?? '').startsWith('AIB') && ['PL', 'DE'].includes(cells.region ?? ''),
    )
    .map(({ line, cells }) => record(edition, line, activityId, yearly(cells)));
}

function yearly(cells: Cells): Base {
  const year = Number(cells.data_year);
  const gases: GasCoverage = cells.gases === 'CO2' ? 'co2' : 'all';
  return {
    ...nothing,
    unit: 'kWh',
    region: cells.region ?? '',
    yearFrom: year,
    yearTo: year,
    kgCo2e: cells.kg_co2e || null,
    kgCo2: cells.kg_co2 || null,
    gases,
    sourceRow: `${cells.item} ${year}`,
  };
}

/** Data years of eGRID by edition, first and last; the older ones come from another publication. */
const egridYears: Record<number, { years: readonly [number, number]; quality: string }> = {
  711: { years: [2022, 2023], quality: '' },
  712: { years: [2010, 2021], quality: 'second-hand' },
};

/**
 * eGRID's subregions and, where it is printed, the US average: total output (non-baseload rates are never for
 * inventories).
 */
export function egridFactors(
  edition: FactorEdition,
  table: readonly CsvRecord[],
  register: ActivityRegister,
): FactorRecord[] {
  const source = egridYears[edition.id];
  if (!source) throw new Error(`No eGRID years of edition ${edition.id}.`);
  const activityId = register.idOf('us-egrid', ['Electricity', 'location-based']);
  const [first, last] = source.years;
  return table
    .filter(({ cells }) => first <= Number(cells.data_year) && Number(cells.data_year) <= last)
    .map(({ line, cells }) => {
      const { subregion, item, data_year: year } = cells;
      const place = subregion
        ? { region: subregion, sourceRow: `${subregion}, ${item} ${year}` }
        : { sourceRow: `US average ${year}` };
      return record(edition, line, activityId, { ...yearly(cells), ...place, quality: source.quality });
    });
}

const epaUnits: Record<string, string> = {
  'mmBtu (HHV)': 'mmBtu-gross',
  mmBtu: 'mmBtu',
  'short ton': 'short-ton',
  gallon: 'gal-us',
  scf: 'ft3',
  'vehicle-mile': 'mi',
  'passenger-mile': 'pmi',
};

/**
 * Stationary combustion (Table 1), mobile CO2 (Table 2) with CH4 and N2O of non-road vehicles (Table 5), purchased
 * heat (Table 7), average vehicles per mile with all gases (of Tables 8 and 10) and trains per passenger-mile (of
 * Table 10). Tables 3 and 4 are per mile and model year, and an amount of fuel does not give the miles.
 */
export function epaFactors(
  edition: FactorEdition,
  table: readonly CsvRecord[],
  register: ActivityRegister,
): FactorRecord[] {
  return table
    .filter(
      ({ cells }) =>
        (/^T[1257]-/.test(cells.source_id ?? '') && cells.unit !== undefined && cells.unit in epaUnits) ||
        (/^T(8|10)-/.test(cells.source_id ?? '') && (cells.unit === 'vehicle-mile' || isTrain(cells))),
    )
    .map(({ line, cells }) =>
      record(edition, line, register.idOf('us-epa', epaPath(cells)), {
        unit: epaUnits[cells.unit ?? ''] ?? '',
        region: 'US',
        yearFrom: edition.year,
        yearTo: edition.year,
        kgCo2e: cells.kg_co2e || null,
        kgCo2: cells.kg_co2 || null,
        kgCh4Co2e: cells.kg_ch4_co2e || null,
        kgN2oCo2e: cells.kg_n2o_co2e || null,
        kgCo2Biogenic: cells.kg_co2_biogenic || null,
        gases: epaGases(cells.gases ?? ''),
        quality: '',
        sourceRow: `${cells.source_id}`,
      }),
    );
}

const isTrain = ({ item, unit }: Cells) => unit === 'passenger-mile' && /\bRail\b/.test(item ?? '');

function epaPath(cells: Cells): string[] {
  // Table 5 prints the machine first; the fuel it burns is the detail.
  const fuel = (cells.source_id ?? '').startsWith('T5-') ? (cells.detail ?? '') : '';
  return [cells.category_l1 ?? '', cells.category_l2 ?? '', cells.item ?? '', fuel].filter(Boolean);
}

function epaGases(gases: string): GasCoverage {
  if (gases === 'CO2') return 'co2';
  if (gases.startsWith('CH4+N2O')) return 'ch4-n2o';
  if (gases.startsWith('none')) return 'biogenic-co2';
  return 'all';
}
