import { afterAll, beforeAll, expect, it } from 'vitest';
import { executeScenario, listScenarioSections, listScenarios } from '#api/contract/scenarios/scenarios';
import { createUtilityConsumption } from '#api/contract/activity-data/utility-consumptions';
import { createTestApi } from '#api/testing/create-test-api';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

it('probe', async () => {
  const owner = await api.company();
  const token = owner.token.User;
  console.log(api.clock.now());
  const r = await api.call(createUtilityConsumption, { token, body: { locationId: owner.locationId, utilityId: 1, unitId: 1, value: 100000, startDate: '2026-03-01', endDate: '2026-03-31', reference: null } });
  console.log(r.status);
  const list = await api.call(listScenarios, { token });
  console.log(list.status, list.body);
  for (const { scenarioId, code } of list.body) {
    const s = await api.call(listScenarioSections, { token, params: { id: scenarioId } });
    console.log(code, s.status);
    for (const sec of s.body) for (const v of sec.variables) console.log('  ', v.code, JSON.stringify(v.defaultValue)?.slice(0,200), v.post, v.isRequired, JSON.stringify(v.defaultsBy)?.slice(0,120), JSON.stringify(v.source)?.slice(0,260));
  }
  const secs = (await api.call(listScenarioSections, { token, params: { id: 1 } })).body;
  const variables = secs.flatMap((s) => s.variables).map(({ code, defaultValue }) => ({ code, value: defaultValue }));
  const put = (code: string, value: unknown) => { const v = variables.find((one) => one.code === code); if (v) v.value = value as never; };
  put('bulbs_dict', [{ lamp: 't8_58_m', count: 100, lamp_w: 58, ballast_factor: 1.15, hours: 2500, led_w: 24 }]);
  put('price_el', 0.2); put('capex', 9000);
  const x = await api.call(executeScenario, { token, params: { id: 1 }, body: { variables } });
  console.log(x.status, JSON.stringify(x.status === 200 ? { ...x.body, document: undefined } : x.problem, null, 1).slice(0, 6000));
});
