import { apportion, segmentsOf } from '#api/domain/calendar/apportion';
import { monthOf, yearOf } from '#api/domain/calendar/calendar';
import {
  type EmissionContext,
  inMonth,
  type RenewableActivity,
  readPeriod,
  readQuantity,
  readUnit,
} from './activity';
import { gridFactor } from './electricity-lines';
import type { EmissionLine } from './emission-line';
import { EmissionProblem } from './emission-problem';
import { type EnergyLine, energyLine, zeroLine } from './energy-line';
import { heatFactor } from './heat-lines';

/**
 * Energy made and used on site (rule 6): nothing in Scope 2 by either method, and for information the emissions
 * that the same energy would have had from the grid (scope 9, `avoided`; never part of a total).
 */
export function renewableEmissions(company: EmissionContext, activity: RenewableActivity): EmissionLine[] {
  const { reference } = company;
  const renewable = reference.renewable(activity.renewableId);
  if (!renewable) throw new EmissionProblem('activity_unknown', 'renewableId');
  const quantity = readQuantity(activity.quantity);
  const unit = readUnit(reference, activity.unitId, renewable.unitIds);
  const { first, last } = readPeriod(activity.startDate, activity.endDate);
  const isElectricity = renewable.replaces === 'electricity';
  return apportion(quantity, segmentsOf(first, last)).flatMap((share, index) => {
    const month = monthOf(share.first);
    const context = inMonth(company, month);
    const line: EnergyLine = {
      month,
      quantity: share.quantity,
      unit,
      scope: 2,
      category: isElectricity ? '2.1' : '2.2',
      method: 'location',
    };
    const replaced = isElectricity ? gridFactor(context, yearOf(month)) : heatFactor(context, yearOf(month));
    return [
      zeroLine(context, line, 'self-generated', []),
      zeroLine(context, { ...line, method: 'market' }, 'self-generated', []),
      {
        ...energyLine(context, { ...line, scope: 9, category: 'avoided' }, replaced),
        derivedFrom: index * 3,
      },
    ];
  });
}
