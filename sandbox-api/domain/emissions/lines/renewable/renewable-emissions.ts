import { apportion, segmentsOf } from '#api/domain/calendar/apportion';
import { monthOf, yearOf } from '#api/domain/calendar/calendar';
import {
  type EmissionContext,
  inMonth,
  type RenewableActivity,
  readPeriod,
  readQuantity,
  readUnit,
} from '#api/domain/emissions/activity';
import { findGridFactor } from '#api/domain/emissions/choose-factor/grid-factor';
import type { EmissionLine } from '#api/domain/emissions/emission-line';
import { type EnergyLine, energyLine, zeroLine } from '#api/domain/emissions/lines/energy-line';
import { findHeatFactor } from '#api/domain/emissions/lines/utility/heat-lines';
import { EmissionProblem } from '#api/domain/units/emission-problem';

/**
 * Energy made and used on site (rule 6): nothing in Scope 2 by either method, and for information the emissions
 * that the same energy would have had from the grid (scope 9, `avoided`; never part of a total), where a factor of
 * it is published.
 */
export function renewableEmissions(company: EmissionContext, activity: RenewableActivity): EmissionLine[] {
  const { reference } = company;
  const renewable = reference.renewable(activity.renewableId);
  if (!renewable) throw new EmissionProblem('activity_unknown', 'renewableId');
  const quantity = readQuantity(activity.quantity, activity);
  const unit = readUnit(reference, activity.unitId, renewable.unitIds);
  const { first, last } = readPeriod(activity.startDate, activity.endDate);
  const isElectricity = renewable.replaces === 'electricity';
  const lines: EmissionLine[] = [];
  for (const share of apportion(quantity, segmentsOf(first, last))) {
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
    const derivedFrom = lines.length;
    lines.push(
      zeroLine(context, line, 'self-generated', []),
      zeroLine(context, { ...line, method: 'market' }, 'self-generated', []),
    );
    const find = isElectricity ? findGridFactor : findHeatFactor;
    const replaced = find(context, yearOf(month));
    if (!replaced) continue;
    const avoided: EnergyLine = { ...line, scope: 9, category: 'avoided' };
    lines.push({ ...energyLine(context, avoided, replaced), derivedFrom });
  }
  return lines;
}
