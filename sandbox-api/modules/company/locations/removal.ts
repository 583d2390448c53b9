import type { LocationRemoval } from '#api/contract/company/location-removal';
import type { Call } from '#api/kernel/crud-verbs';
import { countLocationFiles } from '#api/modules/company/supply-type-files/service';
import { countLocationContracts } from '#api/modules/company/supply-types/service';
import {
  summarizeActivityAfter,
  summarizeLocationActivity,
} from '#api/modules/emissions/recalculation/service';
import { countLocationFactors } from '#api/modules/factors/company-factors/service';
import { requireLocation } from './service';

/** The loss with a location's data: rows by type, and the totals of its years. */
export async function readLocationRemoval({
  ctx,
  input: { params, query },
}: Call<{ params: { id: number }; query: { closedOn?: string | undefined } }>): Promise<LocationRemoval> {
  await requireLocation(ctx, params.id);
  const activity = await summarizeLocationActivity(ctx, params.id);
  return {
    ...activity,
    late: query.closedOn ? await summarizeActivityAfter(ctx, params.id, query.closedOn) : null,
    rows: [
      ...activity.rows,
      { kind: 'companyFactors', count: await countLocationFactors(ctx, params.id) },
      { kind: 'contracts', count: await countLocationContracts(ctx, params.id) },
      { kind: 'files', count: await countLocationFiles(ctx, params.id) },
    ],
  };
}
