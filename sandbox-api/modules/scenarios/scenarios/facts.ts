import { addDays, lastDayOfMonth, monthOf, previousDay, yearOf } from '#api/domain/calendar/calendar';
import { coversVolume } from '#api/domain/emissions/apportion/volume-coverage';
import type { CompanyFacts, LocationFacts } from '#api/domain/scenarios/prefill/company-facts';
import { type Decimal, decimal, sum } from '#api/domain/units/decimal';
import { type Ctx, today } from '#api/kernel/context';
import { contractsInForce } from '#api/modules/emissions/ledger/ledger';
import { referenceFor } from '#api/modules/emissions/ledger/reference-cache';
import { findCompanyContracts, findEmissionSettings } from '#api/modules/emissions/ledger/repository-context';
import { entriesOf, type Needs } from './entries';
import { electricity, factorsInForce, type Month, marketFactors, type Place } from './factors-in-force';
import { electricityId, moduleOf, recordedAt, recordedKg } from './recorded';
import { findCompanySetting, findPlacesWith, findRecordedSums, type RecordedSum } from './repository-facts';

const asksFor: Readonly<Record<string, Needs>> = {
  'fleet-ev': 'fuels',
  refrigerant: 'fuels',
  'travel-commute': 'journeys',
  'green-contract': 'everywhere',
};

type Asked = {
  scenarioCode: string;
  /** Null: the first one that bought electricity. One of another company is treated like null. */
  locationId: number | null;
  /** Currency of a saved simulation; without it the company's. */
  currency?: string | undefined;
  /** Units of the currency for one euro, as entered. */
  eurRate?: number | null | undefined;
};

/** Includes whether the requested location belongs to the company, and the locations that can no longer be chosen. */
export type CompanyFactsOfNow = CompanyFacts & {
  isLocationKnown: boolean;
  archived: readonly LocationFacts[];
};

/**
 * The current data of a company: the sums of the last twelve complete months, and the factors of a new entry.
 * A scope without a licence is not read.
 */
export async function collectFacts(
  ctx: Ctx,
  { scenarioCode, locationId, currency, eurRate = null }: Asked,
): Promise<CompanyFactsOfNow> {
  const factsAt = await readCompany(ctx, scenarioCode, locationId === null ? null : [locationId]);
  const facts = await factsAt(locationId);
  return { ...facts, currency: currency ?? facts.currency, eurRate };
}

/**
 * Reads the shared facts of several locations once.
 * @param locationIds whose sums are needed; null: those of all.
 * @returns the facts with that location chosen.
 */
export async function readCompany(
  ctx: Ctx,
  scenarioCode: string,
  locationIds: readonly number[] | null,
): Promise<(locationId: number | null) => Promise<CompanyFactsOfNow>> {
  const { db, session, platform } = ctx;
  const { companyId } = session;
  const days = lastTwelveMonths(today(platform.clock));
  const company = await findCompanySetting(db, companyId);
  const month = { firstDay: monthOf(days.to), lastDay: days.to };
  const places = await findPlaces(ctx, month);
  const needs = asksFor[scenarioCode];
  const open = places.filter(({ isActive }) => isActive).sort(byName(ctx));
  const known = locationIds?.filter((id) => places.some(({ locationId }) => locationId === id)) ?? [];
  const first = known.length === 0 ? await findFirst(ctx, open, days) : undefined;
  const asked = first ? [first.locationId] : known;
  const sums = await findRecordedSums(db, companyId, {
    ...days,
    locationIds: needs === 'everywhere' ? null : asked,
  });
  const licensed = sums.filter((row) => session.modules.includes(`SCOPE${moduleOf(row)}`));
  const reference = await referenceFor(db, []);
  const markets = needs === 'everywhere' ? await marketFactors(db, open, month) : null;
  return async (locationId) => {
    const named = places.find((place) => place.locationId === locationId);
    const chosen = named ?? first;
    const inForce = chosen ? await factorsInForce(db, chosen, month) : null;
    const kwhNetPerGross = inForce?.kwhNetPerGross;
    const factsOf = (place: NamedPlace): LocationFacts => ({
      ...recordedAt({ place, sums: licensed, reference, kwhNetPerGross }),
      gridMarket: markets?.get(place.locationId) ?? null,
    });
    const gwpSet = company?.gwpSet ?? 'AR6';
    return {
      eurRate: null,
      currency: company?.currency ?? currencyOf(company?.countryCode ?? ''),
      from: days.from,
      to: days.to,
      nextYear: yearOf(days.today) + 1,
      locations: open.map(factsOf),
      archived: places.filter(({ isActive }) => !isActive).map(factsOf),
      chosen: chosen ? factsOf(chosen) : null,
      factors: inForce?.factors ?? null,
      ...(await entriesOf(ctx, { needs, locationId: chosen?.locationId, days, reference, gwpSet })),
      employees: company?.employees
        ? { count: Math.round(Number(company.employees)), year: company.employeesYear ?? 0 }
        : null,
      gwpSet,
      isLocationKnown: locationId === null || named !== undefined,
    };
  };
}

/** The first one by name that bought electricity; else the first one. */
async function findFirst(
  { db, session }: Ctx,
  open: readonly NamedPlace[],
  days: Days,
): Promise<NamedPlace | undefined> {
  const bought = await findPlacesWith(db, session.companyId, { ...days, utilityId: electricityId });
  return open.find(({ locationId }) => bought.has(locationId)) ?? open[0];
}

async function findPlaces({ db, session: { companyId } }: Ctx, month: Month): Promise<NamedPlace[]> {
  const contracts = await findCompanyContracts(db, companyId, electricityId);
  const places: NamedPlace[] = [];
  for (const place of await findEmissionSettings(db, companyId)) {
    const own = contracts.get(place.locationId) ?? [];
    const asked = { db, companyId, ...place, utilityId: electricityId, entered: [electricity(month, 0)] };
    // The coverage of a volume depends on the year's bills, which are read for these contracts only.
    places.push({ ...place, contracts: own.some(coversVolume) ? await contractsInForce(asked) : own });
  }
  return places;
}

type NamedPlace = Place & { name: string };
type Days = { from: string; to: string; today: string };

/** On 25 November 2026: 1 November 2025 to 31 October 2026. */
function lastTwelveMonths(day: string): Days {
  const to = previousDay(monthOf(day));
  const from = monthOf(addDays(monthOf(to), -330));
  return { from, to: lastDayOfMonth(to), today: day };
}

const defaultCurrencies: Readonly<Record<string, string>> = { GB: 'GBP', US: 'USD' };

/** A company without a stated currency uses that of the published defaults for its country. */
function currencyOf(countryCode: string): string {
  return defaultCurrencies[countryCode] ?? 'EUR';
}

function byName({ locale }: Ctx) {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return (left: NamedPlace, right: NamedPlace) =>
    compare(left.name, right.name) || left.locationId - right.locationId;
}

/** Recorded emissions of the last twelve complete months: by location and group, and all of them together in tonnes. */
export async function recordedEmissions(ctx: Ctx) {
  const days = lastTwelveMonths(today(ctx.platform.clock));
  const { db, session } = ctx;
  const sums = await findRecordedSums(db, session.companyId, { ...days, locationIds: null });
  const licensed = sums.filter((row) => session.modules.includes(`SCOPE${moduleOf(row)}`));
  const reference = await referenceFor(db, []);
  const ids = [...new Set(licensed.map(({ locationId }) => locationId))];
  return {
    from: days.from.slice(0, 7),
    to: days.to.slice(0, 7),
    byLocation: Object.fromEntries(
      ids.map((id) => [
        String(id),
        recordedKg(
          licensed.filter((row) => row.locationId === id),
          reference,
        ),
      ]),
    ),
    today: { locationBasedT: tonnesOf(licensed, 'market'), marketBasedT: tonnesOf(licensed, 'location') },
  };
}

/** Scopes 1 to 3 without the other method of Scope 2. */
function tonnesOf(sums: readonly RecordedSum[], without: 'location' | 'market'): Decimal {
  const counted = sums.filter(({ scope, method }) => scope >= 1 && scope <= 3 && method !== without);
  return sum(counted.map(({ kgCo2e }) => decimal(kgCo2e))).div(1000);
}
