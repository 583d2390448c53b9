import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '#api/contract/activity-data/fuel-consumptions';
import { readEmissionTrail } from '#api/contract/emissions/emissions';
import { users } from '#api/db/schema/account';
import { fuelConsumptions } from '#api/db/schema/consumption';
import { emissionLines } from '#api/db/schema/ledger';
import { auditLog } from '#api/db/schema/platform';
import { recalculateEmissions } from '#api/modules/emissions/ledger/ledger';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';

type Api = Awaited<ReturnType<typeof createTestApi>>;

/** Catalogue ids (seed/reference/catalogue). */
const naturalGas = 101;
const heatingOil = 201;
const diesel = 501;
const litre = 50;
const ukGallon = 53;
const pl = 616;

let api: Api;
let company: Company;
beforeAll(async () => {
  api = await createTestApi();
  company = await api.company({ countryId: pl });
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const read = { fuelId: diesel, fuelVariantId: null, unitId: litre, date: '2025-03-10', reference: null };
const paid = { amountFrom: 'spend', amountPaid: 1250, pricePerUnit: 6.25, currency: 'PLN', value: 200 };
const driven = {
  amountFrom: 'distance',
  distance: 500,
  distanceUnit: 'mi',
  fuelEconomy: 40,
  fuelEconomyUnit: 'mpg-uk',
  value: 56.826125,
};
const nothing = {
  amountFrom: null,
  amountPaid: null,
  pricePerUnit: null,
  currency: null,
  distance: null,
  distanceUnit: null,
  fuelEconomy: null,
  fuelEconomyUnit: null,
};

const create = (body: object, owner = company) =>
  api.call(contract.createFuelConsumption, {
    token: owner.token.User,
    body: { ...read, locationId: owner.locationId, ...body } as never,
  });
const update = (id: number, body: object) =>
  api.call(contract.updateFuelConsumption, {
    token: company.token.User,
    params: { id },
    body: { ...read, locationId: company.locationId, ...body } as never,
  });
const trailOf = async (id: number, owner = company) => {
  const { body } = await api.call(readEmissionTrail, {
    token: owner.token.View,
    params: { kind: 'fuel', id },
  });
  return body;
};
const errorsOf = async (body: object, owner = company) => (await create(body, owner)).problem.errors;
const speakPolish = ({ companyId }: Company) =>
  api.db.update(users).set({ languageId: 2 }).where(eq(users.companyId, companyId));

describe('a calculated amount', () => {
  test('from a payment is stored with it, and emits the same as a read amount', async () => {
    const { body: plain } = await create({ value: 200 });
    const { status, body } = await create(paid);
    expect([status, body]).toEqual([200, expect.objectContaining({ ...nothing, ...paid })]);
    expect(body.carbonEquivalent).toBe(plain.carbonEquivalent);
    expect(plain).toMatchObject(nothing);
  });

  test('shows its calculation in the trail, before the lines, and on each line that it is an estimate', async () => {
    const { body } = await create(driven);
    const trail = await trailOf(body.fuelConsumptionId);
    expect(trail.details).toEqual([
      {
        label: 'Estimated from distance and fuel economy',
        value: '500 mi ÷ 40 mpg (UK) × 4.54609 l/imp gal',
      },
    ]);
    expect(trail.workedOut).toEqual({
      from: 'distance',
      quantity: '500',
      unit: 'mi',
      steps: [
        { kind: 'fuel-economy', operation: 'divided-by', value: '40', unit: 'mpg (UK)' },
        {
          kind: 'volume-unit',
          operation: 'times',
          value: '4.54609',
          unit: 'l/imp gal',
          source: 'UK Weights and Measures Act 1985, Schedule 1: 1 gallon = 4.54609 l',
        },
      ],
    });
    expect(trail.lines.length).toBeGreaterThan(2);
    for (const line of trail.lines) {
      expect(line.notes).toContain('amount-from-distance');
      expect(line.activityQuantity).toBe('56.826125');
    }
    const { body: plain } = await create({ value: 3 });
    expect(await trailOf(plain.fuelConsumptionId)).toMatchObject({ workedOut: null, details: [] });
  });

  test('is calculated by the server to the last stored digit, also if the client is less precise', async () => {
    const { body } = await create({ ...paid, amountPaid: 100, pricePerUnit: 3, value: 33.333333334 });
    expect(body.value).toBe(33.333333333);
    const [row] = await api.db
      .select()
      .from(fuelConsumptions)
      .where(eq(fuelConsumptions.id, body.fuelConsumptionId));
    expect(row).toMatchObject({ value: '33.333333333', amountPaid: '100', pricePerUnit: '3' });
    const { lines } = await trailOf(body.fuelConsumptionId);
    expect(lines[0]?.activityQuantity).toBe('33.333333333');
  });

  test('can be in each unit that something is bought in', async () => {
    const gas = { ...paid, fuelId: naturalGas, amountPaid: 270, pricePerUnit: 0.27, value: 1000 };
    for (const unitId of [20, 30, 51, 40]) {
      const { status, body } = await create({ ...gas, unitId });
      expect([status, body.value, body.amountFrom]).toEqual([200, 1000, 'spend']);
    }
  });

  test('keeps no inputs of the other method', async () => {
    const { body } = await create({ ...driven, ...paid });
    expect(body).toMatchObject({ ...nothing, ...paid });
    const { body: other } = await create({ ...paid, ...driven });
    expect(other).toMatchObject({ ...nothing, ...driven });
    const { body: plain } = await create({ ...paid, amountFrom: null });
    expect(plain).toMatchObject({ ...nothing, value: 200 });
  });

  test('keeps its lines in a recalculation', async () => {
    const owner = await api.company({ countryId: pl });
    await create(paid, owner);
    await create(driven, owner);
    const linesOf = () =>
      api.db
        .select()
        .from(emissionLines)
        .where(eq(emissionLines.companyId, owner.companyId))
        .orderBy(emissionLines.sourceId, emissionLines.position);
    const before = await linesOf();
    expect(before[0]?.selectionNotes).toBe('amount-from-spend');
    await api.db.transaction((db) => recalculateEmissions({ db, companyId: owner.companyId }));
    expect(await linesOf()).toEqual(before);
  });

  test('is no longer an estimate when it is entered by hand; the record of changes has both', async () => {
    const { body } = await create(paid);
    const id = body.fuelConsumptionId;
    expect((await update(id, { value: 210 })).body).toMatchObject({ ...nothing, value: 210 });
    const { workedOut, lines } = await trailOf(id);
    expect([workedOut, lines.flatMap(({ notes }) => notes)]).toEqual([
      null,
      expect.not.arrayContaining(['amount-from-spend']),
    ]);
    const [, change] = await api.db
      .select({ before: auditLog.before, after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'fuel_consumptions'), eq(auditLog.entityId, id)))
      .orderBy(auditLog.id);
    expect(change).toMatchObject({
      before: { amountFrom: 'spend', amountPaid: '1250', pricePerUnit: '6.25', currency: 'PLN' },
      after: { amountFrom: null, amountPaid: null, pricePerUnit: null, currency: null },
    });
  });

  test('can be changed by its inputs', async () => {
    const { body } = await create(paid);
    const changed = await update(body.fuelConsumptionId, { ...paid, pricePerUnit: 5, value: 250 });
    expect(changed.body).toMatchObject({ value: 250, pricePerUnit: 5 });
  });

  test('is described in Polish to readers of Polish', async () => {
    const reader = await api.company({ countryId: pl });
    await speakPolish(reader);
    const { body } = await create(paid, reader);
    expect((await trailOf(body.fuelConsumptionId, reader)).details).toEqual([
      { label: 'Oszacowano na podstawie wydatku', value: '1250 PLN ÷ 6,25 PLN/l' },
    ]);
    expect(await errorsOf({ ...paid, value: 201.5 }, reader)).toEqual({
      Value: ['Z podanych danych wynika 200 l. Podaj tę ilość albo wpisz ilość ręcznie'],
    });
    const odd = { ...paid, amountPaid: 10, pricePerUnit: 4, value: 2 };
    expect((await errorsOf(odd, reader))?.Value?.[0]).toContain('wynika 2,5 l.');
  });
});

describe('a calculated amount is refused', () => {
  test('if it differs from the result of its inputs', async () => {
    expect(await errorsOf({ ...paid, value: 199 })).toEqual({
      Value: ['Your inputs give 200 l. Enter that amount, or enter the amount by hand'],
    });
    expect(Object.keys((await errorsOf({ ...driven, value: 47.3176473 })) ?? {})).toEqual(['Value']);
  });

  test.each([0, -1, 1e15])('with a price, an economy, a distance or a payment of %d', async (number) => {
    for (const field of ['pricePerUnit', 'amountPaid'])
      expect(Object.keys((await errorsOf({ ...paid, [field]: number })) ?? {})).toEqual([
        field.replace(/^./, (letter) => letter.toUpperCase()),
      ]);
    for (const field of ['distance', 'fuelEconomy'])
      expect(Object.keys((await errorsOf({ ...driven, [field]: number })) ?? {})).toEqual([
        field.replace(/^./, (letter) => letter.toUpperCase()),
      ]);
  });

  test('with a price that is zero at nine decimals, because it is a divisor', async () => {
    expect(await errorsOf({ ...paid, pricePerUnit: 1e-10 })).toEqual({
      PricePerUnit: ['The value must be greater than 0'],
    });
  });

  test('without an input, at that input', async () => {
    for (const [body, names] of [
      [paid, ['amountPaid', 'currency', 'pricePerUnit']],
      [driven, ['distance', 'distanceUnit', 'fuelEconomy', 'fuelEconomyUnit']],
    ] as const)
      for (const name of names)
        expect(await errorsOf({ ...body, [name]: null })).toEqual({
          [name.replace(/^./, (letter) => letter.toUpperCase())]: ["This field can't be empty"],
        });
  });

  test('with a unit or a fuel that does not fit', async () => {
    expect(await errorsOf({ ...driven, unitId: ukGallon })).toEqual({
      UnitId: ['Distance and fuel economy give litres. Choose the unit l'],
    });
    expect(await errorsOf({ ...driven, fuelId: heatingOil })).toEqual({
      Distance: ['A distance only gives the fuel of vehicles and machinery. Enter the amount itself'],
    });
    expect(Object.keys((await errorsOf({ ...paid, currency: 'ABC' })) ?? {})).toEqual(['Currency']);
    expect(Object.keys((await errorsOf({ ...driven, fuelEconomyUnit: 'mpg' })) ?? {})).toEqual([
      'FuelEconomyUnit',
    ]);
  });

  test('and leaves nothing behind', async () => {
    const owner = await api.company({ countryId: pl });
    await create({ ...paid, value: 199 }, owner);
    expect(await api.db.$count(fuelConsumptions, eq(fuelConsumptions.companyId, owner.companyId))).toBe(0);
  });
});
