import { yearOf } from '#api/domain/calendar/calendar';
import type { EmissionContext } from '#api/domain/emissions/activity';
import type { EmissionLine } from '#api/domain/emissions/emission-line';
import { companyLine, energyLine, supplierLine } from '#api/domain/emissions/lines/energy-line';
import { companyFactorFor } from '#api/domain/factors/company-factor';
import { selectFactor } from '#api/domain/factors/select-factor';
import { EmissionProblem } from '#api/domain/units/emission-problem';
import { afterSteps, asEntered, type PartMonth } from './part-month';

/** The publisher whose rows are used if the country's own has none (methodology, "Choice of factors"). */
export const standInRegions: readonly string[] = ['GB', 'US', 'EU'];

/** Quantity × the company's own factor for an activity, or the published one, edition of the month's year. */
export function publishedLine(context: EmissionContext, month: PartMonth, activity: string): EmissionLine {
  const { reference } = context;
  const { quantity, unit, steps } = afterSteps(reference, month);
  const activityId = reference.findActivityId(activity);
  const base = {
    month: month.month,
    quantity,
    unit,
    scope: 3,
    category: month.category,
    method: 'none',
  } as const;
  const notes = month.part.notes ?? [];
  const own =
    activityId === undefined
      ? undefined
      : companyFactorFor(context.settings.companyFactors, { appliesTo: 'activity', activityId }, month.day);
  if (own) {
    const line = companyLine(context, base, own);
    // A published row of money says so itself; the company's own is as rough (rule 14).
    const rough = unit.dimension === 'money' ? (['spend-based'] as const) : [];
    return asEntered({ ...line, notes: [...line.notes, ...rough, ...notes] }, month, steps);
  }
  const selection =
    activityId === undefined
      ? undefined
      : selectFactor(reference, {
          activityId,
          year: yearOf(month.month),
          regions: [...new Set([context.countryCode, ...standInRegions])],
          accept: (factor) => reference.unit(factor.unit).dimension === unit.dimension,
          rank: (factor) => (factor.unit === unit.code ? 0 : 1),
          policy: context.settings,
        });
  if (!selection) {
    const isPublished = activityId !== undefined && reference.factorsOf(activityId).length > 0;
    if (isPublished) throw new EmissionProblem('unit_not_convertible', 'unit', { from: unit.symbol, to: '' });
    throw new EmissionProblem('factor_missing', 'activity', { item: activity, year: yearOf(month.month) });
  }
  return asEntered(energyLine(context, base, selection, { notes }), month, steps);
}

/** Quantity × a factor that a partner or a named source states, per unit of the quantity. */
export function statedLine(
  context: EmissionContext,
  month: PartMonth,
  stated: { kgCo2ePerUnit: string; source: string },
): EmissionLine {
  const { quantity, unit, steps } = afterSteps(context.reference, month);
  const base = {
    month: month.month,
    quantity,
    unit,
    scope: 3,
    category: month.category,
    method: 'none',
  } as const;
  const line = supplierLine(context, base, { ...stated, unitId: unit.id });
  const source = {
    kind: 'stated-factor',
    from: unit.symbol,
    to: unit.symbol,
    factor: '1',
    source: stated.source,
  } as const;
  return { ...asEntered(line, month, [...steps, source]), notes: month.part.notes ?? [] };
}
