import type {
  RenewableConsumption,
  RenewableConsumptionBody,
} from '#api/contract/activity-data/renewable-consumptions';
import type { DateRangeQuery } from '#api/contract/emissions/lookups';
import type { Ctx } from '#api/kernel/context';
import { periodConsumptionVerbs } from '#api/modules/activity-data/consumptions/period-consumptions';
import { lookAtRenewable } from '#api/modules/activity-data/renewables/service';

/** Energy made and used on site. */
const verbs = periodConsumptionVerbs<'renewable', RenewableConsumptionBody, RenewableConsumption>({
  source: 'renewable',
  itemIdOf: ({ renewableId }) => renewableId,
  itemField: 'renewableId',
  look: lookAtRenewable,
  toActivity: ({ renewableId }, period) => ({ kind: 'renewable', renewableId, ...period }),
  toWire: ({ id, itemId, itemName, ...output }) => ({
    renewableConsumptionId: id,
    renewableId: itemId,
    renewableName: itemName,
    ...output,
  }),
});

export const listRenewableConsumptions = verbs.list;
export const summarizeRenewableConsumptions = verbs.summarize;
export const createRenewableConsumption = verbs.create;
export const updateRenewableConsumption = verbs.update;
export const deleteRenewableConsumption = verbs.remove;
export const checkRenewableConsumptions = verbs.check;
export const renewableBatch = verbs.batch;
export const recordedRenewableWarnings = verbs.recorded;

type OfRenewable = { params: { locationId: number; renewableId: number }; query: DateRangeQuery };

export async function listRenewableConsumptionsInRange({
  ctx,
  input: { params, query },
}: {
  ctx: Ctx;
  input: OfRenewable;
}): Promise<RenewableConsumption[]> {
  return verbs.listInRange(ctx, { locationId: params.locationId, itemId: params.renewableId, ...query });
}
