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

/** The delivery note stands with the values that it is the document of; each of the others has a place of its own. */
const { deliveryNote: _, ...ownTexts } = fuelExtraTexts;
export const fuelOwnTexts: ExtraTexts = ownTexts;

/** The rules of the contract, with the day after which nothing can have been burnt yet. */
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

/** What the way needs to which an amount was worked out is not empty; said together with all else that is wrong. */
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

/** It says something of the fuel itself that counts instead of what is published. */
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

/** The next bill of a stack is of the same fuel and supplier, a month later or of the days that follow. */
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

/** What was entered in a row. */
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

/** What a credit note has in common with the entry that it corrects. Its amount is read, not worked out. */
export function creditNoteTo(row: FuelConsumption, locationId: number): FuelConsumptionBody {
  const entry = { ...fieldsOf(row), ...noInputs };
  return { ...toBody(entry, locationId), correctsId: row.fuelConsumptionId };
}
