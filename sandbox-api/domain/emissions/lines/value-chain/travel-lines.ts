import { yearOf } from '#api/domain/calendar/calendar';
import type { ElectricityOfDistance, EmissionContext, PublishedBasis } from '#api/domain/emissions/activity';
import { findGridFactor } from '#api/domain/emissions/choose-factor/grid-factor';
import type { EmissionLine } from '#api/domain/emissions/emission-line';
import { energyLine } from '#api/domain/emissions/lines/energy-line';
import { companyFactorFor } from '#api/domain/factors/company-factor';
import type { ConversionStep } from '#api/domain/units/conversion';
import { electricityUse } from '#api/domain/units/fuel-properties';
import { afterSteps, asEntered, type PartMonth } from './part-month';
import { publishedLine } from './product-lines';

/** The publisher calculates its rows of electric vehicles and trains with the grid of this country. */
const countryOfRows = 'GB';

/**
 * A published activity in the country of the entry: the company's own factor for it, otherwise the row of the
 * country's own publisher, otherwise electric ones by the country's own grid (rule 5), otherwise the
 * published row unchanged.
 */
export function publishedLines(
  context: EmissionContext,
  month: PartMonth,
  { activity, inCountry, electricity }: PublishedBasis,
): EmissionLine[] {
  const national = inCountry?.[context.countryCode];
  const isElsewhere = context.countryCode !== countryOfRows && !hasOwnFactor(context, month, activity);
  if (isElsewhere && national) return [publishedLine(context, month, national)];
  const onGrid = isElsewhere && electricity ? gridLines(context, month, electricity) : undefined;
  return onGrid ?? [publishedLine(context, month, activity)];
}

function hasOwnFactor({ reference, settings }: EmissionContext, { day }: PartMonth, code: string): boolean {
  const activityId = reference.findActivityId(code);
  if (activityId === undefined) return false;
  return companyFactorFor(settings.companyFactors, { appliesTo: 'activity', activityId }, day) !== undefined;
}

/**
 * The electricity of the distance × the location-based factor of the country's grid: vehicles are charged
 * elsewhere, too, so the location's part of the grid is irrelevant. Undefined if no grid factor is published.
 */
function gridLines(
  context: EmissionContext,
  month: PartMonth,
  { use, fuel, notes = [] }: ElectricityOfDistance,
): EmissionLine[] | undefined {
  const { reference, settings } = context;
  const year = yearOf(month.month);
  const { quantity, unit, steps } = afterSteps(reference, month);
  const perUnit = electricityUse(reference, reference.activityId(use), unit, year, settings);
  const grid = findGridFactor({ ...context, gridSubregion: null }, year);
  if (!perUnit || !grid) return undefined;
  const kilowattHour = reference.unit('kWh');
  const step: ConversionStep = {
    kind: 'electricity-use',
    from: unit.symbol,
    to: kilowattHour.symbol,
    factor: perUnit.value.toString(),
    source: perUnit.source,
  };
  const line = energyLine(
    context,
    {
      month: month.month,
      quantity: quantity.times(perUnit.value),
      unit: kilowattHour,
      scope: 3,
      category: month.category,
      method: 'none',
    },
    grid,
    { notes: [...notes, ...(month.part.notes ?? [])] },
  );
  const driven = asEntered(line, month, [...steps, step]);
  return fuel ? [publishedLine(context, month, fuel), driven] : [driven];
}
