import type { Cell, DefinitionVariable, Localised } from '#api/domain/scenarios/model/definition';
import { type BoilerFuel, boilerFuels, type FactorFact, type LocationFacts } from './company-facts';
import { publishedRate } from './exchange';
import { findParameter, joined, publishedValue } from './prefill-parameters';
import { carRows, contractRows, electricityWords, flightRows, topUpRows } from './prefill-tables';
import {
  assumedOrigin,
  emptyOrigin,
  factorOrigin,
  headcountOrigin,
  parameterOrigin,
  recordedOrigin,
} from './prefill-texts';
import type { FieldPrefill, Options, PrefillParts } from './prefill-types';
import { citedIn } from './source-words';

type Rule = (parts: PrefillParts, variable: DefinitionVariable) => FieldPrefill | null;

/** What the recorded rows, the factors in force and the calendar say of a variable, by its code. */
export const recordedRules: Readonly<Record<string, Rule>> = {
  location: ({ facts }) => setting(facts.chosen ? String(facts.chosen.id) : null),
  country: ({ facts }) => setting(facts.chosen?.countryCode ?? null),
  start_year: ({ facts }) => setting(facts.nextYear),
  ef_year: ({ facts }) => {
    const grid = facts.factors?.gridLocation;
    return grid?.year ? { value: grid.year, origin: factorOrigin(grid), by: null } : null;
  },
  ef_el_lb: ({ facts }) => ofFactor(facts.factors?.gridLocation, noGrid),
  ef_el_mb: ({ facts }) => ofFactor(facts.factors?.gridMarket, noGrid),
  ef_el_other: ({ facts }) => ofFactor(facts.factors?.gridResidual, noGrid),
  ef_el_s3: ({ facts }) => {
    const upstream = facts.factors?.gridUpstream;
    return upstream ? ofFactor(upstream, noGrid) : { value: 0, origin: assumedOrigin(noUpstream), by: null };
  },
  site_kwh: siteKwh,
  fuel: ({ facts }) => (mainFuel(facts.chosen) ? setting(mainFuel(facts.chosen)) : null),
  carrier: ({ facts: { chosen } }) => {
    if (mainFuel(chosen)) return setting('fuel');
    return chosen?.districtHeatKwh ? setting('district') : null;
  },
  heat_fuel_kwh: (parts) => byHeat(parts, heatOf),
  ef_fuel: (parts) => byHeat(parts, (given, kind) => factorOf(given, kind, 'combustion')),
  ef_fuel_wtt: (parts) => byHeat(parts, (given, kind) => factorOf(given, kind, 'upstream')),
  boiler_eff: (parts, variable) => byHeat(parts, (given, kind) => efficiencyOf(given, variable, kind)),
  price_fuel: (parts, variable) =>
    byHeat(parts, (given, kind) => (kind === 'gas' ? publishedValue(given, variable, 'price_gas') : null)),
  hp_gwp: ({ facts }) => empty(refrigerantNote(facts.gwpSet, facts.refrigerants)),
  self_share: (parts) => empty(ownUseNote(parts)),
  capex: (parts, variable) =>
    parts.model.definition.id === 'rooftop-pv' ? empty(solarPriceNote(parts, variable)) : null,
  eur_rate: eurRate,
  employees: ({ facts: { employees } }) =>
    employees ? { value: employees.count, origin: headcountOrigin(employees.year), by: null } : null,
  contract_dict: contractRows,
  travel_dict: flightRows,
  fleet_dict: carRows,
  refrig_dict: topUpRows,
};

function setting(value: Cell): FieldPrefill {
  return { value, origin: null, by: null };
}

function empty(note: Localised | null): FieldPrefill | null {
  return note && { value: null, origin: emptyOrigin(note), by: null };
}

export function ofFactor(factor: FactorFact | null | undefined, missing: Localised): FieldPrefill {
  if (!factor) return { value: null, origin: emptyOrigin(missing), by: null };
  return { value: factor.kgCo2e, origin: factorOrigin(factor), by: null };
}

const noGrid: Localised = {
  en: 'No factor is published for this location: enter the one from your supplier',
  pl: 'Dla tej lokalizacji nie ma opublikowanego wskaźnika: wpisz wskaźnik dostawcy',
};
const noUpstream: Localised = {
  en: 'No factor for upstream emissions and grid losses, so they are not counted',
  pl: 'Brak wskaźnika emisji upstream i strat sieci, więc ich nie policzono',
};
const nothingRecorded: Localised = {
  en: 'Nothing was recorded at this location in the last 12 months: enter your own value',
  pl: 'W tej lokalizacji nic nie zapisano w ostatnich 12 miesiącach: wpisz własną wartość',
};

/** The published rate, also where another one was entered: so that the form can go back to it. */
function eurRate({ facts: { currency }, model, citations }: PrefillParts): FieldPrefill | null {
  if (currency === 'EUR') return setting(null);
  const row = publishedRate(model, currency);
  if (!row?.value) return empty(noRate(currency));
  return { value: Number(row.value), origin: parameterOrigin(row, citations[row.sourceId ?? '']), by: null };
}

function noRate(currency: string): Localised {
  return {
    en: `No published rate for ${currency}: enter one to convert published prices`,
    pl: `Brak opublikowanego kursu ${currency}: wpisz go, aby przeliczyć opublikowane ceny`,
  };
}

function siteKwh({ facts, model }: PrefillParts): FieldPrefill | null {
  const { chosen } = facts;
  if (!chosen?.electricityKwh) return empty(nothingRecorded);
  const { electricityMonths, onSiteKwh } = chosen;
  const note = joined(
    electricityMonths < 12 ? monthsNote(electricityMonths) : null,
    onSiteKwh && model.definition.id === 'rooftop-pv' ? onSiteNote(onSiteKwh) : null,
  );
  const origin = recordedOrigin(facts, chosen, { of: electricityWords, category: 'utilities', note });
  return { value: chosen.electricityKwh, origin, by: null };
}

function monthsNote(months: number): Localised {
  return {
    en: `Only ${months} of 12 months have data`,
    pl: `Dane są tylko dla ${months} z 12 miesięcy`,
  };
}

function onSiteNote(kwh: number): Localised {
  return {
    en: `Does not include ${kwh} kWh already generated on site`,
    pl: `Nie obejmuje ${kwh} kWh wytworzonych już na miejscu`,
  };
}

function mainFuel(chosen: LocationFacts | null): BoilerFuel | null {
  return chosen?.boilerFuelKwh[0]?.fuel ?? null;
}

type Known = { value: Cell; origin: FieldPrefill['origin'] } | null;

/**
 * What follows from the heat source: by `fuel` in the form of the heat pump, by `carrier` in that of the building, where
 * fuel is the one that the location burns most of; elsewhere that one.
 */
function byHeat(
  parts: PrefillParts,
  know: (parts: PrefillParts, kind: BoilerFuel | 'district') => Known,
): FieldPrefill {
  const main = mainFuel(parts.facts.chosen) ?? 'gas';
  const codes = parts.model.variables.map(({ code }) => code);
  const byCarrier = codes.includes('carrier');
  if (!byCarrier && !codes.includes('fuel')) {
    const known = know(parts, main);
    return { value: known?.value ?? null, origin: known?.origin ?? null, by: null };
  }
  const kinds = byCarrier
    ? ([
        ['fuel', main],
        ['district', 'district'],
      ] as const)
    : boilerFuels.map((fuel) => [fuel, fuel] as const);
  const options: Record<string, Options[string]> = {};
  for (const [choice, kind] of kinds) {
    const known = know(parts, kind);
    if (known && known.value !== null) options[choice] = { value: known.value, origin: known.origin };
  }
  const known = know(parts, main);
  const origin = known?.value === null ? known.origin : emptyOrigin(nothingRecorded);
  return { value: null, origin, by: { codes: [byCarrier ? 'carrier' : 'fuel'], options } };
}

const fuelWords: Readonly<Record<BoilerFuel | 'district', Localised>> = {
  gas: { en: 'natural gas', pl: 'gaz ziemny' },
  lpg: { en: 'LPG', pl: 'LPG' },
  oil: { en: 'heating oil', pl: 'olej opałowy' },
  coal: { en: 'coal', pl: 'węgiel' },
  district: { en: 'bought heat', pl: 'zakupione ciepło' },
};

const processNote: Localised = {
  en: 'Subtract what processes use: only heating counts here',
  pl: 'Odejmij zużycie procesowe: liczy się tylko ogrzewanie',
};

function heatOf({ facts }: PrefillParts, kind: BoilerFuel | 'district'): Known {
  const { chosen } = facts;
  const value =
    kind === 'district'
      ? chosen?.districtHeatKwh
      : chosen?.boilerFuelKwh.find(({ fuel }) => fuel === kind)?.kwhGross;
  if (!chosen || !value) return { value: null, origin: emptyOrigin(nothingRecorded) };
  const category = kind === 'district' ? 'utilities' : 'fuels';
  return {
    value,
    origin: recordedOrigin(facts, chosen, { of: fuelWords[kind], category, note: processNote }),
  };
}

function factorOf(
  { facts: { factors } }: PrefillParts,
  kind: BoilerFuel | 'district',
  part: 'combustion' | 'upstream',
): Known {
  const ofHeat = part === 'combustion' ? factors?.heat : factors?.heatUpstream;
  const factor = kind === 'district' ? ofHeat : factors?.boilerFuels[kind][part];
  return factor ? { value: factor.kgCo2e, origin: factorOrigin(factor) } : null;
}

function efficiencyOf(
  parts: PrefillParts,
  variable: DefinitionVariable,
  kind: BoilerFuel | 'district',
): Known {
  if (kind === 'district') return null;
  // LPG burns in the same boilers as natural gas.
  return publishedValue(parts, variable, `boiler_eff_${kind === 'lpg' ? 'gas' : kind}`);
}

function refrigerantNote(set: string, gases: PrefillParts['facts']['refrigerants']): Localised | null {
  if (gases.length === 0) return null;
  const list = gases.map(({ name, gwp }) => `${name}: ${gwp}`).join(', ');
  return { en: `${set}: ${list}`, pl: `${set}: ${list}` };
}

const loads = [
  { code: 'continuous', name: { en: 'round the clock', pl: 'praca ciągła' } },
  { code: 'two_shift', name: { en: 'two shifts', pl: 'dwie zmiany' } },
  { code: 'one_shift', name: { en: 'one shift', pl: 'jedna zmiana' } },
];
const ratios = ['0.1', '0.25', '0.5', '0.75', '1', '1.5'];

/** Shares of own use without a battery, for plants of several sizes: which one holds only the reader knows. */
function ownUseNote(parts: PrefillParts): Localised | null {
  const lines = loads.flatMap(({ code, name }) => {
    const values = ratios.map((ratio) => findParameter(parts, `pv_self_use_${code}_${ratio}`)?.row.value);
    return values.every(Boolean) ? [{ name, list: values.join(' / ') }] : [];
  });
  if (lines.length === 0) return null;
  const list = (language: 'en' | 'pl') =>
    lines.map(({ name, list }) => `${name[language]} ${list}`).join('; ');
  const sizes = ratios.join(' / ');
  return {
    en: `Without a battery, if the plant generates ${sizes} of what the location uses: ${list('en')}`,
    pl: `Bez magazynu energii, gdy instalacja wytwarza ${sizes} zużycia lokalizacji: ${list('pl')}`,
  };
}

function solarPriceNote({ model, citations }: PrefillParts, _variable: DefinitionVariable): Localised | null {
  const row = model.parameters.find('pv_capex', 'DE');
  if (!row) return null;
  const cited = citedIn(citations[row.sourceId ?? ''] ?? '');
  const range = `${row.low}-${row.high} ${row.unit} (DE ${row.year})`;
  return {
    en: `Published for roofs: ${range}, ${cited.en}. Enter the amount from your offer`,
    pl: `Opublikowano dla dachów: ${range}, ${cited.pl}. Wpisz kwotę z oferty`,
  };
}
