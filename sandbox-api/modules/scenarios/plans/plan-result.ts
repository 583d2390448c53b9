import { type PlanResult, planDifferences } from '#api/contract/scenarios/plans';
import { type Branch, type BranchStep, runBranch } from '#api/domain/scenarios/plan/branch';
import { planDocument } from '#api/domain/scenarios/plan/plan-document';
import type { Ctx } from '#api/kernel/context';
import { refuse } from '#api/kernel/problem-error';
import { recordedEmissions } from '#api/modules/scenarios/scenarios/service';
import { differencesOf } from './comparison';
import { branchMeasures, type Measure, pairIssues, readMeasures, workedOut } from './measures';
import { requirePlan, toWire } from './service';

/** The measures of a plan on one branch of today's records, in the order of their stages. */
export async function readPlan({
  ctx,
  input: { params },
}: {
  ctx: Ctx;
  input: { params: { planId: number } };
}): Promise<PlanResult> {
  const { locale } = ctx;
  const shown = await requirePlan(ctx, params.planId);
  const { measures, issues } = await readMeasures(ctx, shown.row.scenarioBackupIds);
  // A simulation may have been changed since it was added.
  refuse(issues);
  refuse(pairIssues(ctx, measures));
  const { from, to, byLocation, today } = await recordedEmissions(ctx);
  const branch = workedOut(() => runBranch(branchMeasures(measures), byLocation, today));
  const byId = new Map(measures.map((measure) => [measure.row.id, measure]));
  const differing: readonly string[] = differencesOf(measures);
  const differences = planDifferences.filter((field) => differing.includes(field));
  const currency = measures[0]?.row.currency ?? 'EUR';
  return {
    plan: toWire(ctx, shown),
    currency,
    today: { from, to, ...plain(branch.today) },
    steps: branch.steps.flatMap((step) => {
      const measure = byId.get(step.measureId);
      return measure ? [stepOf(step, measure, locale)] : [];
    }),
    years: branch.years.map(({ year, ...left }) => ({ year, ...plain(left) })),
    total: {
      ...plain(branch.total),
      isOfOneYear: branch.total.isOfOneYear,
      npv: branch.total.npv?.toNumber() ?? null,
    },
    differences,
    document: planDocument({
      name: shown.row.name,
      branch,
      differences,
      measures: new Map(measures.map((measure) => [measure.row.id, namesOf(measure, locale)])),
      from,
      to,
      currency,
      language: locale,
    }),
  };
}

function plain({ locationBasedT, marketBasedT }: Branch['today']) {
  return { locationBasedT: locationBasedT.toNumber(), marketBasedT: marketBasedT.toNumber() };
}

function namesOf({ row, worked }: Measure, locale: Ctx['locale']) {
  return {
    name: row.name,
    scenarioName: worked.scenario.model.definition.name[locale],
    locationName: row.summary.locationName,
  };
}

function stepOf(step: BranchStep, measure: Measure, locale: Ctx['locale']): PlanResult['steps'][number] {
  const { row, worked } = measure;
  const alone = (id: string) => step.alone.values[id]?.toNumber() ?? 0;
  return {
    scenarioBackupId: row.id,
    scenarioId: row.scenarioId,
    scenarioCode: worked.scenario.code,
    name: row.name,
    locationId: row.locationId,
    locationName: row.summary.locationName,
    stage: step.stage,
    ...plain(step.year1),
    aloneLocationBasedT: alone('lb_year1_t'),
    aloneMarketBasedT: alone('mb_year1_t'),
    locationBasedLifeT: step.life.locationBasedT.toNumber(),
    marketBasedLifeT: step.life.marketBasedT.toNumber(),
    isLimited: step.isLimited,
    countedShare: step.countedShare.toNumber(),
    npv: step.npv?.toNumber() ?? null,
    macLocationBased: step.macLocationBased?.toNumber() ?? null,
    macMarketBased: step.macMarketBased?.toNumber() ?? null,
    changed: step.changed.map(({ code, row: at, label, unit, before, after }) => ({
      code: at === null ? code : `${code}.${at}`,
      label: label[locale],
      unit,
      before: before.toNumber(),
      after: after.toNumber(),
    })),
  };
}
