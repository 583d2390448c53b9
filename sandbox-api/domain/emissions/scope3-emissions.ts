import { apportion, segmentsOf } from '#api/domain/calendar/apportion';
import { monthOf, yearOf } from '#api/domain/calendar/calendar';
import { selectFactor } from '#api/domain/factors/select-factor';
import type { Decimal } from '#api/domain/units/decimal';
import type { Unit } from '#api/domain/units/units';
import { type EmissionContext, readPeriod, readQuantity, type Scope3Activity } from './activity';
import type { EmissionLine } from './emission-line';
import { EmissionProblem } from './emission-problem';
import { type EnergyLine, energyLine, supplierLine } from './energy-line';

/** Whose rows stand in where the country's own publisher has none (methodology, "Choice of factors"). */
const standIns = ['GB', 'US', 'EU'];

const categoryPattern = /^3\.(1[0-5]|[1-9])$/;

/**
 * Scope 3 of one entry: quantity × published factor of the activity, or × the supplier's stated factor, month by
 * month of its period. Which quantity and which activity is the method's matter; the rest is the same for all.
 */
export function scope3Emissions(context: EmissionContext, activity: Scope3Activity): EmissionLine[] {
  const quantity = readQuantity(activity.quantity);
  const unit = context.reference.unitById(activity.unitId);
  if (!unit)
    throw new EmissionProblem('unit_not_convertible', 'unitId', { from: String(activity.unitId), to: '' });
  if (!categoryPattern.test(activity.category)) throw new EmissionProblem('activity_unknown', 'category');
  const { first, last } = readPeriod(activity.startDate, activity.endDate);
  return apportion(quantity, segmentsOf(first, last)).map((share) => ({
    ...monthLine(context, activity, monthOf(share.first), share.quantity, unit),
    isHeadline: true,
  }));
}

function monthLine(
  context: EmissionContext,
  activity: Scope3Activity,
  month: string,
  quantity: Decimal,
  unit: Unit,
): EmissionLine {
  const line: EnergyLine = { month, quantity, unit, scope: 3, category: activity.category, method: 'none' };
  if ('kgCo2ePerUnit' in activity.factor) return supplierLine(context, line, activity.factor);
  const selection = selectFactor(context.reference, {
    activityId: activity.factor.activityId,
    year: yearOf(month),
    regions: [...new Set([context.countryCode, ...standIns])],
    accept: (factor) => context.reference.unit(factor.unit).dimension === unit.dimension,
    rank: (factor) => (factor.unit === unit.code ? 0 : 1),
  });
  if (selection) return energyLine(context, line, selection);
  const isPublished = context.reference.factorsOf(activity.factor.activityId).length > 0;
  if (isPublished) throw new EmissionProblem('unit_not_convertible', 'unitId', { from: unit.symbol, to: '' });
  throw new EmissionProblem('factor_missing', 'activityId', {
    item: activity.factor.activityId,
    year: yearOf(month),
  });
}
