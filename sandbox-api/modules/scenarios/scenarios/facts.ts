import { addDays, lastDayOfMonth, monthOf, previousDay, yearOf } from '#api/domain/calendar/calendar';
import type { ReferenceIndex } from '#api/domain/factors/reference-index';
import {
  type BoilerFuel,
  type CarDistance,
  type CompanyFacts,
  type FlightSum,
  type LocationFacts,
  type RefrigerantTopUp,
} from '#api/domain/scenarios/company-facts';
import { type RecordedGroup, type RecordedKg, recordedGroups } from '#api/domain/scenarios/ledger-facts';
import { decimal } from '#api/domain/units/decimal';
import { type Ctx, today } from '#api/kernel/context';
import { referenceFor } from '#api/modules/emissions/ledger/reference-cache';
import { findCompanyContracts, findEmissionSettings } from '#api/modules/emissions/ledger/repository-context';
import { factorsInForce, marketFactors, type Place } from './factors-in-force';
import {
  type FuelSum,
  findCompanySetting,
  findFuelSums,
  findJourneySums,
  findRecordedSums,
  findRefrigerants,
  type RecordedSum,
} from './repository-facts';

const electricityId = 1;
const heatIds = [2, 3];
const distanceBasedTravel = 602;

/** What besides sums and factors a scenario fills its form from. */
const asksFor: Readonly<Record<string, 'fuels' | 'journeys' | 'everywhere'>> = {
  'fleet-ev': 'fuels',
  refrigerant: 'fuels',
  'travel-commute': 'journeys',
  'green-contract': 'everywhere',
};

type Asked = {
  scenarioCode: string;
  /** Null: the first one that bought electricity. One that is not the company's is as good as none. */
  locationId: number | null;
};

/** With whether the location that was asked for is the company's. */
export type CompanyFactsOfNow = CompanyFacts & { isLocationKnown: boolean };

/**
 * What is known of a company today: the sums of the last twelve complete months, and the factors that a new entry would
 * get. A scope that the company has not licensed is not looked into.
 */
export async function collectFacts(ctx: Ctx, asked: Asked): Promise<CompanyFactsOfNow> {
  const { db, session, platform } = ctx;
  const { companyId } = session;
  const days = lastTwelveMonths(today(platform.clock));
  const company = await findCompanySetting(db, companyId);
  const settings = await findEmissionSettings(db, companyId);
  const contracts = await findCompanyContracts(db, companyId, electricityId);
  const places: NamedPlace[] = settings.map((place) => ({
    ...place,
    contracts: contracts.get(place.locationId) ?? [],
  }));
  const needs = asksFor[asked.scenarioCode];
  const named = places.find(({ locationId }) => locationId === asked.locationId);
  const isWide = needs === 'everywhere' || !named;
  const sums = await findRecordedSums(db, companyId, {
    ...days,
    locationIds: isWide ? null : [named.locationId],
  });
  const licensed = sums.filter((row) => session.modules.includes(`SCOPE${moduleOf(row)}`));
  const open = places.filter(({ isActive }) => isActive).sort(byName(ctx));
  const chosen = named ?? open.find((place) => hasElectricity(licensed, place.locationId)) ?? open[0];
  const reference = await referenceFor(db, []);
  const month = { firstDay: monthOf(days.to), lastDay: days.to };
  const inForce = chosen ? await factorsInForce(db, chosen, month) : null;
  const markets = needs === 'everywhere' ? await marketFactors(db, open, month) : new Map();
  const factsOf = (place: NamedPlace): LocationFacts => ({
    ...recordedAt({ place, sums: licensed, reference, kwhNetPerGross: inForce?.kwhNetPerGross }),
    gridMarket: markets.get(place.locationId) ?? null,
  });
  const employees = company?.employees ? Number(company.employees) : null;
  return {
    currency: company?.currency ?? currencyOf(company?.countryCode ?? ''),
    from: days.from,
    to: days.to,
    nextYear: yearOf(days.today) + 1,
    locations: open.map(factsOf),
    chosen: chosen ? factsOf(chosen) : null,
    factors: inForce?.factors ?? null,
    ...(await entriesOf(ctx, { needs, locationId: chosen?.locationId, days, reference, gwpSet: company?.gwpSet })),
    employees: employees === null ? null : { count: Math.round(employees), year: company?.employeesYear ?? 0 },
    gwpSet: company?.gwpSet ?? 'AR6',
    isLocationKnown: asked.locationId === null || named !== undefined,
  };
}

type NamedPlace = Place & { name: string };
type Days = { from: string; to: string; today: string };

/** On 25 November 2026: 1 November 2025 to 31 October 2026. */
export function lastTwelveMonths(day: string): Days {
  const to = previousDay(monthOf(day));
  const from = monthOf(addDays(monthOf(to), -330));
  return { from, to: lastDayOfMonth(to), today: day };
}

const defaultCurrencies: Readonly<Record<string, string>> = { GB: 'GBP', US: 'USD' };

/** A company that never stated a currency counts in the one of the published defaults for its country. */
export function currencyOf(countryCode: string): string {
  return defaultCurrencies[countryCode] ?? 'EUR';
}

function byName({ locale }: Ctx) {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return (left: NamedPlace, right: NamedPlace) =>
    compare(left.name, right.name) || left.locationId - right.locationId;
}

function moduleOf({ scope, sourceKind }: RecordedSum): 1 | 2 | 3 {
  if (scope === 3 || sourceKind === 'scope3') return 3;
  return sourceKind === 'fuel' ? 1 : 2;
}

function isElectricity({ sourceKind, itemId }: RecordedSum): boolean {
  return sourceKind === 'utility' && itemId === electricityId;
}

function hasElectricity(sums: readonly RecordedSum[], locationId: number): boolean {
  return sums.some((row) => row.locationId === locationId && isElectricity(row) && Number(row.energyKwh) > 0);
}

const kindsOfBoilerFuel: Readonly<Record<string, BoilerFuel>> = {
  'natural-gas': 'gas',
  lng: 'gas',
  lpg: 'lpg',
  propane: 'lpg',
  butane: 'lpg',
  'heating-oil': 'oil',
  kerosene: 'oil',
  'gas-oil': 'oil',
  'fuel-oil': 'oil',
  'hard-coal': 'coal',
  'coal-domestic': 'coal',
  anthracite: 'coal',
};

type Known = {
  place: NamedPlace;
  sums: readonly RecordedSum[];
  reference: ReferenceIndex;
  kwhNetPerGross: ReadonlyMap<string, number> | undefined;
};

function recordedAt({ place, sums, reference, kwhNetPerGross }: Known): Omit<LocationFacts, 'gridMarket'> {
  const rows = sums.filter(({ locationId }) => locationId === place.locationId);
  const bought = rows.filter((row) => isElectricity(row) && row.method === 'location');
  const heat = rows.filter(
    (row) => row.sourceKind === 'utility' && heatIds.includes(row.itemId) && row.method === 'location',
  );
  const made = rows.filter(({ sourceKind }) => sourceKind === 'renewable');
  return {
    id: place.locationId,
    name: place.name,
    countryCode: place.countryCode,
    isActive: place.isActive,
    electricityKwh: kwhOf(bought),
    electricityMonths: Math.max(0, ...bought.map(({ months }) => months)),
    onSiteKwh: kwhOf(made),
    districtHeatKwh: kwhOf(heat),
    boilerFuelKwh: boilerFuelsOf(rows, reference, kwhNetPerGross),
    recorded: recordedKg(rows, reference),
  };
}

/** Whole kWh; nothing is null, so that no form is filled with a zero that nobody entered. */
function kwhOf(rows: readonly RecordedSum[]): number | null {
  const total = rows.reduce((sum, row) => sum.plus(row.energyKwh), decimal(0));
  return total.isZero() ? null : Math.round(total.toNumber());
}

function boilerFuelsOf(
  rows: readonly RecordedSum[],
  reference: ReferenceIndex,
  kwhNetPerGross: ReadonlyMap<string, number> | undefined,
): LocationFacts['boilerFuelKwh'] {
  const net = new Map<BoilerFuel, number>();
  for (const row of rows) {
    const fuel = row.sourceKind === 'fuel' && row.scope === 1 ? reference.fuel(row.itemId) : undefined;
    const kind = fuel?.category === '1.1' ? kindsOfBoilerFuel[fuel.code] : undefined;
    if (kind) net.set(kind, (net.get(kind) ?? 0) + Number(row.energyKwh));
  }
  return [...net]
    .flatMap(([fuel, kwh]) => {
      const ratio = kwhNetPerGross?.get(fuel);
      return ratio && kwh > 0 ? [{ fuel, kwhGross: Math.round(kwh / ratio) }] : [];
    })
    .sort((left, right) => right.kwhGross - left.kwhGross);
}

const groupsOfFuel: Readonly<Record<string, RecordedGroup>> = {
  '1.1': 'stationary',
  '1.2': 'mobile',
  '1.3': 'fugitive',
};

function groupOf(row: RecordedSum, reference: ReferenceIndex): RecordedGroup | undefined {
  if (row.sourceKind === 'fuel') return groupsOfFuel[reference.fuel(row.itemId)?.category ?? ''];
  if (row.sourceKind === 'utility') return row.itemId === electricityId ? 'electricity' : 'heat';
  return row.category === '3.6' || row.category === '3.7' ? 'travel' : undefined;
}

export function recordedKg(
  rows: readonly RecordedSum[],
  reference: ReferenceIndex,
): Record<RecordedGroup, RecordedKg> {
  const groups = Object.fromEntries(
    recordedGroups.map((group) => [group, { scope1: 0, scope2Location: 0, scope2Market: 0, scope3: 0 }]),
  ) as Record<RecordedGroup, RecordedKg>;
  for (const row of rows) {
    const group = groupOf(row, reference);
    const column = columnOf(row);
    if (group && column) groups[group][column] += Number(row.kgCo2e);
  }
  return groups;
}

function columnOf({ scope, method }: RecordedSum): keyof RecordedKg | null {
  if (scope === 1) return 'scope1';
  if (scope === 2) return method === 'market' ? 'scope2Market' : 'scope2Location';
  return scope === 3 ? 'scope3' : null;
}

type Entries = Pick<CompanyFacts, 'cars' | 'carLitres' | 'topUps' | 'flights' | 'refrigerants'>;

async function entriesOf(
  { db, session }: Ctx,
  {
    needs,
    locationId,
    days,
    reference,
    gwpSet = 'AR6',
  }: {
    needs: 'fuels' | 'journeys' | 'everywhere' | undefined;
    locationId: number | undefined;
    days: Days;
    reference: ReferenceIndex;
    gwpSet: 'AR5' | 'AR6' | undefined;
  },
): Promise<Entries> {
  const { companyId, modules } = session;
  const asksFuels = needs === 'fuels' && locationId !== undefined && modules.includes('SCOPE1');
  const asksJourneys = needs === 'journeys' && locationId !== undefined && modules.includes('SCOPE3');
  const fuels = asksFuels ? await findFuelSums(db, companyId, locationId, days) : [];
  const journeys = asksJourneys
    ? await findJourneySums(db, companyId, locationId, { ...days, methodId: distanceBasedTravel })
    : [];
  const gases = (await findRefrigerants(db)).flatMap(({ gasCode, nameEn }) => {
    const gwp = gasCode ? reference.gwp(gasCode, gwpSet) : undefined;
    return gwp && nameEn.startsWith('R-') ? [{ name: nameEn, gwp: Number(gwp.value) }] : [];
  });
  return {
    cars: carsOf(fuels),
    carLitres: { diesel: litresOf(fuels, dieselId), petrol: litresOf(fuels, petrolId) },
    topUps: fuels.flatMap((row) => topUpOf(row, reference, gwpSet)),
    flights: flightsOf(journeys),
    refrigerants: gases,
  };
}

const dieselId = 501;
const petrolId = 502;
const sizesByFuelId: Readonly<Record<number, CarDistance['size']>> = {
  601: 'average',
  605: 'small',
  606: 'medium',
  607: 'large',
};
const fuelsByVariantId: Readonly<Record<number, CarDistance['fuel']>> = {
  31: 'diesel',
  32: 'petrol',
  83: 'diesel',
  84: 'petrol',
  87: 'diesel',
  88: 'petrol',
  93: 'diesel',
  94: 'petrol',
};

function carsOf(rows: readonly FuelSum[]): CarDistance[] {
  const cars = new Map<string, CarDistance>();
  for (const { fuelId, fuelVariantId, dimension, perBase, value } of rows) {
    const [size, fuel] = [sizesByFuelId[fuelId], fuelsByVariantId[fuelVariantId ?? 0]];
    if (!size || !fuel || dimension !== 'distance') continue;
    const before = cars.get(`${size} ${fuel}`)?.km ?? 0;
    cars.set(`${size} ${fuel}`, { size, fuel, km: before + Number(value) * Number(perBase) });
  }
  return [...cars.values()];
}

function litresOf(rows: readonly FuelSum[], fuelId: number): number {
  return rows
    .filter((row) => row.fuelId === fuelId && row.dimension === 'volume')
    .reduce((litres, { value, perBase }) => litres + Number(value) * Number(perBase), 0);
}

function topUpOf(
  { gasCode, nameEn, namePl, perBase, value }: FuelSum,
  reference: ReferenceIndex,
  gwpSet: 'AR5' | 'AR6',
): RefrigerantTopUp[] {
  const gwp = gasCode ? reference.gwp(gasCode, gwpSet) : undefined;
  if (!gwp) return [];
  const kg = decimal(value).times(perBase).toDecimalPlaces(3).toNumber();
  return [{ name: { en: nameEn, pl: namePl }, kg, gwp: Number(gwp.value) }];
}

const hauls: Readonly<Record<string, FlightSum['haul']>> = {
  'domestic-to-from-uk': 'dom',
  'short-haul-to-from-uk': 'short',
  'long-haul-to-from-uk': 'long',
};
const classes: Readonly<Record<string, FlightSum['cls']>> = {
  'average-passenger': 'average',
  'economy-class': 'economy',
  'business-class': 'business',
};

function flightsOf(rows: Awaited<ReturnType<typeof findJourneySums>>): FlightSum[] {
  return rows.flatMap(({ means, kind, persons, personKm }) => {
    const [haul, cls] = [hauls[means], classes[kind]];
    const trips = Math.round(Number(persons));
    return haul && cls && trips > 0 ? [{ haul, cls, trips, passengerKm: Number(personKm) }] : [];
  });
}

