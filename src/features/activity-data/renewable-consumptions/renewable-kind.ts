import { useQuery } from '@tanstack/react-query';
import {
  checkRenewableConsumptions,
  createRenewableConsumption,
  deleteRenewableConsumption,
  type RenewableConsumption,
  updateRenewableConsumption,
} from '#api/contract/activity-data/renewable-consumptions';
import type { PeriodEntry } from '@/components/entries/period-entry';
import type { PeriodDefinition } from '@/components/entries/use-period-kind';
import { call } from '@/lib/api/call';
import { unitQueries } from '@/lib/api/queries/units';

/** Energy produced and used on site, for the list and forms of entries with a period. */
export const renewableKind: PeriodDefinition<RenewableConsumption> = {
  typeField: 'RenewableId',
  rowId: ({ renewableConsumptionId }) => renewableConsumptionId,
  typeId: ({ renewableId }) => renewableId,
  typeName: ({ renewableName }) => renewableName,
  create: (entry, locationId) => call(createRenewableConsumption, { body: toBody(entry, locationId) }),
  update: ({ id, updatedOn }, entry, locationId) =>
    call(updateRenewableConsumption, {
      params: { id },
      body: toBody(entry, locationId),
      seenUpdatedOn: updatedOn,
    }),
  check: async ({ id, ...entry }, locationId) => {
    const checked = { ...toBody(entry, locationId), renewableConsumptionId: id };
    const [warnings = []] = await call(checkRenewableConsumptions, { body: { entries: [checked] } });
    return warnings;
  },
  remove: ({ id, updatedOn }) =>
    call(deleteRenewableConsumption, { params: { id }, seenUpdatedOn: updatedOn }),
  useUnits: (type) => {
    const { data } = useQuery(unitQueries.conversions(type?.units[0]?.unitId, { renewableId: type?.id }));
    return data ?? type?.units ?? [];
  },
};

function toBody({ typeId, ...entry }: PeriodEntry, locationId: number) {
  return { renewableId: typeId, ...entry, locationId };
}
