import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import { createLocation } from '#api/contract/company/locations';
import * as contract from '#api/contract/intake/intakes';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import { diesel, intakeCalls } from '#api/testing/intake-calls';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const by = (owner: Company) => intakeCalls(api.call, owner);

describe('the choices', () => {
  test('have a meter that moved at each of its locations, so that the next file asks where it is', async () => {
    const owner = await api.company();
    const { body: elsewhere } = await api.call(createLocation, {
      token: owner.token.Admin,
      body: { name: 'Depot', countryId: 616, town: 'Łódź', address1: 'Main 1' } as never,
    });
    await by(owner).enterBill('01');
    await by(owner).enterBill('02', { locationId: elsewhere.locationId });
    const { body } = await api.call(contract.readIntakeChoices, { token: owner.token.User });
    expect(body.meters.map(({ meterNumber, locationId }) => [meterNumber, locationId])).toEqual(
      [owner.locationId, elsewhere.locationId]
        .toSorted((a, b) => a - b)
        .map((locationId) => ['4711', locationId]),
    );
  });

  test('are the locations, the latest entry of each meter, and all that can be recorded in both languages', async () => {
    const owner = await api.company();
    await by(owner).enterBill('01');
    await by(owner).enterBill('02');
    await api.call(createFuelConsumption, {
      token: owner.token.User,
      body: {
        locationId: owner.locationId,
        fuelId: 101,
        fuelVariantId: null,
        unitId: 20,
        value: 10,
        date: '2025-03-05',
        meterNumber: 'G-1',
      },
    });
    const { body } = await api.call(contract.readIntakeChoices, { token: owner.token.User });
    expect(body.locations).toMatchObject([{ locationId: owner.locationId, countryCode: 'PL' }]);
    const { locationId } = owner;
    expect(body.meters).toEqual([
      { meterNumber: '4711', kind: 'utility', locationId, itemId: 1, unitId: 1, lastDay: '2025-02-28' },
      { meterNumber: 'G-1', kind: 'fuel', locationId, itemId: 101, unitId: 20, lastDay: '2025-03-05' },
    ]);
    const gas = body.items.find(({ kind, itemId }) => kind === 'fuel' && itemId === 101);
    expect(gas?.names).toEqual(['Natural gas', 'Gaz ziemny']);
    expect(gas).toMatchObject({ needsVariant: false, categoryName: 'Gaseous fuels' });
    expect(
      body.items.find(({ kind, itemId }) => kind === 'utility' && itemId === 1)?.units.length,
    ).toBeGreaterThan(0);
  });

  test('say of each fuel whether it has no emissions without a variant', async () => {
    const owner = await api.company();
    const intake = await by(owner).started();
    const { body } = await api.call(contract.readIntakeChoices, { token: owner.token.User });
    const fuels = body.items.filter(({ kind }) => kind === 'fuel');
    const failing = async (variantOf: (fuel: (typeof fuels)[number]) => number | null) => {
      const entries = fuels.map((fuel) =>
        diesel(owner, '2025-03-10', {
          fuelId: fuel.itemId,
          fuelVariantId: variantOf(fuel),
          unitId: fuel.units[0]?.unitId,
        }),
      );
      const { body: checked } = await by(owner).check(intake, entries);
      return new Set(
        fuels.flatMap(({ itemId }, index) => (checked.entries[index]?.issues.length ? itemId : [])),
      );
    };
    const withoutVariant = await failing(() => null);
    const withVariant = await failing(({ variants }) => variants[0]?.variantId ?? null);
    const needing = fuels.filter(({ itemId }) => withoutVariant.has(itemId) && !withVariant.has(itemId));
    expect(needing.map(({ itemId }) => itemId)).toEqual(
      fuels.filter(({ needsVariant }) => needsVariant).map(({ itemId }) => itemId),
    );
  });
});
