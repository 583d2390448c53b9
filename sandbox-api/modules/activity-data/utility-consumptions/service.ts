import type {
  UtilityConsumption,
  UtilityConsumptionBody,
} from '#api/contract/activity-data/utility-consumptions';
import type { DateRangeQuery } from '#api/contract/emissions/lookups';
import type { Ctx } from '#api/kernel/context';
import { periodConsumptionVerbs } from '#api/modules/activity-data/consumptions/period-consumptions';
import { lookAtUtility } from '#api/modules/activity-data/utilities/service';
import { followBills } from '#api/modules/emissions/recalculation/service';

/** Bills for electricity, heat, steam and cooling. */
const verbs = periodConsumptionVerbs<'utility', UtilityConsumptionBody, UtilityConsumption>({
  source: 'utility',
  itemIdOf: ({ utilityId }) => utilityId,
  itemField: 'utilityId',
  ownWorkedOutBy: ['cop'],
  look: lookAtUtility,
  toActivity: ({ utilityId, cop }, period) => ({ kind: 'utility', utilityId, ...period, cop: written(cop) }),
  ownColumns: ({ cop }) => ({ cop: written(cop) }),
  toWire: ({ id, itemId, itemName, ...bill }, { cop }) => ({
    utilityConsumptionId: id,
    utilityId: itemId,
    utilityName: itemName,
    ...bill,
    cop: cop === null ? null : Number(cop),
  }),
  follow: followBills,
});

function written(cop: number | null): string | null {
  return cop === null ? null : String(cop);
}

export const listUtilityConsumptions = verbs.list;
export const summarizeUtilityConsumptions = verbs.summarize;
export const createUtilityConsumption = verbs.create;
export const updateUtilityConsumption = verbs.update;
export const deleteUtilityConsumption = verbs.remove;
export const checkUtilityConsumptions = verbs.check;
export const utilityBatch = verbs.batch;
export const recordedUtilityWarnings = verbs.recorded;

type OfUtility = { params: { locationId: number; utilityId: number }; query: DateRangeQuery };

export async function listUtilityConsumptionsInRange({
  ctx,
  input: { params, query },
}: {
  ctx: Ctx;
  input: OfUtility;
}): Promise<UtilityConsumption[]> {
  return verbs.listInRange(ctx, { locationId: params.locationId, itemId: params.utilityId, ...query });
}
