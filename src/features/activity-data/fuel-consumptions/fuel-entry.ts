import { z } from 'zod';
import {
  type FuelConsumption,
  type FuelConsumptionBody,
  fuelConsumptionBody,
} from '#api/contract/activity-data/fuel-consumptions';
import { id } from '#api/contract/fields';
import { inputsOf, neededInputs, noInputs } from './worked-out';

const fields = fuelConsumptionBody
  .omit({ locationId: true })
  /** Narrows the list of fuels; the API derives it from the fuel. */
  .extend({ fuelCategoryId: id, fuelVariantId: z.number().nullable() });

export type FuelEntry = z.output<typeof fields>;
export type FuelValues = z.input<typeof fields>;

/** The rules of the contract, with the day after which nothing can have been burnt yet. */
export function fuelEntrySchema(today: string) {
  return withInputs(fields)
    .refine(({ date }) => date <= today, { path: ['date'], params: { code: 'dateAfterToday' } })
    .refine(({ calorificValue, calorificValueUnit }) => calorificValue === null || calorificValueUnit, {
      path: ['calorificValueUnit'],
      params: { code: 'calorificValueUnitNeeded' },
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
}: {
  density?: number | null | undefined;
  calorificValue?: number | null | undefined;
}): boolean {
  return (density ?? null) !== null || (calorificValue ?? null) !== null;
}

export const emptyFuel = {
  fuelCategoryId: null as never,
  fuelId: null as never,
  fuelVariantId: null,
  value: null as never,
  unitId: null as never,
  date: null as never,
  reference: '',
  density: null,
  calorificValue: null,
  calorificValueUnit: null,
  deliveryNote: '',
  ...noInputs,
} satisfies FuelValues;

/** What was entered in a row. */
export function fieldsOf(row: FuelConsumption): FuelEntry {
  const { fuelCategoryId, fuelId, fuelVariantId, value, unitId, date, reference } = row;
  const { density, calorificValue, calorificValueUnit, deliveryNote } = row;
  return {
    fuelCategoryId,
    fuelId,
    fuelVariantId,
    value,
    unitId,
    date,
    reference,
    density,
    calorificValue,
    calorificValueUnit,
    deliveryNote,
    ...inputsOf(row),
  };
}

export function toValues(row: FuelConsumption): FuelValues {
  return { ...fieldsOf(row), reference: row.reference ?? '', deliveryNote: row.deliveryNote ?? '' };
}

export function toBody({ fuelCategoryId: _, ...entry }: FuelEntry, locationId: number): FuelConsumptionBody {
  return { locationId, ...entry };
}
