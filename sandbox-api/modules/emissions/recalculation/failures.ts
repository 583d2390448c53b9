import type { RecalculationFailure } from '#api/contract/emissions/recalculations';
import type { ModuleKey } from '#api/contract/endpoint';
import { fieldMessage } from '#api/contract/messages';
import { EmissionProblem } from '#api/domain/units/emission-problem';
import type { Ctx } from '#api/kernel/context';
import { found } from '#api/kernel/problem-error';
import { type FailedRow, refusalOf } from '#api/modules/emissions/ledger/ledger';
import { namesFor } from '#api/modules/emissions/sums/service';
import * as repository from './repository-runs';

/** More than anybody puts right one by one; `failedRows` of the run counts them all. */
const mostNamed = 200;

/** An entry belongs to the module that its kind is entered in; renewables are free to all. */
const neededModules: Partial<Record<FailedRow['sourceKind'], ModuleKey>> = {
  fuel: 'SCOPE1',
  utility: 'SCOPE2',
  scope3: 'SCOPE3',
};

/** The rows that a recalculation left as they were, each with what its user can put right. */
export async function listRecalculationFailures({
  ctx,
  input: { params },
}: {
  ctx: Ctx;
  input: { params: { id: number } };
}): Promise<RecalculationFailure[]> {
  const { companyId, modules } = ctx.session;
  found(await repository.findRun(ctx.db, companyId, params.id));
  const rows = await repository.findFailures(ctx.db, companyId, params.id, mostNamed);
  const names = await namesFor(ctx);
  return rows
    .filter(({ sourceKind }) => {
      const needed = neededModules[sourceKind];
      return needed === undefined || modules.includes(needed);
    })
    .map((row) => {
      const itemName = names.item(row.sourceKind, row.itemId);
      return {
        kind: row.sourceKind,
        entryId: row.sourceId,
        locationId: row.locationId,
        locationName: names.location(row.locationId),
        itemId: row.itemId,
        itemName,
        startDate: row.startDate,
        endDate: row.endDate,
        message: messageOf(row.problem as FailedRow['problem'], itemName, ctx),
      };
    });
}

/** In the words of the form that would refuse it today. */
function messageOf(problem: FailedRow['problem'], itemName: string, { locale }: Ctx): string {
  if (!problem) return fieldMessage(locale, { code: 'figureNotStored', params: {} });
  const known = new EmissionProblem(problem.code, problem.field, problem.params);
  const [issue] = refusalOf(known, itemName, locale).details.issues ?? [];
  return fieldMessage(locale, issue ?? { code: 'invalid', params: {} });
}
