import { yearOf } from '#api/domain/calendar/calendar';
import { selectFactor } from '#api/domain/factors/select-factor';
import type { EmissionContext } from './activity';
import type { EmissionLine } from './emission-line';
import { EmissionProblem } from './emission-problem';
import { energyLine, supplierLine } from './energy-line';
import { afterSteps, asEntered, type PartMonth } from './scope3-month';

/** Whose rows stand in where the country's own publisher has none (methodology, "Choice of factors"). */
export const standInRegions: readonly string[] = ['GB', 'US', 'EU'];

/** Quantity × the published factor of an activity, edition of the month's year. */
export function publishedLine(context: EmissionContext, month: PartMonth, activity: string): EmissionLine {
  const { reference } = context;
  const { quantity, unit, steps } = afterSteps(reference, month);
  const activityId = reference.findActivityId(activity);
  const selection =
    activityId === undefined
      ? undefined
      : selectFactor(reference, {
          activityId,
          year: yearOf(month.month),
          regions: [...new Set([context.countryCode, ...standInRegions])],
          accept: (factor) => reference.unit(factor.unit).dimension === unit.dimension,
          rank: (factor) => (factor.unit === unit.code ? 0 : 1),
        });
  if (!selection) {
    const isPublished = activityId !== undefined && reference.factorsOf(activityId).length > 0;
    if (isPublished) throw new EmissionProblem('unit_not_convertible', 'unit', { from: unit.symbol, to: '' });
    throw new EmissionProblem('factor_missing', 'activity', { item: activity, year: yearOf(month.month) });
  }
  const base = {
    month: month.month,
    quantity,
    unit,
    scope: 3,
    category: month.category,
    method: 'none',
  } as const;
  const notes = month.part.notes ?? [];
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
