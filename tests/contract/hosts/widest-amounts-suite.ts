/**
 * An amount is accepted or its field is refused, however large the resulting emissions; and every call that sums it
 * up answers.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import { createRenewableConsumption } from '#api/contract/activity-data/renewable-consumptions';
import { createUtilityConsumption } from '#api/contract/activity-data/utility-consumptions';
import { createScope3Consumption } from '#api/contract/activity-data/value-chain';
import { readEmissionSum } from '#api/contract/emissions/emission-sums';
import {
  createRecalculation,
  decideRecalculation,
  readRecalculation,
} from '#api/contract/emissions/recalculations';
import type { Endpoint } from '#api/contract/endpoint';
import { endpoints } from '#api/contract/endpoints';
import { createCompanyFactor } from '#api/contract/factors/company-factors';
import type { Problem } from '#api/contract/problem';
import type { Choices, FieldDefinition, MethodDefinition } from '#api/domain/value-chain/definitions';
import type { EntryValue } from '#api/domain/value-chain/entry-values';
import { scope3Forms } from '#api/domain/value-chain/forms';
import { runDueJobs } from '#api/kernel/jobs';
import { jobHandlers } from '#api/modules/job-handlers';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import { seedReference } from '#api/testing/seed-reference';
import { send, type TestApi, type WireAnswer } from '../send';

/** The largest number below the limit that an amount's nine decimals represent exactly. */
const largest = 999_999_999_999.999;
const reference = seedReference();
const { fuels, utilities, renewables } = reference.data;
const naturalGas = { fuelId: 101, unitId: reference.unit('kWh-gross').id };
const widestOwnFactor = 1_000_000;
const period = { startDate: '2025-03-01', endDate: '2025-03-31' };

/** One file per engine. */
export function describeWidestAmounts(engine: string, options: { databaseUrl?: string }): void {
  describe(`the widest amounts, over ${engine}`, () => {
    let api: TestApi;
    beforeAll(async () => {
      api = await createTestApi(options);
    });
    afterAll(async () => {
      expect(api.unexpected).toEqual([]);
      await api.close();
    });

    const enter = (company: Company, endpoint: Endpoint, body: object) =>
      send(api, { endpoint, token: company.token.Admin, body: { locationId: company.locationId, ...body } });

    /** The responses for all units in which these can be entered; `place` says which one. */
    async function sweep<Item extends { code: string; unitIds: readonly number[] }>(
      items: readonly Item[],
      enterOne: (item: Item, unitId: number) => Promise<WireAnswer>,
    ): Promise<Answers> {
      const answers = new Answers();
      for (const item of items)
        for (const unitId of item.unitIds)
          answers.add(`${item.code} in ${reference.unitById(unitId)?.code}`, await enterOne(item, unitId));
      return answers;
    }

    const enterFuel = (company: Company, fuelId: number, unitId: number, value: number) =>
      enter(company, createFuelConsumption, {
        fuelId,
        fuelVariantId: null,
        unitId,
        value,
        date: '2025-03-10',
      });

    test('of every fuel in every unit are accepted or refused at their field, also twice in one month', async () => {
      const company = await api.company();
      const twice = [1, 2].map(() =>
        sweep(fuels, ({ id }, unitId) => enterFuel(company, id, unitId, largest)),
      );
      for (const answers of await Promise.all(twice)) {
        expect(answers.wrong).toEqual([]);
        expect(answers.taken + answers.refused.size).toBeGreaterThanOrEqual(364);
        expect(answers.taken).toBeGreaterThan(100);
        expect(answers.refused.has('sf6 in t')).toBe(true);
      }
      await everySumAnswers(company);
    });

    test('of purchased or produced energy, in every unit, are accepted or refused at their field', async () => {
      const company = await api.company();
      const bought = await sweep(utilities, ({ id: utilityId }, unitId) =>
        enter(company, createUtilityConsumption, { utilityId, unitId, value: largest, ...period }),
      );
      const made = await sweep(renewables, ({ id: renewableId }, unitId) =>
        enter(company, createRenewableConsumption, { renewableId, unitId, value: largest, ...period }),
      );
      expect([...bought.wrong, ...made.wrong]).toEqual([]);
      expect(bought.taken).toBeGreaterThan(5);
      expect(made.taken).toBeGreaterThan(5);
      await everySumAnswers(company);
    });

    test('in every field of every method of the value chain are accepted or refused at their field', async () => {
      const company = await api.company();
      const answers = new Answers();
      for (const form of scope3Forms)
        for (const method of form.methods) {
          const entry = { scope3InputFormId: form.id, scope3MethodId: method.id };
          const values = widestValues(method);
          answers.add(method.code, await enter(company, createScope3Consumption, { ...entry, values }));
        }
      expect(answers.wrong).toEqual([]);
      expect(answers.taken + answers.refused.size).toBeGreaterThan(30);
    });

    test('with the largest own factor of a company are accepted or refused at their field', async () => {
      const company = await api.company();
      await addGasFactor(company);
      const answers = new Answers();
      for (const value of [1e6, 1e9, largest])
        answers.add(String(value), await enterFuel(company, naturalGas.fuelId, naturalGas.unitId, value));
      expect(answers.wrong).toEqual([]);
      expect([...answers.refused]).toEqual([String(1e9), String(largest)]);
    });

    test('accepted before their factor grew are still recalculated and summed up', async () => {
      const company = await api.company();
      for (const value of [largest, largest])
        expect((await enterFuel(company, naturalGas.fuelId, naturalGas.unitId, value)).status).toBe(200);
      const before = await everySumAnswers(company);
      expect(before).toBeLessThan(1e13);
      await addGasFactor(company);
      expect(await everySumAnswers(company)).toBeGreaterThanOrEqual(2 * largest * widestOwnFactor);
    });

    test('are recalculated with other warming potentials even if they now exceed the limit of an entry', async () => {
      const company = await api.company();
      await recalculate(company, 'AR5');
      const [sf6, kilogram] = [fuels.find(({ code }) => code === 'sf6')?.id ?? 0, reference.unit('kg').id];
      // × 23,500 = 9.9 × 10^12 kg by AR5, × 25,200 = 1.06 × 10^13 kg by AR6.
      expect((await enterFuel(company, sf6, kilogram, 4.2e8)).status).toBe(200);
      await recalculate(company, 'AR6');
      expect(await everySumAnswers(company)).toBe(4.2e8 * 25_200);
      expect((await enterFuel(company, sf6, kilogram, 4.2e8)).status).toBe(400);
    });

    const addGasFactor = async ({ token }: Company) => {
      const source = { publisher: 'Lab', document: 'Analysis', reference: 'p. 1', validFrom: '2025-01-01' };
      const body = { appliesTo: 'fuel', ...naturalGas, kgCo2e: widestOwnFactor, ...source };
      const added = await send(api, { endpoint: createCompanyFactor, token: token.Admin, body });
      expect(added.status).toBe(200);
      await runDueJobs(api.db, api.platform, jobHandlers);
    };

    async function recalculate({ token }: Company, gwpSet: 'AR5' | 'AR6') {
      const by = { token: token.Admin };
      const body = { gwpSet, reason: 'The report our customers go by' };
      const asked = await api.call(createRecalculation, { ...by, body });
      const params = { id: asked.body.recalculationId };
      await runDueJobs(api.db, api.platform, jobHandlers);
      await api.call(decideRecalculation, { ...by, params, body: { decision: 'accept' } });
      await runDueJobs(api.db, api.platform, jobHandlers);
      expect((await api.call(readRecalculation, { ...by, params })).body.state).toBe('applied');
    }

    /** Requests everything that can be read of a company; returns its kg CO2e according to the sums of the ledger. */
    async function everySumAnswers({ token, locationId }: Company): Promise<number> {
      const query = { from: '2025-01-01', to: '2025-12-31' };
      const params = { id: locationId, locationId, count: 100 };
      for (const endpoint of endpoints.filter(
        ({ method, access }) => method === 'get' && access.level !== 'public',
      )) {
        const { status } = await send(api, { endpoint, token: token.Admin, params, query });
        expect(status, endpoint.id).toBeLessThan(500);
      }
      const { body } = await api.call(readEmissionSum, { token: token.Admin, query: query as never });
      return Number(body.total);
    }
  });
}

/** The responses of a sweep: accepted, or refused at a field; anything else is wrong. */
class Answers {
  taken = 0;
  readonly refused = new Set<string>();
  readonly wrong: string[] = [];

  add(what: string, { status, body }: WireAnswer): void {
    const fields = Object.keys((body as Partial<Problem>).errors ?? {});
    if (status === 200) this.taken += 1;
    else if (status === 400 && fields.length > 0) this.refused.add(what);
    else this.wrong.push(`${what}: ${status} ${JSON.stringify(body)}`);
  }
}

/** Every field filled, numbers with their maximum. */
function widestValues(method: MethodDefinition): Record<string, EntryValue> {
  const values: Record<string, EntryValue> = {};
  for (const field of method.fields) values[field.name] = widestValue(field, values);
  return values;
}

function widestValue(field: FieldDefinition, values: Record<string, EntryValue>): EntryValue {
  switch (field.type) {
    case 'Decimal':
      return field.max ?? Math.floor(largest);
    case 'DropDown':
      return firstChoice(field.choices, values);
    case 'TextField':
      return 'Certificate 7/2025';
    case 'DatePicker':
      return field.name === 'startDate' ? period.startDate : period.endDate;
    case 'Checkbox':
      return true;
  }
}

function firstChoice(choices: Choices, values: Record<string, EntryValue>): string {
  if (choices.kind === 'fixed') return choices.choices[0]?.value ?? '';
  if (choices.kind === 'dependent') return choices.choicesOf(String(values[choices.parent]))[0]?.value ?? '';
  return {
    fuels: '101',
    'fuel-units': 'kWh-gross',
    refrigerants: '701',
    countries: 'PL',
    'price-years': '2024',
  }[choices.list];
}
