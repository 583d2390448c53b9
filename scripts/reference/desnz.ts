import type { FactorEdition, FactorRecord } from '#api/domain/factors/factor-set';
import type { ActivityRegister } from './activity-register';
import type { CsvRecord } from './csv';
import { labelPath } from './labels';

/** Repeated in the same edition under another heading, or not used by the product. */
const leftOut = new Set(['Managed assets- electricity', 'Managed assets- vehicles']);

const unitCodes: Record<string, string> = {
  tonnes: 't',
  litres: 'l',
  Litres: 'l',
  'cubic metres': 'm3',
  'million litres': 'Ml',
  'kWh (Net CV)': 'kWh-net',
  'kWh (Gross CV)': 'kWh-gross',
  kWh: 'kWh',
  GJ: 'GJ',
  kg: 'kg',
  km: 'km',
  'passenger.km': 'pkm',
  'tonne.km': 'tkm',
  'Room per night': 'room-night',
  'per FTE Working Hour': 'fte-hour',
};

/** Earlier editions have labels that ended with them; nothing can be entered under those. */
const firstYearOfLabels = 2021;

/** The rows of one UK edition that the product ships. */
export function desnzFactors(
  edition: FactorEdition,
  table: readonly CsvRecord[],
  register: ActivityRegister,
): FactorRecord[] {
  return table.flatMap(({ line, cells }) => {
    if (leftOut.has(cells.category_l1 ?? '') || cells.unit === 'miles' || isRefrigerant(cells)) return [];
    const isBiogenic = (cells.category_l1 ?? '').toLowerCase() === 'outside of scopes';
    if (!isBiogenic && !cells.kg_co2e) return [];
    const region = regionOf(cells);
    const activityId = activityOf(edition, cells, register);
    if (!region || activityId === undefined) return [];
    return [
      {
        id: edition.id * 10_000 + line,
        editionId: edition.id,
        activityId,
        unit: unitOf(cells),
        region,
        yearFrom: edition.year,
        yearTo: edition.year,
        kgCo2e: cells.kg_co2e || null,
        kgCo2: isBiogenic ? null : cells.kg_co2 || null,
        kgCh4Co2e: cells.kg_ch4_co2e || null,
        kgN2oCo2e: cells.kg_n2o_co2e || null,
        kgCo2Biogenic: isBiogenic ? cells.kg_co2 || null : null,
        gases: isBiogenic ? 'biogenic-co2' : 'all',
        quality: qualityOf(edition, cells),
        sourceRow: rowOf(cells),
      },
    ];
  });
}

function activityOf(
  { series, year }: FactorEdition,
  cells: CsvRecord['cells'],
  register: ActivityRegister,
): number | undefined {
  const path = labelPath(cells);
  return year < firstYearOfLabels ? register.find(series, path) : register.idOf(series, path);
}

/** Refrigerants come from the IPCC potentials, which cover every GWP set; the UK rows repeat one of them. */
function isRefrigerant(cells: CsvRecord['cells']): boolean {
  return cells.category_l1 === 'Refrigerant & other';
}

/** The publisher's energy units of bioenergy are on the net calorific value (its own mass rows show it). */
function unitOf(cells: CsvRecord['cells']): string {
  const unit = unitCodes[cells.unit ?? ''];
  if (!unit) throw new Error(`Unknown unit "${cells.unit}".`);
  const group = (cells.category_l1 ?? '').toLowerCase();
  const isFuel = group.includes('bioenergy') || group === 'outside of scopes';
  const isElectricity = (cells.category_l2 ?? '') === 'Electricity generated';
  return isFuel && !isElectricity && (unit === 'kWh' || unit === 'GJ') ? `${unit}-net` : unit;
}

/**
 * The editions up to 2021 also have upstream factors of other countries' electricity (averages of continents are
 * left out).
 */
function regionOf(cells: CsvRecord['cells']): string {
  if (!(cells.category_l2 ?? '').includes('overseas electricity')) return 'GB';
  const country = (cells.item ?? '').replace('Electricity: ', '');
  return overseas[country] ?? '';
}

const overseas: Record<string, string> = {
  'Chinese Taipei': 'TW',
  "People's Rep. of China": 'CN',
  Gibraltar: 'GI',
  'Russian Federation': 'RU',
  'South Korea': 'KR',
  Austria: 'AT',
  Belgium: 'BE',
  Bulgaria: 'BG',
  Croatia: 'HR',
  Cyprus: 'CY',
  'Czech Republic': 'CZ',
  Denmark: 'DK',
  Estonia: 'EE',
  Finland: 'FI',
  France: 'FR',
  Germany: 'DE',
  Greece: 'GR',
  Hungary: 'HU',
  Iceland: 'IS',
  Ireland: 'IE',
  Italy: 'IT',
  Latvia: 'LV',
  Lithuania: 'LT',
  Luxembourg: 'LU',
  Malta: 'MT',
  Netherlands: 'NL',
  Norway: 'NO',
  Poland: 'PL',
  Portugal: 'PT',
  Romania: 'RO',
  'Slovak Republic': 'SK',
  Slovakia: 'SK',
  Slovenia: 'SI',
  Spain: 'ES',
  Sweden: 'SE',
  Switzerland: 'CH',
  Turkey: 'TR',
  Ukraine: 'UA',
  Australia: 'AU',
  Brazil: 'BR',
  Canada: 'CA',
  'China, including Hong Kong': 'CN',
  China: 'CN',
  India: 'IN',
  Indonesia: 'ID',
  Israel: 'IL',
  Japan: 'JP',
  Mexico: 'MX',
  'New Zealand': 'NZ',
  'Saudi Arabia': 'SA',
  Singapore: 'SG',
  'South Africa': 'ZA',
  Thailand: 'TH',
  'United States': 'US',
  'Hong Kong, China': 'HK',
  Argentina: 'AR',
  Egypt: 'EG',
  Malaysia: 'MY',
  Pakistan: 'PK',
  Philippines: 'PH',
};

function qualityOf(edition: FactorEdition, cells: CsvRecord['cells']): string {
  if (!edition.isPartial) return '';
  return (cells.note ?? '').includes('one second-hand program only')
    ? 'second-hand,single-source'
    : 'second-hand';
}

function rowOf(cells: CsvRecord['cells']): string {
  const row = /row (\d+)$/.exec(cells.reference ?? '')?.[1];
  const sheet = /, ([^,]+ sheet)/.exec(cells.reference ?? '')?.[1];
  return [cells.source_id, row ? `row ${row}` : sheet].filter(Boolean).join(' · ');
}
