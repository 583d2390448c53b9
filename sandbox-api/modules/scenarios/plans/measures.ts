import type { FieldIssue } from '#api/contract/field-issue';
import { ScenarioProblem } from '#api/domain/scenarios/model/scenario-problem';
import { type BranchMeasure, refusedPairs } from '#api/domain/scenarios/plan/branch';
import type { Ctx } from '#api/kernel/context';
import { fieldProblem } from '#api/kernel/problem-error';
import { assertAllAvailable, type Worked } from '#api/modules/scenarios/scenarios/service';
import {
  findSimulationsById,
  type ShownSimulation,
  workedOf,
} from '#api/modules/scenarios/simulations/service';

/** A saved simulation as part of a plan or a comparison. */
export type Measure = ShownSimulation & { worked: Worked };

const issue = (path: string, code: string, params: FieldIssue['params'] = {}): FieldIssue => ({
  path,
  code,
  params,
});

/**
 * Simulations of the company, each named once and all in one currency, in the requested order; otherwise the
 * list of invalid ones. Refused as `plan_required` if the company's plan excludes the scenario of one.
 */
export async function readMeasures(
  ctx: Ctx,
  ids: readonly number[],
): Promise<{ measures: Measure[]; issues: FieldIssue[] }> {
  const found = await findSimulationsById(ctx.db, ctx.session.companyId, ids);
  const byId = new Map(found.map((shown) => [shown.row.id, shown]));
  const issues = ids.flatMap((id, index) => {
    if (!byId.has(id)) return [issue(`scenarioBackupIds.${index}`, 'unknownReference')];
    return ids.indexOf(id) < index ? [issue(`scenarioBackupIds.${index}`, 'chosenAbove')] : [];
  });
  await assertAllAvailable(ctx, new Set(found.map(({ row }) => row.scenarioId)));
  const measures: Measure[] = [];
  if (issues.length === 0)
    for (const id of ids) {
      const shown = byId.get(id);
      if (shown) measures.push({ ...shown, worked: await workedOf(ctx, shown.row) });
    }
  return { measures, issues: [...issues, ...currencyIssues(measures)] };
}

/** Money of two currencies is neither added nor compared, and nothing is converted. */
function currencyIssues([first, ...others]: readonly Measure[]): FieldIssue[] {
  if (!first) return [];
  return others.flatMap(({ row: { name, currency } }, index) =>
    currency === first.row.currency
      ? []
      : [
          issue(`scenarioBackupIds.${index + 1}`, 'otherCurrency', {
            name,
            currency,
            otherName: first.row.name,
            otherCurrency: first.row.currency,
          }),
        ],
  );
}

export function branchMeasures(measures: readonly Measure[]): BranchMeasure[] {
  return measures.map(({ row, worked }) => ({
    id: row.id,
    model: worked.scenario.model,
    inputs: worked.inputs,
  }));
}

/** Two measures on the same recorded rows and use are not added: both are named. */
export function pairIssues({ locale }: Pick<Ctx, 'locale'>, measures: readonly Measure[]): FieldIssue[] {
  const ids = measures.map(({ row }) => row.id);
  const nameOf = (id: number) => measures.find(({ row }) => row.id === id)?.row.name ?? '';
  return refusedPairs(branchMeasures(measures)).map(({ first, second, reason }) =>
    issue(`scenarioBackupIds.${Math.max(ids.indexOf(first), ids.indexOf(second))}`, 'scenarioRule', {
      text: `${nameOf(first)}, ${nameOf(second)}: ${reason[locale]}`,
    }),
  );
}

/** Measures that cannot be calculated together are refused with the name of the figure. */
export function workedOut<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof ScenarioProblem)) throw error;
    throw fieldProblem('scenarioBackupIds', 'figureNotComputable', { figure: error.figure });
  }
}
