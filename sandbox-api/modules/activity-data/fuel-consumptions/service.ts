import type { FuelConsumption, FuelConsumptionBody } from '#api/contract/activity-data/fuel-consumptions';
import type { DateBounds, DateRangeQuery } from '#api/contract/emissions/lookups';
import { enteredProperties } from '#api/domain/emissions/entered/own-properties';
import {
  type AmountInputs,
  amountOf,
  inputsThatCount,
} from '#api/domain/emissions/entered/worked-out-amount';
import { localSymbol } from '#api/domain/units/local-symbol';
import type { Ctx } from '#api/kernel/context';
import { localName } from '#api/kernel/names';
import { pickColumns, type Shown } from '#api/modules/activity-data/consumptions/consumption-kind';
import { consumptionVerbs } from '#api/modules/activity-data/consumptions/consumption-verbs';
import { creditNotesWire } from '#api/modules/activity-data/consumptions/credit-notes';
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
  workedOutBy: [
    'fuelId',
    'fuelVariantId',
    'unitId',
    'startDate',
    'date',
    'density',
    'calorificValue',
    'calorificValueUnit',
    'volumeCorrection',
  ].map((name) => ({ column: name as keyof FuelColumns, field: name as keyof FuelConsumptionBody })),
  look: lookAtFuel,
  toColumns: (body) =>
    pickColumns(fuelRows.entered, { ...body, ...propertyColumns(body), ...amountColumns(body) }),
  toActivity({ fuelId, fuelVariantId, unitId, startDate, date, ...body }) {
    const own = enteredProperties({ ...body, ...propertyColumns(body) });
    const { value: quantity, ...inputs } = amountColumns(body);
    const workedOut = inputs.amountFrom === null ? null : { ...inputs, sent: String(body.value) };
    return {
      kind: 'fuel',
      fuelId,
      fuelVariantId,
      quantity,
      unitId,
      startDate,
      date,
      own,
      amountFrom: inputs.amountFrom,
      workedOut,
      isCreditNote: body.correctsId !== null,
    };
  },
  toWire,
  toCompared({ fuelId, fuelVariantId, startDate, date, value, unitId, reference, meterNumber, ...columns }) {
    const { pricePerUnit, currency } = columns;
    return {
      kind: startDate === null ? 'receipt' : 'bill',
      itemId: fuelId,
      variantId: fuelVariantId,
      meter: meterNumber ?? '',
      startDate: startDate ?? date,
      endDate: date,
      value: Number(value),
      unitId,
      reference,
      details: '',
      price: pricePerUnit === null || currency === null ? null : { perUnit: Number(pricePerUnit), currency },
    };
  },
});

/** A unit without its number says nothing. */
function propertyColumns({
  density,
  calorificValue,
  calorificValueUnit,
  volumeCorrection,
}: Pick<FuelConsumptionBody, 'density' | 'calorificValue' | 'calorificValueUnit' | 'volumeCorrection'>) {
  return {
    volumeCorrection: decimalText(volumeCorrection),
    density: decimalText(density),
    calorificValue: decimalText(calorificValue),
    calorificValueUnit: calorificValue === null ? null : calorificValueUnit,
  };
}

/** The amount is what follows from the inputs, to the last digit, whatever was sent beside them. */
function amountColumns(body: WorkedOutBody): AmountInputs & { value: string } {
  const inputs = inputsThatCount({
    ...body,
    amountPaid: decimalText(body.amountPaid),
    pricePerUnit: decimalText(body.pricePerUnit),
    distance: decimalText(body.distance),
    fuelEconomy: decimalText(body.fuelEconomy),
  });
  return { ...inputs, value: amountOf(inputs, String(body.value)) };
}

type WorkedOutBody = Pick<FuelConsumptionBody, keyof AmountInputs | 'value'>;

const decimalText = (value: number | null) => (value === null ? null : String(value));

export const listFuelConsumptions = verbs.list;
export const summarizeFuelConsumptions = verbs.summarize;
export const createFuelConsumption = verbs.create;
export const updateFuelConsumption = verbs.update;
export const deleteFuelConsumption = verbs.remove;
export const checkFuelConsumptions = verbs.check;
export const fuelBatch = verbs.batch;
export const recordedFuelWarnings = verbs.recorded;

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

function toWire({ row, names, creditNotes }: Shown<FuelRow, FuelNames>, { locale }: Ctx): FuelConsumption {
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
    startDate: row.startDate,
    date: row.date,
    reference: row.reference,
    density: numberOf(row.density),
    calorificValue: numberOf(row.calorificValue),
    calorificValueUnit: row.calorificValueUnit,
    volumeCorrection: numberOf(row.volumeCorrection),
    ...extraTextsOf('fuel', row),
    ...amountInputsOf(row),
    carbonEquivalent: Number(row.carbonEquivalentKg),
    correctsId: row.correctsId,
    creditNotes: creditNotesWire(creditNotes),
    updatedOn: row.updatedOn.toISOString(),
  };
}

function amountInputsOf(row: FuelRow) {
  const { amountFrom, currency, distanceUnit, fuelEconomyUnit } = row;
  return {
    amountFrom,
    distanceUnit,
    fuelEconomyUnit,
    currency: currency as FuelConsumption['currency'],
    amountPaid: numberOf(row.amountPaid),
    pricePerUnit: numberOf(row.pricePerUnit),
    distance: numberOf(row.distance),
    fuelEconomy: numberOf(row.fuelEconomy),
  };
}

const numberOf = (value: string | null) => (value === null ? null : Number(value));
