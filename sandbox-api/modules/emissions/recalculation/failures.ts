import type { RecalculationFailure } from '#api/contract/emissions/recalculations';
import type { ModuleKey } from '#api/contract/endpoint';
import { fieldMessage } from '#api/contract/messages';
import { EmissionProblem } from '#api/domain/units/emission-problem';
import type { Ctx } from '#api/kernel/context';
import { found } from '#api/kernel/problem-error';
import { type FailedRow, refusalOf } from '#api/modules/emissions/ledger/ledger';
import { namesFor } from '#api/modules/emissions/sums/service';
import * as repository from './repository-runs';

/** The most rows listed. `failedRows` of the run counts all of them. */
const mostNamed = 200;

/** An entry needs the licence of its module. Renewables are available to all. */
const neededModules: Partial<Record<FailedRow['sourceKind'], ModuleKey>> = {
  fuel: 'SCOPE1',
  utility: 'SCOPE2',
  scope3: 'SCOPE3',
};

/** The rows that a recalculation left unchanged, each with what the user can correct. */
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

/** The message that the form would show today. */
function messageOf(problem: FailedRow['problem'], itemName: string, { locale }: Ctx): string {
  if (!problem) return fieldMessage(locale, { code: 'figureNotStored', params: {} });
  const known = new EmissionProblem(problem.code, problem.field, problem.params);
  const [issue] = refusalOf(known, itemName, locale).details.issues ?? [];
  return fieldMessage(locale, issue ?? { code: 'invalid', params: {} });
}
