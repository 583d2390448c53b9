import type { FuelConsumption, FuelConsumptionBody } from '#api/contract/activity-data/fuel-consumptions';
import type { DateBounds, DateRangeQuery } from '#api/contract/emissions/lookups';
import { enteredProperties } from '#api/domain/emissions/own-properties';
import { localSymbol } from '#api/domain/units/local-symbol';
import type { Ctx } from '#api/kernel/context';
import { localName } from '#api/kernel/names';
import { pickColumns, type Shown } from '#api/modules/activity-data/consumptions/consumption-kind';
import { consumptionVerbs } from '#api/modules/activity-data/consumptions/consumption-verbs';
import { extraTextsOf } from '#api/modules/activity-data/consumptions/extra-fields';
import { type FuelNames, lookAtFuel } from '#api/modules/activity-data/fuels/service';
import { requireLocation } from '#api/modules/company/locations/service';
import { type FuelColumns, type FuelRow, findFuelConsumptionDates, fuelRows } from './repository';

type Call<Input> = { ctx: Ctx; input: Input };
type OfFuel = { params: { locationId: number; fuelId: number } };

/** Fuel burnt at a location or in its vehicles. */
const verbs = consumptionVerbs<FuelConsumptionBody, FuelColumns, FuelRow, FuelNames, FuelConsumption>({
  source: 'fuel',
  entity: 'fuel_consumptions',
  rows: fuelRows,
  lastDay: 'date',
  look: lookAtFuel,
  toColumns: (body) =>
    pickColumns(fuelRows.entered, { ...body, ...propertyColumns(body), value: String(body.value) }),
  toActivity({ fuelId, fuelVariantId, value, unitId, date, ...body }) {
    const own = enteredProperties({ ...body, ...propertyColumns(body) });
    return { kind: 'fuel', fuelId, fuelVariantId, quantity: String(value), unitId, date, own };
  },
  toWire,
});

/** A unit without its number says nothing. */
function propertyColumns({
  density,
  calorificValue,
  calorificValueUnit,
}: Pick<FuelConsumptionBody, 'density' | 'calorificValue' | 'calorificValueUnit'>) {
  return {
    density: density === null ? null : String(density),
    calorificValue: calorificValue === null ? null : String(calorificValue),
    calorificValueUnit: calorificValue === null ? null : calorificValueUnit,
  };
}

export const listFuelConsumptions = verbs.list;
export const summarizeFuelConsumptions = verbs.summarize;
export const createFuelConsumption = verbs.create;
export const updateFuelConsumption = verbs.update;
export const deleteFuelConsumption = verbs.remove;
export const fuelBatch = verbs.batch;

export async function listFuelConsumptionsInRange({
  ctx,
  input: { params, query },
}: Call<OfFuel & { query: DateRangeQuery }>): Promise<FuelConsumption[]> {
  return verbs.listInRange(ctx, { locationId: params.locationId, itemId: params.fuelId, ...query });
}

export async function readFuelConsumptionDates({
  ctx,
  input: { params },
}: Call<OfFuel>): Promise<DateBounds> {
  await requireLocation(ctx, params.locationId);
  return findFuelConsumptionDates(ctx.db, ctx.session.companyId, params);
}

function toWire({ row, names }: Shown<FuelRow, FuelNames>, { locale }: Ctx): FuelConsumption {
  return {
    fuelConsumptionId: row.id,
    locationId: row.locationId,
    fuelCategoryId: names.category.id,
    fuelCategoryName: localName(names.category, locale),
    fuelId: row.fuelId,
    fuelName: localName(names.fuel, locale),
    fuelVariantId: row.fuelVariantId,
    fuelVariantName: names.variant && localName(names.variant, locale),
    value: Number(row.value),
    unitId: row.unitId,
    unitSymbol: localSymbol(names.unitSymbol, locale),
    date: row.date,
    reference: row.reference,
    density: row.density === null ? null : Number(row.density),
    calorificValue: row.calorificValue === null ? null : Number(row.calorificValue),
    calorificValueUnit: row.calorificValueUnit,
    ...extraTextsOf('fuel', row),
    carbonEquivalent: Number(row.carbonEquivalentKg),
    updatedOn: row.updatedOn.toISOString(),
  };
}
