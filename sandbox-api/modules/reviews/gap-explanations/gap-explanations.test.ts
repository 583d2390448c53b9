import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import { readReviewCoverage } from '#api/contract/reviews/coverage';
import {
  createGapExplanation,
  deleteGapExplanation,
  type GapExplanationBody,
  listGapExplanations,
  updateGapExplanation,
} from '#api/contract/reviews/gap-explanations';
import { reviewHeaders } from '#api/db/schema/company';
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

const naturalGas = 101;

const standstill = ({ locationId }: Company): GapExplanationBody => ({
  locationId,
  list: 'fuels',
  sourceId: naturalGas,
  firstMonth: '2024-08-14',
  lastMonth: '2024-08-31',
  explanation: 'The plant stood still.',
});

const explain = (owner: Company, over: Partial<GapExplanationBody> = {}) =>
  api.call(createGapExplanation, { token: owner.token.User, body: { ...standstill(owner), ...over } });

const list = async (owner: Company) =>
  (await api.call(listGapExplanations, { token: owner.token.View })).body;

describe('explanations of gaps', () => {
  test('are kept by whole months, changed by who saw them last, and deleted', async () => {
    const owner = await api.company();
    const { body: created } = await explain(owner);
    expect(created).toMatchObject({ firstMonth: '2024-08-01', lastMonth: '2024-08-01' });
    const change = (seenUpdatedOn: string) =>
      api.call(updateGapExplanation, {
        token: owner.token.User,
        params: { id: created.gapExplanationId },
        body: { ...standstill(owner), lastMonth: null, explanation: 'The boiler was removed.' },
        seenUpdatedOn,
      });
    expect((await change('2020-01-01T00:00:00.000Z')).status).toBe(412);
    const { body: changed } = await change(created.updatedOn);
    expect(await list(owner)).toEqual([changed]);
    expect(changed).toMatchObject({ lastMonth: null, explanation: 'The boiler was removed.' });
    const removed = await api.call(deleteGapExplanation, {
      token: owner.token.User,
      params: { id: created.gapExplanationId },
      seenUpdatedOn: changed.updatedOn,
    });
    expect([removed.status, await list(owner)]).toEqual([204, []]);
  });

  test('name a location of the company, a source that there is, and months in order', async () => {
    const owner = await api.company();
    const other = await api.company();
    const refused = async (over: Partial<GapExplanationBody>) =>
      Object.keys((await explain(owner, over)).problem.errors ?? {});
    expect(await refused({ locationId: other.locationId })).toEqual(['LocationId']);
    expect(await refused({ sourceId: 999_999 })).toEqual(['SourceId']);
    expect(await refused({ list: 'any' })).toEqual(['SourceId']);
    expect(await refused({ lastMonth: '2024-07-31' })).toEqual(['LastMonth']);
    expect(await refused({ explanation: ' ' })).toEqual(['Explanation']);
    expect(await list(owner)).toEqual([]);
  });

  test('take their months out of the gaps beside a question, and stay there to be read', async () => {
    const owner = await api.company();
    for (const month of ['05', '06', '07', '09'])
      await api.call(createFuelConsumption, {
        token: owner.token.User,
        body: {
          locationId: owner.locationId,
          fuelId: naturalGas,
          fuelVariantId: null,
          unitId: 20,
          value: 10,
          date: `2024-${month}-05`,
        },
      });
    const [header] = await api.db
      .insert(reviewHeaders)
      .values({
        companyId: owner.companyId,
        periodStart: '2024-01-01',
        periodEnd: '2024-09-30',
        updatedOn: api.clock.now(),
      })
      .returning();
    const august = async () => {
      const { body } = await api.call(readReviewCoverage, {
        token: owner.token.View,
        params: { reviewId: header?.id ?? 0, scopeNumber: 1, scopeCategoryNumber: 1 },
        query: { Months: '9' },
      });
      return { findings: body.findings.gaps, cell: body.locations[0]?.cells[7] };
    };
    const gap = { list: 'fuels', sourceId: naturalGas, name: 'Natural gas', days: 31 };
    expect(await august()).toMatchObject({
      findings: 1,
      cell: { gapDays: 31, gaps: [{ ...gap, explanation: null }] },
    });
    await explain(owner);
    expect(await august()).toMatchObject({
      findings: 0,
      cell: { gapDays: 0, gaps: [{ ...gap, explanation: 'The plant stood still.' }] },
    });
  });
});
