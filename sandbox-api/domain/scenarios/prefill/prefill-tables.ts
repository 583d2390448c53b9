import type { EnteredRow, Localised } from '#api/domain/scenarios/model/definition';
import { flightOrigin, recordedOrigin } from './prefill-texts';
import type { FieldPrefill, PrefillParts } from './prefill-types';

export const electricityWords: Localised = { en: 'electricity', pl: 'energia elektryczna' };

function rows(list: readonly EnteredRow[], origin: FieldPrefill['origin']): FieldPrefill | null {
  return list.length > 0 ? { value: list, origin, by: null } : null;
}

/** Each location that bought electricity, with the factor in force. */
export function contractRows({ facts }: PrefillParts): FieldPrefill | null {
  const list = facts.locations
    .filter(({ electricityKwh }) => electricityKwh)
    .map((place) => ({
      location: String(place.id),
      kwh_year: place.electricityKwh,
      ef_now: place.gridMarket?.kgCo2e ?? null,
      cover: 1,
    }));
  const first = facts.locations.find(({ electricityKwh }) => electricityKwh);
  return rows(
    list,
    first ? recordedOrigin(facts, first, { of: electricityWords, category: 'utilities' }) : null,
  );
}

/** Recorded flights, by haul and class. */
export function flightRows({ facts, model }: PrefillParts): FieldPrefill | null {
  const factors = model.common.tables.air_factors as Record<string, Record<string, Record<string, number>>>;
  const list = facts.flights.map(({ haul, cls, trips, passengerKm }) => ({
    haul,
    cls,
    trips,
    // A trip is there and back in the formulas.
    km: Math.min(20_000, Math.max(50, Math.round(passengerKm / trips / 2))),
    ef_air: factors[haul]?.[cls]?.kg_co2e_pkm ?? null,
    ef_air_wtt: factors[haul]?.[cls]?.wtt_kg_co2e_pkm ?? null,
    km_rail: 0,
    ef_rail: 0.03546,
    ef_rail_wtt: 0.00897,
    rail_share: 0,
    avoid_share: 0,
    fare_air: 0,
    fare_rail: 0,
  }));
  return rows(list, facts.chosen ? flightOrigin(facts, facts.chosen.id) : null);
}

const carWords: Localised = { en: 'vehicles', pl: 'pojazdy' };

/** Which cars there are is recorded, how many is not: number and distance of each stay empty. */
export function carRows({ facts, model }: PrefillParts): FieldPrefill | null {
  const { chosen, cars, carLitres, factors } = facts;
  const byKm = model.common.tables.car_factors as Record<string, Record<string, Record<string, number>>>;
  if (!chosen) return null;
  const litres = (['diesel', 'petrol'] as const).filter((fuel) => carLitres[fuel] > 0);
  const kinds = cars.length > 0 ? cars : litres.map((fuel) => ({ size: 'average' as const, fuel }));
  const list = kinds.map(({ size, fuel }) => ({
    size,
    fuel,
    n: null,
    km: null,
    ef_km: byKm[size]?.[fuel]?.kg_co2e_km ?? null,
    ef_wtt_km: byKm[size]?.[fuel]?.wtt_kg_co2e_km ?? null,
    ef_litre: factors?.carFuels[fuel]?.kgCo2e ?? null,
    ev_kwh_km: null,
  }));
  const amounts = (language: 'en' | 'pl') => {
    const named = (code: 'size' | 'fuel', value: string) =>
      carChoice(model, code, value)?.[language] ?? value;
    return [
      ...cars.map(
        ({ size, fuel, km }) => `${named('size', size)}, ${named('fuel', fuel)}: ${Math.round(km)} km`,
      ),
      ...litres.map((fuel) => `${named('fuel', fuel)}: ${Math.round(carLitres[fuel])} l`),
    ].join('; ');
  };
  const note = {
    en: `Recorded: ${amounts('en')}. The number of cars is not recorded`,
    pl: `Zapisano: ${amounts('pl')}. Liczby samochodów nie zapisano`,
  };
  return rows(list, recordedOrigin(facts, chosen, { of: carWords, category: 'fuels', note }));
}

/** What a choice of the table of cars is called. */
function carChoice(
  { variables }: PrefillParts['model'],
  dimension: 'size' | 'fuel',
  value: string,
): Localised | undefined {
  const table = variables.find(({ code }) => code === 'fleet_dict');
  const choices = table?.tableDimensions?.find(({ code }) => code === dimension)?.choices;
  return choices?.find((choice) => choice.value === value)?.displayString;
}

const coolingWords: Localised = { en: 'refrigerants', pl: 'czynniki chłodnicze' };

/** Gas and what was topped up are recorded, the charge is not. */
export function topUpRows({ facts }: PrefillParts): FieldPrefill | null {
  const { chosen, topUps } = facts;
  if (!chosen) return null;
  const list = topUps.map(({ gwp }) => ({
    kind: null,
    n: 1,
    charge_old: null,
    gwp_old: gwp,
    leak_old: null,
    charge_new: null,
    gwp_new: null,
    leak_new: null,
  }));
  const amounts = (language: 'en' | 'pl') =>
    topUps.map(({ name, kg }) => `${name[language]} ${kg} kg`).join(', ');
  const note = {
    en: `Topped up: ${amounts('en')}. Leak rate = top-up ÷ charge`,
    pl: `Uzupełniono: ${amounts('pl')}. Wyciek = uzupełnienie ÷ ilość czynnika`,
  };
  return rows(list, recordedOrigin(facts, chosen, { of: coolingWords, category: 'fuels', note }));
}
