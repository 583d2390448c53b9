import type { Localised } from '#api/domain/scenarios/model/definition';
import { publishedValue } from './prefill-parameters';
import { factorOrigin, recordedOrigin } from './prefill-texts';
import type { FieldPrefill, Options, PrefillParts } from './prefill-types';
import { sameLight } from './same-light';
import type { ValueOrigin } from './stored-simulation';

type Rule = (parts: PrefillParts) => FieldPrefill | null;

/** What a row of a table gets by its choices: `table.dimension`. */
export const cellRules: Readonly<Record<string, Rule>> = {
  'bulbs_dict.ballast_factor': ballast,
  'bulbs_dict.lamp_w': lampPower,
  'bulbs_dict.led_w': sameLight,
  'fleet_dict.ef_km': (parts) => fromTable(parts, 'car_factors', ['size', 'fuel'], 'kg_co2e_km'),
  'fleet_dict.ef_wtt_km': (parts) => fromTable(parts, 'car_factors', ['size', 'fuel'], 'wtt_kg_co2e_km'),
  'fleet_dict.ef_litre': ({ facts }) => {
    const options: Record<string, Options[string]> = {};
    for (const [fuel, factor] of Object.entries(facts.factors?.carFuels ?? {}))
      if (factor) options[fuel] = { value: factor.kgCo2e, origin: factorOrigin(factor) };
    return { value: null, origin: null, by: { codes: ['fuel'], options } };
  },
  'travel_dict.ef_air': (parts) => fromTable(parts, 'air_factors', ['haul', 'cls'], 'kg_co2e_pkm'),
  'travel_dict.ef_air_wtt': (parts) => fromTable(parts, 'air_factors', ['haul', 'cls'], 'wtt_kg_co2e_pkm'),
  'travel_dict.ef_rail': () =>
    published(0.03546, {
      en: 'national rail, row 25_315_3147_11',
      pl: 'kolej krajowa, wiersz 25_315_3147_11',
    }),
  'travel_dict.ef_rail_wtt': () =>
    published(0.00897, {
      en: 'national rail, well-to-tank',
      pl: 'kolej krajowa, od źródła do zbiornika (WTT)',
    }),
  'contract_dict.kwh_year': ({ facts }) =>
    byLocation(
      facts.locations.map((place) => [
        place.id,
        place.electricityKwh,
        recordedOrigin(facts, place, {
          of: { en: 'electricity', pl: 'energia elektryczna' },
          category: 'utilities',
        }),
      ]),
    ),
  'contract_dict.ef_now': ({ facts }) =>
    byLocation(
      facts.locations.map(({ id, gridMarket }) => [
        id,
        gridMarket?.kgCo2e ?? null,
        gridMarket && factorOrigin(gridMarket),
      ]),
    ),
  'refrig_dict.leak_old': leakOfKind,
};

const ofPublisher: Localised = {
  en: 'DESNZ/DEFRA 2025 conversion factors',
  pl: 'DESNZ/DEFRA, wskaźniki 2025',
};

/** A number that the definition took from the UK's conversion factors, named with its row. */
function publishedOrigin(row: Localised): ValueOrigin {
  const note = { en: 'UK value, a proxy elsewhere', pl: 'Wartość brytyjska, gdzie indziej zastępcza' };
  return {
    origin: 'default',
    source: { en: `${ofPublisher.en}: ${row.en}`, pl: `${ofPublisher.pl}: ${row.pl}` },
    year: '2025',
    level: 'A',
    low: null,
    high: null,
    note,
    link: null,
  };
}

export function published(value: number, row: Localised): FieldPrefill {
  return { value, origin: publishedOrigin(row), by: null };
}

type Factors = Record<string, Record<string, Record<string, number | string>>>;

function fromTable(
  { model }: PrefillParts,
  table: string,
  codes: readonly string[],
  column: string,
): FieldPrefill | null {
  const options: Record<string, Options[string]> = {};
  for (const [first, rows] of Object.entries((model.common.tables[table] ?? {}) as Factors)) {
    for (const [second, row] of Object.entries(rows)) {
      const value = row[column];
      const key = column.startsWith('wtt') ? (row.wtt_source_id ?? row.source_id) : row.source_id;
      if (typeof value === 'number')
        options[`${first}|${second}`] = {
          value,
          origin: publishedOrigin({ en: `row ${key}`, pl: `wiersz ${key}` }),
        };
    }
  }
  return { value: null, origin: null, by: { codes, options } };
}

function byLocation(places: readonly (readonly [number, number | null, ValueOrigin | null])[]): FieldPrefill {
  const options: Record<string, Options[string]> = {};
  for (const [id, value, origin] of places) if (value !== null) options[String(id)] = { value, origin };
  return { value: null, origin: null, by: { codes: ['location'], options } };
}

/** Tubes name their ballast; lamps with a cap have none. Of high-pressure lamps nothing was found: the reader enters it. */
function ballast(parts: PrefillParts): FieldPrefill {
  const unit = { unit: 'W/W' };
  const magnetic = publishedValue(parts, unit, 'ballast_factor_magnetic');
  const electronic = publishedValue(parts, unit, 'ballast_factor_electronic');
  const options: Record<string, Options[string]> = {};
  for (const lamp of lampsOf(parts)) {
    if (lamp.endsWith('_m')) options[lamp] = magnetic;
    else if (lamp.endsWith('_e')) options[lamp] = electronic;
    else if (['incandescent', 'halogen', 'cfl'].includes(lamp)) options[lamp] = { value: 1, origin: null };
  }
  return { value: null, origin: null, by: { codes: ['lamp'], options } };
}

function lampsOf({ model }: PrefillParts): string[] {
  return (lampDimension(model, 'lamp')?.choices ?? []).map(({ value }) => value);
}

/** The nominal power that the name of the lamp says. */
function lampPower({ model }: PrefillParts): FieldPrefill {
  const options: Record<string, Options[string]> = {};
  for (const { parent, value } of lampDimension(model, 'lamp')?.child?.choices ?? [])
    if (value !== undefined) options[parent] = { value, origin: null };
  return { value: null, origin: null, by: { codes: ['lamp'], options } };
}

function lampDimension(model: PrefillParts['model'], code: string) {
  const table = model.variables.find((variable) => variable.code === 'bulbs_dict');
  return table?.tableDimensions?.find((dimension) => dimension.code === code);
}

function leakOfKind(parts: PrefillParts): FieldPrefill {
  const table = parts.model.variables.find(({ code }) => code === 'refrig_dict');
  const kinds = table?.tableDimensions?.find(({ code }) => code === 'kind')?.choices ?? [];
  const options: Record<string, Options[string]> = {};
  for (const { value: kind } of kinds) {
    const { value, origin } = publishedValue(parts, { unit: 'share/year' }, `leak_${kind}`);
    if (value !== null) options[kind] = { value, origin };
  }
  return { value: null, origin: null, by: { codes: ['kind'], options } };
}
