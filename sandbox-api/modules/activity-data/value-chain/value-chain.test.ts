import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '#api/contract/activity-data/value-chain';
import type { Scope3Values } from '#api/contract/activity-data/value-chain-forms';
import { readScope3EmissionFactor, readScope3Totals } from '#api/contract/activity-data/value-chain-forms';
import { createLocation } from '#api/contract/company/locations';
import { readEmissionSum } from '#api/contract/emissions/emission-sums';
import { readEmissionTrail } from '#api/contract/emissions/emissions';
import { emissionLines, emissionRollups } from '#api/db/schema/ledger';
import { auditLog, jobs } from '#api/db/schema/platform';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';

type Api = Awaited<ReturnType<typeof createTestApi>>;

const travel = { form: 6, byDistance: 602 };
const goods = { form: 1, bySupplier: 101, bySpend: 104 };

/** DESNZ 2025, short-haul flight, economy class, with radiative forcing, kg per passenger-km. */
const flight: Scope3Values = {
  startDate: '2025-04-10',
  travelMode: 'short-haul-to-from-uk',
  travelVariant: 'economy-class',
  distance: 1200,
  passengers: 2,
  radiativeForcing: true,
  reference: 'Ticket 77',
};

let api: Api;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

function bodyFor(company: Company, values: Scope3Values, methodId = travel.byDistance, formId = travel.form) {
  return {
    scope3InputFormId: formId,
    scope3MethodId: methodId,
    locationId: company.locationId,
    values,
  };
}

const create = (company: Company, body: ReturnType<typeof bodyFor>, token = company.token.User) =>
  api.call(contract.createScope3Consumption, { token, body });

const list = (company: Company, inputFormId = travel.form, range: object = {}) =>
  api.call(contract.listScope3FormConsumptions, {
    token: company.token.View,
    params: { locationId: company.locationId, inputFormId },
    query: { IncludeCount: 'true', ...range } as never,
  });

const linesOf = (company: Company) =>
  api.db.select().from(emissionLines).where(eq(emissionLines.companyId, company.companyId));

describe('what the value chain comes to', () => {
  const totalsOf = async (company: Company) => {
    const { body } = await api.call(readScope3Totals, { token: company.token.View });
    const formOf = (id: number) => body.forms.find(({ scope3InputFormId }) => scope3InputFormId === id);
    return { ...body, formOf };
  };

  test('is said of every form by the newest year alone, with the places of all years', async () => {
    const company = await api.company();
    const { body: newer } = await create(company, bodyFor(company, flight));
    await create(company, bodyFor(company, { ...flight, startDate: '2024-04-10' }));
    const { year, forms, formOf } = await totalsOf(company);
    expect(year).toBe(2025);
    expect(forms).toHaveLength(15);
    expect(formOf(travel.form)?.carbonEquivalent).toBeCloseTo(newer.carbonEquivalent, 9);
    expect(formOf(travel.form)?.locationIds).toEqual([company.locationId]);
    expect(formOf(goods.form)).toMatchObject({ carbonEquivalent: 0, locationIds: [] });
  });

  test('names the place with most entries first, and none of another company', async () => {
    const company = await api.company();
    const other = await api.company();
    await create(other, bodyFor(other, flight));
    const { body: second } = await api.call(createLocation, {
      token: company.token.Admin,
      body: {
        name: 'Second',
        countryId: 616,
        town: 'Poznań',
        postCode: '60-101',
        address1: 'Ulica 1',
        area: null,
      },
    });
    await create(company, bodyFor(company, flight));
    for (const startDate of ['2025-04-10', '2025-05-10'])
      await create(company, {
        ...bodyFor(company, { ...flight, startDate }),
        locationId: second.locationId,
      });
    const { formOf } = await totalsOf(company);
    expect(formOf(travel.form)?.locationIds).toEqual([second.locationId, company.locationId]);
  });
});

describe('an entry of the value chain', () => {
  test('is returned with its fields by name and its figure, and is in the list of its form', async () => {
    const company = await api.company();
    const { status, body } = await create(company, bodyFor(company, flight));
    expect(status).toBe(200);
    expect(body.startDate).toBe('2025-04-10');
    expect(body.endDate).toBe('2025-04-10');
    expect(body.carbonEquivalent).toBeGreaterThan(300);
    const names = body.columns.map(({ name }) => name);
    const [row] = body.rows;
    expect(row?.cells[names.indexOf('travelVariant')]).toBe('Economy class');
    expect(row?.cells[names.indexOf('distance')]).toBe(1200);
    expect(body.columns[names.indexOf('distance')]?.unitSymbol).toBe('km');
    const listed = await list(company);
    expect(listed.body.map((entry) => entry.scope3ConsumptionEntryId)).toEqual([
      body.scope3ConsumptionEntryId,
    ]);
    expect((await list(company, goods.form)).body).toEqual([]);
  });

  test('is listed with a range of days that it touches, which is counted alone, and not with another', async () => {
    const company = await api.company();
    await create(company, bodyFor(company, { ...flight, startDate: '2025-04-30', endDate: '2025-05-02' }));
    await create(company, bodyFor(company, { ...flight, startDate: '2025-06-01' }));
    const during = async (startDate: string, endDate: string) => {
      const { body, headers } = await list(company, travel.form, { startDate, endDate });
      const { TotalCount } = JSON.parse(headers.get('x-pagination') ?? '{}');
      return [TotalCount, body.map((entry) => entry.startDate)];
    };
    expect(await during('2025-05-01', '2025-05-31')).toEqual([1, ['2025-04-30']]);
    expect(await during('2025-06-01', '2025-06-30')).toEqual([1, ['2025-06-01']]);
    expect(await during('2025-07-01', '2025-07-31')).toEqual([0, []]);
    expect((await list(company, travel.form, { startDate: '2025-05-01' })).status).toBe(400);
  });

  // spec: value-chain.ledger
  test('puts Scope 3 lines of its category and month into the ledger, the sums and the trail', async () => {
    const company = await api.company();
    const { body } = await create(company, bodyFor(company, { ...flight, endDate: '2025-05-09' }));
    const lines = await linesOf(company);
    expect(lines.map(({ scope, category, periodMonth }) => [scope, category, periodMonth])).toEqual([
      [3, '3.6', '2025-04-01'],
      [3, '3.6', '2025-05-01'],
    ]);
    const rollups = await api.db
      .select()
      .from(emissionRollups)
      .where(and(eq(emissionRollups.companyId, company.companyId), eq(emissionRollups.sourceKind, 'scope3')));
    const total = rollups.reduce((sum, rollup) => sum + Number(rollup.kgCo2e), 0);
    expect(total).toBeCloseTo(body.carbonEquivalent, 9);
    const trail = await api.call(readEmissionTrail, {
      token: company.token.View,
      params: { kind: 'scope3', id: body.scope3ConsumptionEntryId },
    });
    expect(trail.body.lines[0]?.factor?.label).toContain('Economy class');
    expect(trail.body.lines[0]?.notes).toContain('with-radiative-forcing');
    expect(trail.body.lines[0]?.steps).toEqual([
      { kind: 'entered', from: 'km', to: 'passenger-km', factor: '2', source: 'Number of people' },
    ]);
  });

  test('counts a flight with radiative forcing unless it is said to be without, and keeps which', async () => {
    const company = await api.company();
    const { radiativeForcing: _said, ...unsaid } = flight;
    const { body: said } = await create(company, bodyFor(company, flight));
    const { body } = await create(company, bodyFor(company, unsaid));
    expect(body.carbonEquivalent).toBe(said.carbonEquivalent);
    expect(body.values.radiativeForcing).toBe(true);
    const { body: without } = await create(company, bodyFor(company, { ...unsaid, radiativeForcing: false }));
    expect(without.values.radiativeForcing).toBe(false);
    expect(without.carbonEquivalent).toBeLessThan(body.carbonEquivalent);
  });

  test('names what multiplies its distance before it is saved and in its trail: a car by cars, a train by persons', async () => {
    const company = await api.company();
    const trip = (travelMode: string, travelVariant: string) => ({
      startDate: '2025-04-10',
      distance: 1000,
      passengers: 3,
      travelMode,
      travelVariant,
    });
    const multipliersOf = async (values: Scope3Values, locale: 'en' | 'pl' = 'en') => {
      const preview = await api.call(readScope3EmissionFactor, {
        token: company.token.User,
        params: { id: travel.byDistance },
        query: { locationId: company.locationId, values: JSON.stringify(values) },
        headers: { 'accept-language': locale },
      });
      return preview.body.factors.map(({ multipliers }) => multipliers);
    };
    const drive = trip('cars-by-size/small-car', 'petrol');
    expect(await multipliersOf(drive)).toEqual([[{ label: 'Vehicles', value: 3 }]]);
    expect(await multipliersOf(trip('rail', 'national-rail'))).toEqual([
      [{ label: 'Number of people', value: 3 }],
    ]);
    const { body } = await create(company, bodyFor(company, drive));
    const trail = await api.call(readEmissionTrail, {
      token: company.token.View,
      params: { kind: 'scope3', id: body.scope3ConsumptionEntryId },
    });
    expect(trail.body.lines[0]?.steps[0]).toMatchObject({ kind: 'entered', factor: '3', source: 'Vehicles' });
  });

  test('says nothing of effects at altitude under a train', async () => {
    const company = await api.company();
    const columnsOf = async (travelMode: string, travelVariant: string) => {
      const values = { startDate: '2025-04-10', distance: 1000, passengers: 1, radiativeForcing: true };
      const { body } = await create(company, bodyFor(company, { ...values, travelMode, travelVariant }));
      return body.columns.map(({ name }) => name);
    };
    expect(await columnsOf('rail', 'national-rail')).not.toContain('radiativeForcing');
    expect(await columnsOf('long-haul-to-from-uk', 'economy-class')).toContain('radiativeForcing');
  });

  test('driven on electricity in Poland takes the Polish grid: 1,000 km × 0.20656 kWh × 0.553', async () => {
    const company = await api.company();
    const drive = {
      startDate: '2025-04-10',
      distance: 1000,
      passengers: 1,
      travelMode: 'cars-by-size/average-car',
      travelVariant: 'battery-electric-vehicle',
    };
    const { body } = await create(company, bodyFor(company, drive));
    expect(body.carbonEquivalent).toBeCloseTo(114.22768, 9);
    const trail = await api.call(readEmissionTrail, {
      token: company.token.View,
      params: { kind: 'scope3', id: body.scope3ConsumptionEntryId },
    });
    expect(trail.body.lines[0]?.steps).toContainEqual({
      kind: 'electricity-use',
      from: 'km',
      to: 'kWh',
      factor: '0.20656',
      source: 'uk-desnz 2025: 0.20656 kWh/km',
    });
  });

  test('is read in Polish with the units of Polish, in the list and in the trail', async () => {
    const company = await api.company();
    const nights = { startDate: '2025-04-10', hotelCountry: 'poland', hotelNights: 3 };
    const supplied = {
      startDate: '2025-04-10',
      itemName: 'Laptops',
      supplier: 'Maker',
      quantity: 2,
      quantityUnit: 'piece',
      supplierFactor: 300,
      factorSource: 'Product sheet',
    };
    const bodies = [
      bodyFor(company, nights, 604),
      bodyFor(company, supplied, goods.bySupplier, goods.form),
      bodyFor(company, flight),
    ];
    const ids: number[] = [];
    for (const body of bodies) ids.push((await create(company, body)).body.scope3ConsumptionEntryId);
    await api.db.execute(sql`update users set language_id = 2 where company_id = ${company.companyId}`);
    const [laptops] = (await list(company, goods.form)).body;
    expect(laptops?.columns.find(({ name }) => name === 'quantity')?.unitSymbol).toBe('szt.');
    const units: string[][] = [];
    for (const id of ids) {
      const params = { kind: 'scope3', id } as const;
      const { body } = await api.call(readEmissionTrail, { token: company.token.View, params });
      const [line] = body.lines;
      units.push([line?.activityUnit ?? '', line?.factorUnit ?? '', line?.factor?.unitSymbol ?? '']);
    }
    expect(units).toEqual([
      ['pokojonoce', 'pokojonoce', 'pokojonoce'],
      ['szt.', 'szt.', ''],
      ['km', 'pasażerokm', 'pasażerokm'],
    ]);
  });

  // spec: value-chain.reviews
  test('leaves an audit row and schedules the look at the reviews', async () => {
    const company = await api.company();
    await create(company, bodyFor(company, flight));
    const audited = await api.db.select().from(auditLog).where(eq(auditLog.companyId, company.companyId));
    expect(audited.map(({ action, entity }) => [action, entity])).toContainEqual([
      'create',
      'scope3_consumptions',
    ]);
    const queued = await api.db.select().from(jobs).where(eq(jobs.companyId, company.companyId));
    expect(queued.map(({ kind }) => kind)).toContain('reviews.recheck-completeness');
  });

  test('keeps nothing of the form’s other methods and refuses a field no method has', async () => {
    const company = await api.company();
    const { body } = await create(company, bodyFor(company, { ...flight, hotelNights: 3 }));
    expect(body.values).not.toHaveProperty('hotelNights');
    const refused = await create(company, bodyFor(company, { ...flight, colour: 'red' }));
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.problem.errors ?? {})).toEqual(['Values.colour']);
  });
});

describe('a wrong entry', () => {
  test('is refused with every field that does not fit', async () => {
    const company = await api.company();
    const wrong = {
      ...flight,
      startDate: '2099-01-01',
      distance: -5,
      passengers: 1.5,
      travelVariant: 'diesel',
    };
    const { status, problem } = await create(company, bodyFor(company, wrong));
    expect(status).toBe(400);
    expect(problem.errors).toEqual({
      'Values.startDate': ['The date cannot be after today'],
      'Values.travelVariant': ['Choose one of the listed values'],
      'Values.distance': ["The amount can't be negative. To reduce an entry, change the entry itself"],
      'Values.passengers': ['Enter a whole number, digits only'],
    });
    expect(await linesOf(company)).toEqual([]);
  });

  test.each([
    ['negative', -1, "The amount can't be negative. To reduce an entry, change the entry itself"],
    ['huge', 1e15, 'The amount is too large. Check the unit and the decimal mark'],
    ['text', '12', 'Enter a number'],
    ['missing', null, "This field can't be empty"],
  ])('is refused when the amount is %s', async (_, distance, message) => {
    const company = await api.company();
    const { problem } = await create(company, bodyFor(company, { ...flight, distance }));
    expect(problem.errors).toEqual({ 'Values.distance': [message] });
  });

  test('may have a distance of zero, but not zero persons', async () => {
    const company = await api.company();
    const { status, body } = await create(company, bodyFor(company, { ...flight, distance: 0 }));
    expect([status, body.values.distance, body.carbonEquivalent]).toEqual([200, 0, 0]);
    expect(await linesOf(company)).toHaveLength(1);
    const { problem } = await create(company, bodyFor(company, { ...flight, passengers: 0 }));
    expect(problem.errors).toEqual({ 'Values.passengers': ['The value must be greater than 0'] });
  });

  test('is refused when its numbers multiply to more than the world emits', async () => {
    const company = await api.company();
    const { problem } = await create(
      company,
      bodyFor(company, { ...flight, distance: 9e11, passengers: 1e6 }),
    );
    expect(problem.errors).toEqual({
      'Values.distance': ['The amount is too large. Check the unit and the decimal mark'],
    });
  });

  test('is refused when a supplier’s factor has no source', async () => {
    const company = await api.company();
    const values = {
      startDate: '2025-04-10',
      itemName: 'Boxes',
      supplier: 'Kartony SA',
      quantity: 3,
      quantityUnit: 't',
      supplierFactor: 812.5,
    };
    const { problem } = await create(company, bodyFor(company, values, goods.bySupplier, goods.form));
    expect(Object.keys(problem.errors ?? {})).toEqual(['Values.factorSource']);
    const stated = { ...values, factorSource: 'EPD 44/2025' };
    const { body } = await create(company, bodyFor(company, stated, goods.bySupplier, goods.form));
    expect(body.carbonEquivalent).toBe(2437.5);
  });

  test('is refused when money needs a rate and has none; the rate is marked', async () => {
    const company = await api.company();
    const spend = {
      startDate: '2025-01-01',
      endDate: '2025-12-31',
      itemName: 'Audit',
      spendSource: 'us-useeio',
      productGroup: 'accounting',
      spend: 1000,
      currency: 'PLN',
      priceYear: '2025',
    };
    const { problem } = await create(company, bodyFor(company, spend, goods.bySpend, goods.form));
    expect(Object.keys(problem.errors ?? {})).toEqual(['Values.exchangeRate']);
    const priced = { ...spend, exchangeRate: 0.22 };
    const { status } = await create(company, bodyFor(company, priced, goods.bySpend, goods.form));
    expect(status).toBe(200);
    const notes = (await linesOf(company)).map(({ selectionNotes }) => selectionNotes.split(','));
    expect(notes).toHaveLength(12);
    for (const own of notes) expect(own).toEqual(expect.arrayContaining(['spend-based', 'entered-rate']));
  });

  test('is asked about before it is saved when its rate is far from those of the company, never from another’s', async () => {
    const [company, other] = [await api.company(), await api.company()];
    const spend = {
      startDate: '2025-01-01',
      endDate: '2025-12-31',
      itemName: 'Audit',
      spendSource: 'us-useeio',
      productGroup: 'accounting',
      spend: 1000,
      currency: 'PLN',
      priceYear: '2025',
    };
    const questionOf = async (owner: Company, exchangeRate: number) => {
      const { body } = await api.call(readScope3EmissionFactor, {
        token: owner.token.User,
        params: { id: goods.bySpend },
        query: {
          locationId: owner.locationId,
          values: JSON.stringify({ ...spend, exchangeRate }),
        },
      });
      expect(body.carbonEquivalent).not.toBeNull();
      return body.unusualRate;
    };
    expect(await questionOf(company, 4)).toBeNull();
    const entered = bodyFor(company, { ...spend, exchangeRate: 0.22 }, goods.bySpend, goods.form);
    expect((await create(company, entered)).status).toBe(200);
    expect(await questionOf(company, 4)).toEqual({ usual: 0.22, count: 1, year: 2025 });
    expect(await questionOf(company, 0.23)).toBeNull();
    expect(await questionOf(other, 4)).toBeNull();
  });

  test('of another form, method, location or company is refused', async () => {
    const company = await api.company();
    const other = await api.company();
    const ofOtherForm = await create(company, bodyFor(company, flight, travel.byDistance, goods.form));
    expect(Object.keys(ofOtherForm.problem.errors ?? {})).toEqual(['Scope3MethodId']);
    const ofOther = await create(company, { ...bodyFor(company, flight), locationId: other.locationId });
    expect(Object.keys(ofOther.problem.errors ?? {})).toEqual(['LocationId']);
  });
});

test('emissions of a project over its whole life are shown with their entry and part of no total', async () => {
  const company = await api.company();
  const values = {
    startDate: '2025-04-10',
    investee: 'Bridge',
    annualEmissions: 10,
    annualEmissionsUnit: 'tCO2e',
    lifetimeYears: 20,
    projectCostShare: 50,
    factorSource: 'Feasibility study',
  };
  const { body } = await create(company, bodyFor(company, values, 1505, 15));
  expect(body.carbonEquivalent).toBe(100_000);
  const total = await api.call(readEmissionSum, {
    token: company.token.View,
    query: { from: '2025-01-01', to: '2025-12-31' } as never,
  });
  expect(total.body).toMatchObject({ total: '0', lineCount: 0 });
  const trail = await api.call(readEmissionTrail, {
    token: company.token.View,
    params: { kind: 'scope3', id: body.scope3ConsumptionEntryId },
  });
  expect(trail.body.carbonEquivalentKg).toBe('100000');
  expect(trail.body.lines.map(({ scope, category }) => [scope, category])).toEqual([[0, 'outside']]);
});

test('a partner that states no emissions is recorded with zero, which is not the same as not reported', async () => {
  const company = await api.company();
  const shop = {
    startDate: '2025-01-01',
    endDate: '2025-12-31',
    itemName: 'Shop on its own solar power',
    partnerEmissions: 0,
    partnerEmissionsUnit: 'tCO2e',
    factorSource: 'Its inventory of 2025',
  };
  const { status, body } = await create(company, bodyFor(company, shop, 1401, 14));
  expect([status, body.carbonEquivalent]).toEqual([200, 0]);
  const lines = await linesOf(company);
  expect(new Set(lines.map(({ scope, category }) => `${scope} ${category}`))).toEqual(new Set(['3 3.14']));
});

describe('a change', () => {
  test('replaces the lines, keeps the stamp rule and can be undone by deleting', async () => {
    const company = await api.company();
    const { body } = await create(company, bodyFor(company, flight));
    const params = { id: body.scope3ConsumptionEntryId };
    const changed = await api.call(contract.updateScope3Consumption, {
      token: company.token.User,
      params,
      body: bodyFor(company, { ...flight, passengers: 4 }),
      seenUpdatedOn: body.updatedOn,
    });
    expect(changed.body.carbonEquivalent).toBeCloseTo(2 * body.carbonEquivalent, 6);
    const stale = await api.call(contract.deleteScope3Consumption, {
      token: company.token.User,
      params,
      seenUpdatedOn: body.updatedOn,
    });
    expect(stale.status).toBe(412);
    const removed = await api.call(contract.deleteScope3Consumption, {
      token: company.token.User,
      params,
      seenUpdatedOn: changed.body.updatedOn,
    });
    expect(removed.status).toBe(204);
    expect(await linesOf(company)).toEqual([]);
    expect((await list(company)).body).toEqual([]);
  });

  test('by another company or by a viewer is refused', async () => {
    const company = await api.company();
    const other = await api.company();
    const { body } = await create(company, bodyFor(company, flight));
    const foreign = await api.call(contract.deleteScope3Consumption, {
      token: other.token.User,
      params: { id: body.scope3ConsumptionEntryId },
    });
    expect(foreign.status).toBe(404);
    const viewer = await create(company, bodyFor(company, flight), company.token.View);
    expect(viewer.status).toBe(403);
  });
});
