import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import { createUtilityConsumption } from '#api/contract/activity-data/utility-consumptions';
import { createScope3Consumption } from '#api/contract/activity-data/value-chain';
import { updateLocation } from '#api/contract/company/locations';
import { readEmissionTrail } from '#api/contract/emissions/emissions';
import { decimal, sum } from '#api/domain/units/decimal';
import { createTestApi } from '#api/testing/create-test-api';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

async function companyWithGas(reference: string | null = null) {
  const company = await api.company();
  const body = {
    locationId: company.locationId,
    fuelId: 101,
    fuelVariantId: null,
    unitId: 20,
    value: 1000,
    date: '2025-03-05',
    reference,
  };
  const created = await api.call(createFuelConsumption, { token: company.token.Admin, body });
  return { company, id: created.body.fuelConsumptionId, shown: created.body.carbonEquivalent };
}

describe('the trail of a row', () => {
  it('adds up to the figure by line and by gas', async () => {
    const { company, id, shown } = await companyWithGas();
    const { body } = await api.call(readEmissionTrail, {
      token: company.token.View,
      params: { kind: 'fuel', id },
    });
    const headline = sum(body.lines.filter((line) => line.isHeadline).map((line) => decimal(line.kgCo2e)));
    expect(headline.toString()).toBe(body.carbonEquivalentKg);
    expect(Math.abs(Number(body.carbonEquivalentKg) - shown)).toBeLessThan(1e-9);
    for (const line of body.lines) {
      const gases = [line.co2KgCo2e, line.ch4KgCo2e, line.n2oKgCo2e, line.otherKgCo2e];
      expect(sum(gases.map((gas) => decimal(gas ?? 0))).toString()).toBe(line.kgCo2e);
    }
  });

  it('names the invoice of the row, or nothing without one', async () => {
    for (const reference of ['FV 12/2025', null]) {
      const { company, id } = await companyWithGas(reference);
      const { body } = await api.call(readEmissionTrail, {
        token: company.token.View,
        params: { kind: 'fuel', id },
      });
      expect(body).toMatchObject({ reference, details: [] });
    }
  });

  it('can be recalculated by hand from quantity, steps and factor', async () => {
    const { company, id } = await companyWithGas();
    const { body } = await api.call(readEmissionTrail, {
      token: company.token.Admin,
      params: { kind: 'fuel', id },
    });
    const [first] = body.lines;
    const quantity = (first?.steps ?? []).reduce(
      (value, step) => value.times(step.factor),
      decimal(first?.activityQuantity ?? 0),
    );
    const byHand = quantity.times(first?.factor?.kgCo2e ?? 0);
    expect(
      byHand
        .minus(first?.kgCo2e ?? 0)
        .abs()
        .lt('1e-9'),
    ).toBe(true);
    expect(first?.factor).toMatchObject({
      publisher: 'KOBiZE (IOŚ-PIB)',
      kgCo2: '56.16',
      sourceRow: 'Natural gas 2023',
    });
    expect(first?.categoryName).toBe('Stationary combustion');
  });

  it('names the GWPs used to restate methane and nitrous oxide', async () => {
    const company = await api.company({ countryId: 826 });
    const gas = { fuelId: 101, fuelVariantId: null, unitId: 20, value: 1000, date: '2025-03-05' };
    const created = await api.call(createFuelConsumption, {
      token: company.token.Admin,
      body: { ...gas, locationId: company.locationId, reference: null },
    });
    const { body } = await api.call(readEmissionTrail, {
      token: company.token.View,
      params: { kind: 'fuel', id: created.body.fuelConsumptionId },
    });
    const [line] = body.lines;
    expect(line?.gwp).toEqual([
      { gas: 'ch4', published: '28', applied: '29.8' },
      { gas: 'n2o', published: '265', applied: '273' },
    ]);
    const byHand = decimal(line?.factorQuantity ?? 0)
      .times(line?.factor?.kgCh4Co2e ?? 0)
      .times('29.8')
      .div('28');
    expect(
      byHand
        .minus(line?.ch4KgCo2e ?? 0)
        .abs()
        .lt('1e-9'),
    ).toBe(true);
  });

  it('names the part of the grid of a factor', async () => {
    const company = await api.company();
    const token = company.token.Admin;
    const place = {
      name: 'Plant',
      countryId: 840,
      gridSubregion: 'CAMX',
      town: 'Fresno',
      address1: 'Main St 1',
    };
    await api.call(updateLocation, { token, params: { id: company.locationId }, body: place });
    const bill = { utilityId: 1, unitId: 1, value: 1000, startDate: '2023-05-01', endDate: '2023-05-31' };
    const created = await api.call(createUtilityConsumption, {
      token,
      body: { ...bill, locationId: company.locationId, reference: null },
    });
    const { body } = await api.call(readEmissionTrail, {
      token: company.token.View,
      params: { kind: 'utility', id: created.body.utilityConsumptionId },
    });
    const factor = { publisher: 'US EPA', region: 'CAMX', sourceRow: 'CAMX, WECC California 2023' };
    expect(body.lines[0]?.factor).toMatchObject(factor);
  });

  it('shows the two parts of a US factor as two factors, each with its row and gases', async () => {
    const company = await api.company({ countryId: 840 });
    const diesel = { fuelId: 509, unitId: 52, value: 100, date: '2025-03-05', reference: null };
    const linesOf = async (fuelVariantId: number | null) => {
      const created = await api.call(createFuelConsumption, {
        token: company.token.Admin,
        body: { ...diesel, fuelVariantId, locationId: company.locationId },
      });
      const { body } = await api.call(readEmissionTrail, {
        token: company.token.View,
        params: { kind: 'fuel', id: created.body.fuelConsumptionId },
      });
      return body.lines
        .filter(({ isHeadline }) => isHeadline)
        .map(({ factor, notes }) => [factor?.publisher, factor?.sourceRow, factor?.gases, notes]);
    };
    expect(await linesOf(62)).toEqual([
      ['US EPA', 'T2-R107', 'co2', []],
      ['US EPA', 'T5-R306', 'ch4-n2o', []],
    ]);
    expect(await linesOf(null)).toEqual([
      ['US EPA', 'T2-R107', 'co2', []],
      ['DESNZ and DEFRA', '1_101_1014_8 · row 235', 'all', ['proxy-region', 'gases-by-vehicle']],
    ]);
  });

  it('cites the IPCC report of a refrigerant’s GWP, and the gases and source of a blend', async () => {
    const company = await api.company();
    const potentialsOf = async (fuelId: number, value = 10) => {
      const created = await api.call(createFuelConsumption, {
        token: company.token.Admin,
        body: {
          locationId: company.locationId,
          fuelId,
          fuelVariantId: null,
          unitId: 40,
          value,
          date: '2025-08-01',
          reference: null,
        },
      });
      const { body } = await api.call(readEmissionTrail, {
        token: company.token.View,
        params: { kind: 'fuel', id: created.body.fuelConsumptionId },
      });
      return body.lines.map(({ potential, factorValue }) => ({ potential, factorValue }));
    };
    const ar6 = { edition: 'IPCC AR6 (2021)', table: 'WG I, Table 7.SM.7' };
    expect(await potentialsOf(706)).toEqual([
      {
        factorValue: '2255.5',
        potential: {
          gas: 'R-410A',
          ...ar6,
          parts: [
            { gas: 'HFC-32', percent: '50', gwp: '771' },
            { gas: 'HFC-125', percent: '50', gwp: '3740' },
          ],
          compositionSource: 'US EPA, GHG Emission Factors Hub 2025, Table 12',
        },
      },
    ]);
    const [single] = await potentialsOf(701);
    expect(single?.potential).toMatchObject({ ...ar6, parts: [], compositionSource: null });
    const { company: other, id } = await companyWithGas();
    const burned = await api.call(readEmissionTrail, {
      token: other.token.View,
      params: { kind: 'fuel', id },
    });
    expect(burned.body.lines.map(({ potential }) => potential)).toEqual(burned.body.lines.map(() => null));
  });

  it('cites the same for a partner’s refrigerant', async () => {
    const company = await api.company();
    const created = await api.call(createScope3Consumption, {
      token: company.token.Admin,
      body: {
        locationId: company.locationId,
        scope3InputFormId: 4,
        scope3MethodId: 401,
        values: {
          startDate: '2025-04-10',
          fuelType: '501',
          fuelQuantity: 10,
          fuelUnit: 'l',
          refrigerantType: '706',
          refrigerantLeak: 2,
        },
      },
    });
    const { body } = await api.call(readEmissionTrail, {
      token: company.token.View,
      params: { kind: 'scope3', id: created.body.scope3ConsumptionEntryId },
    });
    const ofGas = body.lines.filter(({ potential }) => potential !== null);
    expect(ofGas.map(({ kgCo2e, potential }) => [kgCo2e, potential?.gas])).toEqual([['4511', 'R-410A']]);
    expect(ofGas.every(({ factor }) => factor === null)).toBe(true);
  });

  it('is not found for another company’s row or a row that does not exist', async () => {
    const { id } = await companyWithGas();
    const { company: other } = await companyWithGas();
    for (const wanted of [id, 999_999]) {
      const answer = await api.call(readEmissionTrail, {
        token: other.token.Admin,
        params: { kind: 'fuel', id: wanted },
      });
      expect(answer.status).toBe(404);
    }
  });

  it('needs the licence of the row', async () => {
    const company = await api.company({ modules: ['SCOPE2'] });
    const answer = await api.call(readEmissionTrail, {
      token: company.token.Admin,
      params: { kind: 'fuel', id: 1 },
    });
    expect([answer.status, answer.problem.code]).toEqual([403, 'module_required']);
  });
});
