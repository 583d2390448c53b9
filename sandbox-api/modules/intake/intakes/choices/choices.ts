import {
  type IntakeChoices,
  type IntakeKind,
  type MeteredKind,
  meteredKinds,
} from '#api/contract/intake/intakes';
import type { Locale } from '#api/contract/messages';
import type { Ctx } from '#api/kernel/context';
import { listFuelCategories, listFuels } from '#api/modules/activity-data/fuels/service';
import { listLocationUtilities } from '#api/modules/activity-data/utilities/service';
import { listCountries } from '#api/modules/company/countries/service';
import { listLocations } from '#api/modules/company/locations/service';
import { licensedKinds } from '../kinds';
import { findFuelsOfVariants, findMeters } from './repository-choices';
import { travelItems } from './travel-items';

type Item = IntakeChoices['items'][number];

export async function readIntakeChoices({ ctx }: { ctx: Ctx }): Promise<IntakeChoices> {
  const kinds = licensedKinds(ctx);
  const items: Item[] = [];
  const meters: IntakeChoices['meters'] = [];
  for (const kind of kinds) {
    items.push(...(await itemsOf[kind](ctx)));
    if (!isMetered(kind)) continue;
    for (const meter of await findMeters(ctx.db, ctx.session.companyId, kind))
      meters.push({ ...meter, kind });
  }
  return { locations: await locationsOf(ctx), meters, items };
}

async function locationsOf(ctx: Ctx): Promise<IntakeChoices['locations']> {
  const countries = new Map(
    (await listCountries({ ctx })).map(({ countryId, isoCodeTwo }) => [countryId, isoCodeTwo]),
  );
  const listed = await listLocations({
    ctx,
    input: { query: { addOptionAll: false, includeInactive: false } },
  });
  return listed.map(({ locationId, name, town, countryId }) => ({
    locationId,
    name,
    city: town,
    countryCode: countries.get(countryId ?? 0) ?? '',
  }));
}

function isMetered(kind: IntakeKind): kind is MeteredKind {
  return meteredKinds.some((metered) => metered === kind);
}

const itemsOf: Record<IntakeKind, (ctx: Ctx) => Promise<Item[]>> = {
  fuel: fuelItems,
  utility: utilityItems,
  valueChain: travelItems,
};

async function fuelItems(ctx: Ctx): Promise<Item[]> {
  const namesById = await bothNames(ctx, async (ctx) =>
    (await listFuels(ctx)).map(({ fuelId: id, name }) => ({ id, name })),
  );
  const categories = await listFuelCategories({ ctx, input: { query: {} } });
  const byVariant = new Set(await findFuelsOfVariants(ctx.db));
  return (await listFuels(ctx)).map((fuel) => ({
    kind: 'fuel',
    itemId: fuel.fuelId,
    name: fuel.name,
    names: namesById.get(fuel.fuelId) ?? [fuel.name],
    categoryName: categories.find(({ fuelCategoryId }) => fuelCategoryId === fuel.fuelCategoryId)?.name ?? '',
    units: fuel.units.map(({ unitId, symbol }) => ({ unitId, symbol })),
    variants: fuel.variants.map(({ fuelVariantId, name }) => ({ variantId: fuelVariantId, name })),
    needsVariant: byVariant.has(fuel.fuelId),
  }));
}

async function utilityItems(ctx: Ctx): Promise<Item[]> {
  const input = { params: { locationId: 0 }, query: { listAllPossible: true, addOptionAll: false } };
  const list = (ctx: Ctx) => listLocationUtilities({ ctx, input });
  const namesById = await bothNames(ctx, async (ctx) =>
    (await list(ctx)).map(({ utilityId: id, name }) => ({ id, name })),
  );
  return (await list(ctx)).map((utility) => ({
    kind: 'utility',
    itemId: utility.utilityId,
    name: utility.name,
    names: namesById.get(utility.utilityId) ?? [utility.name],
    categoryName: ctx.locale === 'pl' ? 'Media' : 'Utilities',
    units: utility.units.map(({ unitId, symbol }) => ({ unitId, symbol })),
    variants: [],
    needsVariant: false,
  }));
}

/** In both languages, because a file may use either. */
async function bothNames(
  ctx: Ctx,
  list: (ctx: Ctx) => Promise<{ id: number; name: string }[]>,
): Promise<Map<number, string[]>> {
  const names = new Map<number, Set<string>>();
  const locales: Locale[] = ['en', 'pl'];
  for (const locale of locales)
    for (const { id, name } of await list({ ...ctx, locale }))
      names.set(id, (names.get(id) ?? new Set()).add(name));
  return new Map([...names].map(([id, all]) => [id, [...all]]));
}
