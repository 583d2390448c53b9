import { expect, it } from 'vitest';
import { listAssessedImpacts, updateImpactAssessment } from '#api/contract/materiality/assessments';
import { copyMateriality } from '#api/contract/materiality/copies';
import { compareMateriality } from '#api/contract/materiality/results';
import { deleteReportHeader } from '#api/contract/reports/headers';
import { createTestApi } from '#api/testing/create-test-api';
import { fillMateriality, materialityOf, middlingImpact } from '#api/testing/filled/filled-materiality';
import { insertReport } from '#api/testing/filled/insert-report';

it('an item is known again in a copy of a copy whose report was deleted, and so are two copies of what is gone', async () => {
  const api = await createTestApi();
  const owner = await api.company();
  const token = owner.token.User;
  const first = await insertReport(api, owner);
  await fillMateriality(materialityOf(api, first, token));
  const copyOf = async (fromReportHeaderId: number) => {
    const id = await insertReport(api, owner);
    await api.call(copyMateriality, { token, params: { id }, body: { fromReportHeaderId } });
    return id;
  };
  const remove = async (headerId: number) =>
    expect((await api.call(deleteReportHeader, { token, params: { headerId } })).status).toBeLessThan(300);
  const second = await copyOf(first);
  const third = await copyOf(second);
  const other = await copyOf(first);
  const [impact] = (await api.call(listAssessedImpacts, { token, params: { id: third } })).body;
  const iroId = impact?.dmIroId ?? 0;
  await api.call(updateImpactAssessment, {
    token,
    params: { id: third, iroId },
    body: { ...middlingImpact, dmAssessmentScopeId: 25, dmIroId: iroId },
  });
  const reasonsAgainst = async (otherId: number) =>
    (await api.call(compareMateriality, { token, params: { id: third, otherId } })).body.moved.map(
      ({ reasons }) => reasons,
    );
  const changed = [['An impact: scope changed from 3 to 5.']];
  await remove(second);
  expect(await reasonsAgainst(first)).toEqual(changed);
  expect(await reasonsAgainst(other)).toEqual(changed);
  await remove(first);
  expect(await reasonsAgainst(other)).toEqual(changed);
  expect(api.unexpected).toEqual([]);
  await api.close();
});
