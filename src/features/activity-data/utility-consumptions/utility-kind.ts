import { useQuery } from '@tanstack/react-query';
import {
  checkUtilityConsumptions,
  createUtilityConsumption,
  deleteUtilityConsumption,
  type UtilityConsumption,
  updateUtilityConsumption,
} from '#api/contract/activity-data/utility-consumptions';
import type { PeriodEntry } from '@/components/entries/period-entry';
import type { PeriodDefinition } from '@/components/entries/use-period-kind';
import { call } from '@/lib/api/call';
import { unitQueries } from '@/lib/api/queries/units';

/** Bills, for the list and forms of entries with a period. */
export const utilityKind: PeriodDefinition<UtilityConsumption> = {
  typeField: 'UtilityId',
  rowId: ({ utilityConsumptionId }) => utilityConsumptionId,
  typeId: ({ utilityId }) => utilityId,
  typeName: ({ utilityName }) => utilityName,
  create: (entry, locationId) => call(createUtilityConsumption, { body: toBody(entry, locationId) }),
  update: ({ id, updatedOn }, entry, locationId) =>
    call(updateUtilityConsumption, {
      params: { id },
      body: toBody(entry, locationId),
      seenUpdatedOn: updatedOn,
    }),
  check: async ({ id, ...entry }, locationId) => {
    const checked = { ...toBody(entry, locationId), utilityConsumptionId: id };
    const [warnings = []] = await call(checkUtilityConsumptions, { body: { entries: [checked] } });
    return warnings;
  },
  remove: ({ id, updatedOn }) => call(deleteUtilityConsumption, { params: { id }, seenUpdatedOn: updatedOn }),
  useUnits: (type) => {
    const { data } = useQuery(unitQueries.conversions(type?.units[0]?.unitId, { utilityId: type?.id }));
    return data ?? type?.units ?? [];
  },
};

function toBody({ typeId, ...entry }: PeriodEntry, locationId: number) {
  return { utilityId: typeId, ...entry, locationId };
}
