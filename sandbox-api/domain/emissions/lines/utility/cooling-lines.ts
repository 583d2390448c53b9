import { yearOf } from '#api/domain/calendar/calendar';
import type { EmissionContext } from '#api/domain/emissions/activity';
import type { BilledMonth } from '#api/domain/emissions/apportion/billed-month';
import type { EmissionLine } from '#api/domain/emissions/emission-line';
import { residualMixesAmong } from '#api/domain/factors/company-factor';
import { type ConversionStep, convertUnit } from '#api/domain/units/conversion';
import { decimal } from '#api/domain/units/decimal';
import { EmissionProblem } from '#api/domain/units/emission-problem';
import { electricityMonth } from './electricity-lines';

/** By the supplier's factor or the company's own, for each method that one is stated for. */
type Stated = { location: EmissionLine | undefined; market: EmissionLine | undefined };

/**
 * Purchased cooling of one month (rule 5), category 2.3: what is stated for a method comes first. Else kWh of cooling ÷
 * the supplier's COP = kWh of electricity, × the grid that the location is in (location-based) and the residual mix, else
 * the grid, flagged (market-based). There is no default COP: without one, and without a factor, it is refused.
 *
 * Neither contracts nor the company's own factors for electricity hold: the supplier buys it, not the company. Category
 * 3.3 is that of the electricity, where the location-based line follows from it; a stated factor has all in it.
 *
 * 1,000 kWh of cooling with a COP of 4 on a grid of 0.553 kg/kWh: 1,000 / 4 × 0.553 = 138.25 kg.
 */
export function coolingLines(
  context: EmissionContext,
  billed: BilledMonth,
  { location, market }: Stated,
): EmissionLine[] {
  if (location && market) return [location, market].map((line) => withoutCop(line, billed));
  const { cop, month } = billed;
  if (cop === null) throw new EmissionProblem('supplier_factor_needed', 'cop', { year: yearOf(month) });
  const byCop = electricityLines(context, billed, cop);
  const [locationByCop, ...rest] = byCop;
  const marketByCop = byCop.filter(({ method }) => method === 'market');
  if (location) return [withoutCop(location, billed), ...marketByCop];
  if (!market || !locationByCop) return byCop;
  return [locationByCop, withoutCop(market, billed), ...rest.filter(({ method }) => method === 'none')];
}

function withoutCop(line: EmissionLine, { cop }: BilledMonth): EmissionLine {
  return cop === null ? line : { ...line, notes: [...line.notes, 'cop-not-needed'] };
}

/** The lines of the electricity, which say what was entered; the energy that is bought is the cooling. */
function electricityLines(context: EmissionContext, billed: BilledMonth, cop: string): EmissionLine[] {
  const kilowattHour = context.reference.unit('kWh');
  const cooling = convertUnit(billed.quantity, billed.unit, kilowattHour);
  const electricity = cooling.quantity.div(cop);
  const steps: ConversionStep[] = [
    ...cooling.steps,
    {
      kind: 'cooling-cop',
      from: kilowattHour.symbol,
      to: kilowattHour.symbol,
      factor: decimal(1).div(cop).toString(),
      source: `1 / COP ${cop}`,
    },
  ];
  const companyFactors = residualMixesAmong(context.settings.companyFactors);
  const ofSupplier = { ...context, settings: { ...context.settings, companyFactors } };
  const lines = electricityMonth(ofSupplier, {
    ...billed,
    quantity: electricity,
    unit: kilowattHour,
    parts: [{ quantity: electricity, contract: null }],
  });
  return lines.map((line) => ({
    ...line,
    category: line.scope === 2 ? '2.3' : line.category,
    activityQuantity: billed.quantity,
    activityUnit: billed.unit.symbol,
    energyKwh: cooling.quantity,
    steps: [...steps, ...line.steps],
  }));
}
