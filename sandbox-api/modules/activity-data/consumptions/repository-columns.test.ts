import { describe, expect, test } from 'vitest';
import {
  fuelExtraTexts,
  renewableExtraTexts,
  utilityExtraTexts,
} from '#api/contract/activity-data/extra-fields';
import { fuelConsumptions, renewableConsumptions, utilityConsumptions } from '#api/db/schema/consumption';
import { enteredNames } from './repository-columns';

describe('what is entered, read from the table', () => {
  test('is every column but the key and what the verbs write', () => {
    expect(enteredNames(fuelConsumptions).entered.toSorted()).toEqual(
      [
        'date',
        'fuelId',
        'fuelVariantId',
        'locationId',
        'reference',
        'unitId',
        'value',
        'density',
        'calorificValue',
        'calorificValueUnit',
        'volumeCorrection',
        'startDate',
        'correctsId',
        ...Object.keys(fuelExtraTexts),
        'amountFrom',
        'amountPaid',
        'pricePerUnit',
        'currency',
        'distance',
        'distanceUnit',
        'fuelEconomy',
        'fuelEconomyUnit',
      ].toSorted(),
    );
    const ofPeriods = [
      'correctsId',
      'endDate',
      'itemId',
      'locationId',
      'reference',
      'startDate',
      'unitId',
      'value',
    ];
    expect(enteredNames(utilityConsumptions).entered.toSorted()).toEqual(
      [...ofPeriods, 'cop', ...Object.keys(utilityExtraTexts)].toSorted(),
    );
    expect(enteredNames(renewableConsumptions).entered.toSorted()).toEqual(
      [...ofPeriods, ...Object.keys(renewableExtraTexts)].toSorted(),
    );
  });

  test('refers to other rows where the table does: such combinations are looked up once for a whole file', () => {
    expect(enteredNames(fuelConsumptions).referring).toEqual([
      'locationId',
      'fuelId',
      'fuelVariantId',
      'unitId',
      'correctsId',
    ]);
    expect(enteredNames(utilityConsumptions).referring).toEqual([
      'locationId',
      'itemId',
      'unitId',
      'correctsId',
    ]);
  });
});
