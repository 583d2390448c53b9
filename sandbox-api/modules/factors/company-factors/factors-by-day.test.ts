import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUtilityConsumption } from '#api/contract/activity-data/utility-consumptions';
import {
  createCompanyFactor,
  deleteCompanyFactor,
  updateCompanyFactor,
} from '#api/contract/factors/company-factors';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const cooling = { utilityId: 4, unitId: 1 };
const state = {
  unitId: cooling.unitId,
  kgCo2e: 0.14,
  validFrom: '2024-03-01',
  publisher: 'Supplier',
  document: 'Statement 2024',
  reference: 'p. 1',
  note: null,
};

async function enter(
  { token, locationId }: Company,
  [startDate, endDate]: [string, string],
  stated: { cop?: number } = {},
) {
  const body = { ...cooling, locationId, value: 100, startDate, endDate, reference: null, ...stated };
  const { status } = await api.call(createUtilityConsumption, { token: token.User, body });
  expect(status).toBe(200);
}

it('a factor that starts later in its month is refused while a bill of earlier days depends on it', async () => {
  const owner = await api.company();
  const token = owner.token.Admin;
  const { body: factor } = await api.call(createCompanyFactor, {
    token,
    body: { appliesTo: 'utility', utilityId: cooling.utilityId, method: 'both', ...state },
  });
  // The one that is tried first keeps its factor, and is of the same month.
  await enter(owner, ['2024-03-20', '2024-03-25']);
  await enter(owner, ['2024-03-01', '2024-03-10']);
  const begin = (validFrom: string) =>
    api.call(updateCompanyFactor, {
      token,
      params: { id: factor.companyFactorId },
      seenUpdatedOn: factor.updatedOn,
      body: { ...state, validFrom },
    });
  const refused = await begin('2024-03-15');
  expect([refused.status, Object.keys(refused.problem.errors ?? {})]).toEqual([400, ['ValidFrom']]);
});

it('a factor is not deleted while one of two bills of a month depends on it, and the other has a COP', async () => {
  const owner = await api.company();
  const token = owner.token.Admin;
  const { body: factor } = await api.call(createCompanyFactor, {
    token,
    body: { appliesTo: 'utility', utilityId: cooling.utilityId, method: 'both', ...state },
  });
  // The one that is tried first does not need the factor.
  await enter(owner, ['2024-03-05', '2024-03-10'], { cop: 4 });
  await enter(owner, ['2024-03-05', '2024-03-10']);
  const refused = await api.call(deleteCompanyFactor, {
    token,
    params: { id: factor.companyFactorId },
    seenUpdatedOn: factor.updatedOn,
  });
  expect([refused.status, Object.keys(refused.problem.errors ?? {})]).toEqual([400, ['ValidFrom']]);
});
