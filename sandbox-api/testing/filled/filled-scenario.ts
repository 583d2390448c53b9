import { createUtilityConsumption } from '#api/contract/activity-data/utility-consumptions';
import { type EnteredVariables, listScenarioSections } from '#api/contract/scenarios/scenarios';
import type { createTestApi } from '#api/testing/create-test-api';
import type { Company } from './insert-company';

type TestApi = Awaited<ReturnType<typeof createTestApi>>;

/** Keys of the scenarios, in the order of the menu. */
export const scenarioIds = {
  led: 1,
  solar: 2,
  fleet: 3,
  heatPump: 4,
  greenContract: 5,
  travel: 6,
  buildingHeat: 7,
  compressedAir: 8,
  refrigerant: 9,
} as const;

/** Inputs that a user has to know and no record contains. */
const typed: Readonly<Record<number, Readonly<Record<string, unknown>>>> = {
  1: {
    bulbs_dict: [{ lamp: 't8_58_m', count: 100, lamp_w: 58, ballast_factor: 1.15, hours: 2500, led_w: 24 }],
    capex: 9000,
  },
  2: { kwp: 50, self_share: 0.75, price_export: 0.06, capex: 60_000 },
  8: { compressor_kwh: 20_000, capex: 3000 },
};

/** The form of a scenario as prefilled, with the user's changes. */
export async function filledVariables(
  api: TestApi,
  token: string,
  scenarioId: number,
  over: Readonly<Record<string, unknown>> = {},
): Promise<EnteredVariables> {
  const { body } = await api.call(listScenarioSections, { token, params: { id: scenarioId }, query: {} });
  const values: Record<string, unknown> = { ...typed[scenarioId], ...over };
  return body
    .flatMap(({ variables }) => variables)
    .map(({ code, defaultValue }) => ({
      code,
      value: (code in values ? values[code] : defaultValue) as never,
    }));
}

/** Electricity of the twelve months before the test's day. */
export async function recordElectricity(api: TestApi, owner: Company, kwh = 120_000): Promise<void> {
  const bill = { utilityId: 1, unitId: 1, startDate: '2025-06-01', endDate: '2026-05-31', reference: null };
  await api.call(createUtilityConsumption, {
    token: owner.token.User,
    body: { ...bill, locationId: owner.locationId, value: kwh },
  });
}
