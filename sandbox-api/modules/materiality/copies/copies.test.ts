import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listAssessments } from '#api/contract/materiality/assessments';
import { copyMateriality } from '#api/contract/materiality/copies';
import { lookThroughStep, readMaterialityMethod } from '#api/contract/materiality/information';
import { compareMateriality } from '#api/contract/materiality/results';
import { listMaterialityStakeholders } from '#api/contract/materiality/stakeholders';
import { listMaterialityActivities, mostActivities } from '#api/contract/materiality/value-chain';
import {
  materialityAssessments,
  materialityIroAssessments,
  materialityIros,
  materialityStakeholderActivities,
  materialityStakeholders,
} from '#api/db/schema/materiality';
import { createTestApi } from '#api/testing/create-test-api';
import { fillMateriality, materialityOf } from '#api/testing/filled/filled-materiality';
import { insertReport } from '#api/testing/filled/insert-report';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const items = 6000;

/** An assessment in which each of 200 stakeholders takes part in each of 200 activities, with 6,000 assessed items. */
async function largeAssessment() {
  const owner = await api.company();
  const headerId = await insertReport(api, owner);
  const { activity, stakeholder, impact } = await fillMateriality(
    materialityOf(api, headerId, owner.token.User),
  );
  const others = mostActivities - 1;
  await api.db.execute(sql`insert into materiality_activities
    (company_id, header_id, name, value_chain_type_id, description, updated_on)
    select company_id, header_id, name || n, value_chain_type_id, description, updated_on
    from materiality_activities, generate_series(1, ${others}::integer) as n where id = ${activity.dmActivityId}`);
  await api.db.execute(sql`insert into materiality_stakeholders
    (company_id, header_id, name, impact_on_entity, impact_on_stakeholders, channel_ids, updated_on)
    select company_id, header_id, name || n, impact_on_entity, impact_on_stakeholders, channel_ids, updated_on
    from materiality_stakeholders, generate_series(1, ${others}::integer) as n where id = ${stakeholder.dmStakeholderId}`);
  await api.db.execute(sql`insert into materiality_stakeholder_activities (stakeholder_id, activity_id)
    select s.id, a.id from materiality_stakeholders as s join materiality_activities as a on a.header_id = s.header_id
    where s.header_id = ${headerId} on conflict do nothing`);
  await api.db.execute(sql`with added as (
      insert into materiality_iros (company_id, header_id, topic_entry_id, kind, value, updated_on)
      select company_id, header_id, topic_entry_id, kind, 'Impact ' || n, updated_on
      from materiality_iros, generate_series(1, ${items}::integer) as n where id = ${impact.dmIroId} returning id)
    insert into materiality_iro_assessments (company_id, header_id, iro_id, irremediability_id, type1_id, type2_id,
      scope_id, scale_id, probability_id, materiality_id, reason, updated_on)
    select company_id, header_id, added.id, irremediability_id, type1_id, type2_id,
      scope_id, scale_id, probability_id, materiality_id, 'Reason ' || added.id, updated_on
    from materiality_iro_assessments, added where iro_id = ${impact.dmIroId}`);
  return { owner, headerId };
}

it('an assessment is copied completely at any size, each row with its dependent rows', async () => {
  const { owner, headerId } = await largeAssessment();
  const id = await insertReport(api, owner);
  const call = { token: owner.token.User, params: { id } };
  const copy = await api.call(copyMateriality, { ...call, body: { fromReportHeaderId: headerId } });
  expect([copy.status, copy.body.iroCount, copy.body.assessedCount]).toEqual([200, items + 3, items + 3]);

  const [iro, chosen] = [materialityIros, materialityIroAssessments];
  const copied = await api.db
    .select({ value: iro.value, from: iro.basedOnId, reason: chosen.reason })
    .from(iro)
    .innerJoin(chosen, eq(chosen.iroId, iro.id))
    .where(eq(iro.headerId, id));
  const originals = await api.db
    .select({ id: iro.id, value: iro.value, reason: chosen.reason })
    .from(iro)
    .innerJoin(chosen, eq(chosen.iroId, iro.id))
    .where(eq(iro.headerId, headerId));
  const byId = new Map(originals.map((one) => [one.id, one]));
  for (const { value, from, reason } of copied)
    expect({ id: from, value, reason }).toEqual(byId.get(from ?? 0));

  const [links] = await api.db
    .select({ number: count() })
    .from(materialityStakeholderActivities)
    .innerJoin(
      materialityStakeholders,
      eq(materialityStakeholders.id, materialityStakeholderActivities.stakeholderId),
    )
    .where(eq(materialityStakeholders.headerId, id));
  expect(links?.number).toBe(mostActivities ** 2);
  const { body: stakeholders } = await api.call(listMaterialityStakeholders, call);
  expect(stakeholders[0]).toMatchObject({
    name: 'Farmers',
    impactOnEntity: 3.5,
    commChannels: [{ dmCommChannelId: 1 }, { dmCommChannelId: 2 }],
  });
}, 120_000);

it('a copy uses the current rules and its own activities, and each step is marked until it was reviewed', async () => {
  const owner = await api.company();
  const headerId = await insertReport(api, owner);
  const earlier = materialityOf(api, headerId, owner.token.User);
  const { activity, climate } = await fillMateriality(earlier);
  const { dmIroId } = (await earlier.addIro('impact', climate.dmTopicEntryId, 'Placed')).body;
  await earlier.assessImpact(dmIroId, { horizon: 'long', activityIds: [activity.dmActivityId] });
  const brine = (await earlier.addOwnEntry('Brine')).body;
  await earlier.assessRisk((await earlier.addIro('risk', brine.dmTopicEntryId)).body.dmIroId);
  await api.db
    .update(materialityAssessments)
    .set({ rules: 1 })
    .where(eq(materialityAssessments.headerId, headerId));

  const id = await insertReport(api, owner);
  const call = { token: owner.token.User, params: { id } };
  const copy = await api.call(copyMateriality, { ...call, body: { fromReportHeaderId: headerId } });
  const copiedIn = ({ steps }: typeof copy.body) =>
    steps.filter(({ isCopied }) => isCopied).map(({ step }) => step);
  expect(copiedIn(copy.body)).toEqual([
    'information',
    'valueChain',
    'stakeholders',
    'topics',
    'iro',
    'assessment',
  ]);
  expect((await api.call(readMaterialityMethod, call)).body.rules).toBe(2);
  const own = (await api.call(listMaterialityActivities, call)).body.map((one) => one.dmActivityId);
  const placed = (await api.call(listAssessments, call)).body.find((row) => row.description === 'Placed');
  expect(placed?.chosen).toMatchObject({ horizon: 'long', activityIds: own });

  const looked = (step: 'topics' | 'iro') =>
    api.call(lookThroughStep, { token: owner.token.User, params: { id, step } });
  await looked('topics');
  const { body } = await looked('topics');
  expect(copiedIn(body)).toEqual(['information', 'valueChain', 'stakeholders', 'iro', 'assessment']);

  const compared = await api.call(compareMateriality, {
    token: owner.token.User,
    params: { id, otherId: headerId },
  });
  expect([compared.body.moved, compared.body.unchangedCount]).toEqual([[], 3]);
});
