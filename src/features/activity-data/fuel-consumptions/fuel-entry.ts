import type { DefaultValues } from 'react-hook-form';
import { z } from 'zod';
import { fuelExtraTexts } from '#api/contract/activity-data/extra-fields';
import {
  type FuelConsumption,
  type FuelConsumptionBody,
  fuelConsumptionFields,
  fuelOrderIssue,
  isFuelInOrder,
} from '#api/contract/activity-data/fuel-consumptions';
import { type ExtraTexts, extraTextsIn } from '#api/contract/extra-texts';
import { amount, id } from '#api/contract/fields';
import { extraValues, supplierOf } from '@/components/entries/extra-texts';
import { nextMonthsDay, nextPeriod } from '@/components/entries/next-period';
import { inputsOf, neededInputs, noInputs } from './worked-out';

const fields = fuelConsumptionFields
  .omit({ locationId: true, correctsId: true })
  /** Narrows the list of fuels; the API derives it from the fuel. */
  .extend({ value: amount, fuelCategoryId: id, fuelVariantId: z.number().nullable() });

export type FuelEntry = z.output<typeof fields>;
export type FuelValues = z.input<typeof fields>;

/** The delivery note is shown with the values it documents; the other texts have their own places. */
const { deliveryNote: _, ...ownTexts } = fuelExtraTexts;
export const fuelOwnTexts: ExtraTexts = ownTexts;

/** The rules of the contract, and the last day on which fuel can have been burnt so far. */
export function fuelEntrySchema(today: string) {
  return withInputs(fields)
    .refine(isFuelInOrder, fuelOrderIssue)
    .refine(({ date }) => date <= today, { path: ['date'], params: { code: 'dateAfterToday' } })
    .refine(({ calorificValue, calorificValueUnit }) => calorificValue === null || calorificValueUnit, {
      path: ['calorificValueUnit'],
      params: { code: 'calorificValueUnitNeeded' },
    })
    .refine(({ volumeCorrection, calorificValue }) => volumeCorrection === null || calorificValue !== null, {
      path: ['calorificValue'],
      params: { code: 'required' },
    })
    .refine((entry) => !isOfDelivery(entry) || entry.deliveryNote || entry.reference, {
      path: ['deliveryNote'],
      params: { code: 'propertySourceNeeded' },
    });
}

/** The inputs of the calculation method are required, and reported together with all other problems. */
function withInputs(schema: typeof fields): typeof fields {
  return neededInputs.reduce(
    (checked, { way, name }) =>
      checked.refine((entry) => entry.amountFrom !== way || (entry[name] ?? null) !== null, {
        path: [name],
        params: { code: 'required' },
        when: () => true,
      }),
    schema,
  );
}

/** Whether the delivery has its own fuel properties, which replace the published ones. */
export function isOfDelivery({
  density,
  calorificValue,
  volumeCorrection,
}: {
  density?: number | null | undefined;
  calorificValue?: number | null | undefined;
  volumeCorrection?: number | null | undefined;
}): boolean {
  return [density, calorificValue, volumeCorrection].some((value) => (value ?? null) !== null);
}

export const emptyFuel = {
  fuelCategoryId: null as never,
  fuelId: null as never,
  fuelVariantId: null,
  value: null as never,
  unitId: null as never,
  startDate: null,
  date: null as never,
  reference: '',
  density: null,
  calorificValue: null,
  calorificValueUnit: null,
  volumeCorrection: null,
  ...extraValues(fuelExtraTexts),
  ...noInputs,
} satisfies FuelValues;

/** The next bill has the same fuel and supplier, one month later or for the following period. */
export function nextFuel(saved: FuelValues, today: string): DefaultValues<FuelValues> {
  const { fuelCategoryId, fuelId, fuelVariantId, unitId } = saved;
  return {
    ...emptyFuel,
    fuelCategoryId,
    fuelId,
    fuelVariantId,
    unitId,
    ...supplierOf(saved),
    ...nextDays(saved, today),
  };
}

function nextDays({ startDate, date }: FuelValues, today: string): Pick<FuelValues, 'startDate' | 'date'> {
  const { startDate: none, date: open } = emptyFuel;
  if (!startDate) return { startDate: none, date: nextMonthsDay(date, today) ?? open };
  const next = nextPeriod({ startDate, endDate: date }, today);
  return next ? { startDate: next.startDate, date: next.endDate } : { startDate: none, date: open };
}

/** The entered values of a row. */
export function fieldsOf(row: FuelConsumption): FuelEntry {
  const { fuelCategoryId, fuelId, fuelVariantId, value, unitId, startDate, date, reference } = row;
  const { density, calorificValue, calorificValueUnit, volumeCorrection } = row;
  return {
    fuelCategoryId,
    fuelId,
    fuelVariantId,
    value,
    unitId,
    startDate,
    date,
    reference,
    density,
    calorificValue,
    calorificValueUnit,
    volumeCorrection,
    ...extraTextsIn(fuelExtraTexts, row),
    ...inputsOf(row),
  };
}

export function toValues(row: FuelConsumption): FuelValues {
  return { ...fieldsOf(row), reference: row.reference ?? '', ...extraValues(fuelExtraTexts, row) };
}

export function toBody({ fuelCategoryId: _, ...entry }: FuelEntry, locationId: number): FuelConsumptionBody {
  return { locationId, ...entry, correctsId: null };
}

/** What a credit note copies from the entry it corrects. Its amount is entered, not calculated. */
export function creditNoteTo(row: FuelConsumption, locationId: number): FuelConsumptionBody {
  const entry = { ...fieldsOf(row), ...noInputs };
  return { ...toBody(entry, locationId), correctsId: row.fuelConsumptionId };
}
