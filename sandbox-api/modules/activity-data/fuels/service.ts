import type { Fuel, FuelCategory, UsedFuel } from '#api/contract/activity-data/fuels';
import type { FieldIssue } from '#api/contract/field-issue';
import type { Ctx } from '#api/kernel/context';
import { localName } from '#api/kernel/names';
import { found } from '#api/kernel/problem-error';
import { toUnit, unitIssues } from '#api/modules/activity-data/units/service';
import { requireLocation, requireLocationOrAll } from '#api/modules/company/locations/service';
import * as repository from './repository';

type Call<Input> = { ctx: Ctx; input: Input };

export async function listFuelCategories({
  ctx,
  input: { query },
}: Call<{ query: { locationId?: number } }>): Promise<FuelCategory[]> {
  if (query.locationId !== undefined) await requireLocation(ctx, query.locationId);
  const rows = await repository.findFuelCategories(ctx.db, ctx.session.companyId, query.locationId);
  return rows.map((row) => ({ fuelCategoryId: row.id, name: localName(row, ctx.locale) }));
}

export async function readFuelCategory({
  ctx,
  input: { params },
}: Call<{ params: { categoryId: number } }>): Promise<FuelCategory> {
  const row = found(await repository.findFuelCategory(ctx.db, params.categoryId));
  return { fuelCategoryId: row.id, name: localName(row, ctx.locale) };
}

export async function listLocationFuels({
  ctx,
  input: { params, query },
}: Call<{ params: { locationId: number }; query: { categoryId?: number } }>): Promise<Fuel[]> {
  await requireLocation(ctx, params.locationId);
  return listFuels(ctx, query.categoryId);
}

/** The fuels of the catalogue, of all categories or of one, which are the same for every location. */
export async function listFuels(ctx: Ctx, categoryId?: number): Promise<Fuel[]> {
  const rows = await repository.findFuels(ctx.db, categoryId);
  const ids = rows.map((row) => row.id);
  const units = await repository.findFuelUnits(ctx.db, ids);
  const variants = await repository.findFuelVariants(ctx.db, ids);
  return rows.map((row) => ({
    fuelId: row.id,
    name: localName(row, ctx.locale),
    fuelCategoryId: row.categoryId,
    isForVehicles: row.category === '1.2',
    units: units.filter((unit) => unit.fuelId === row.id).map((unit) => toUnit(unit, ctx)),
    variants: variants
      .filter((variant) => variant.fuelId === row.id && isLicensed(ctx, variant))
      .map((variant) => ({
        fuelVariantId: variant.id,
        name: localName(variant, ctx.locale),
        isCharged: variant.isCharged,
      })),
  }));
}

/** Charging a vehicle is purchased electricity: without Scope 2 its entry would have no figure. */
function isLicensed({ session }: Ctx, { isCharged }: { isCharged: boolean }): boolean {
  return !isCharged || session.modules.includes('SCOPE2');
}

export async function listUsedFuels({
  ctx,
  input: { params, query },
}: Call<{ params: { locationId: number }; query: { includeOptionAll: boolean } }>): Promise<UsedFuel[]> {
  const locationId = await requireLocationOrAll(ctx, params.locationId);
  const rows = await repository.findUsedFuels(ctx.db, ctx.session.companyId, locationId);
  const fuels = rows.map((row) => ({ fuelId: row.id, name: localName(row, ctx.locale) }));
  const all = { fuelId: 0, name: ctx.locale === 'pl' ? 'Wszystkie paliwa' : 'All fuels' };
  return query.includeOptionAll ? [all, ...fuels] : fuels;
}

/** The names that an entry of a fuel is shown with. */
export type FuelNames = {
  category: { id: number; nameEn: string; namePl: string };
  fuel: { nameEn: string; namePl: string };
  variant: { nameEn: string; namePl: string } | null;
  unitSymbol: string;
};

/** Inconsistencies among the fuel, variant and unit of an entry, otherwise their names. */
export async function lookAtFuel(
  ctx: Ctx,
  entry: { fuelId: number; fuelVariantId: number | null; unitId: number },
): Promise<{ issues: FieldIssue[]; names?: FuelNames }> {
  const fuel = await repository.findFuel(ctx.db, entry.fuelId);
  if (!fuel) return { issues: [{ path: 'fuelId', code: 'unknownReference', params: {} }] };
  const variant = fuel.variants.find(({ id }) => id === entry.fuelVariantId) ?? null;
  const unit = fuel.units.find(({ id }) => id === entry.unitId);
  const isUnknownVariant = entry.fuelVariantId !== null && !(variant && isLicensed(ctx, variant));
  return {
    issues: [
      ...(isUnknownVariant ? [{ path: 'fuelVariantId', code: 'unknownReference', params: {} }] : []),
      ...unitIssues(ctx, entry.unitId, fuel.units, localName(fuel, ctx.locale)),
    ],
    names: { category: fuel.category, fuel, variant, unitSymbol: unit?.symbol ?? '' },
  };
}
