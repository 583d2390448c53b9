import type { GwpSet } from '#api/domain/factors/factor-set';
import type { ReferenceIndex } from '#api/domain/factors/reference-index';
import type {
  CarDistance,
  CompanyFacts,
  FlightSum,
  RefrigerantTopUp,
} from '#api/domain/scenarios/prefill/company-facts';
import { decimal } from '#api/domain/units/decimal';
import type { Ctx } from '#api/kernel/context';
import { type FuelSum, findFuelSums, findJourneySums, findRefrigerants } from './repository-facts';

const distanceBasedTravel = 602;

/** Data for a scenario's form besides sums and factors. */
export type Needs = 'fuels' | 'journeys' | 'everywhere';

type Days = { from: string; to: string };

type Entries = Pick<CompanyFacts, 'cars' | 'carLitres' | 'topUps' | 'flights' | 'refrigerants'>;

/** Queries of single entries, if the scenario needs them. */
export async function entriesOf(
  { db, session }: Ctx,
  {
    needs,
    locationId,
    days,
    reference,
    gwpSet,
  }: {
    needs: Needs | undefined;
    locationId: number | undefined;
    days: Days;
    reference: ReferenceIndex;
    gwpSet: GwpSet;
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
  gwpSet: GwpSet,
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
