import { expect, it } from 'vitest';
import { fuelExtraTexts } from '#api/contract/activity-data/extra-fields';
import type { FuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import { emptyFuel, fieldsOf, fuelEntrySchema, fuelOwnTexts, nextFuel, toBody, toValues } from './fuel-entry';
import { noInputs } from './worked-out';

const entry = {
  fuelCategoryId: 5,
  fuelId: 501,
  fuelVariantId: null,
  value: 100,
  unitId: 50,
  date: '2025-03-10',
  reference: null,
  density: null,
  calorificValue: null,
  calorificValueUnit: null,
};
const names = Object.keys(fuelExtraTexts);
const filled = Object.fromEntries(names.map((name) => [name, `${name} 1`]));
const empty = Object.fromEntries(names.map((name) => [name, null]));
const rowWith = (texts: object) => ({ ...entry, ...noInputs, ...texts }) as unknown as FuelConsumption;

it('has every optional text of a fuel in the form, the request and a restored row', () => {
  const schema = fuelEntrySchema('2026-02-01');
  const texts = Object.fromEntries(names.map((name) => [name, '']));
  expect(emptyFuel).toMatchObject(texts);
  expect(toValues(rowWith(empty))).toMatchObject(texts);
  expect(toBody(schema.parse(toValues(rowWith(empty))), 1)).toMatchObject(empty);
  expect(toBody(schema.parse(toValues(rowWith(filled))), 1)).toMatchObject(filled);
  expect(toBody(fieldsOf(rowWith(filled)), 1)).toMatchObject(filled);
});

it('asks for the delivery note only together with the values it documents', () => {
  expect(['deliveryNote', ...Object.keys(fuelOwnTexts)].toSorted()).toEqual(names.toSorted());
});

it('starts the next bill with the same fuel and supplier, one month later and without an amount', () => {
  const saved = { ...emptyFuel, ...entry, reference: 'A 1', supplierName: 'Baltic Energy', meterNumber: '7' };
  expect(nextFuel(saved, '2026-02-01')).toEqual({
    ...emptyFuel,
    fuelCategoryId: 5,
    fuelId: 501,
    unitId: 50,
    supplierName: 'Baltic Energy',
    date: '2025-04-10',
  });
  expect(nextFuel(saved, '2025-03-31').date).toBeNull();
});
