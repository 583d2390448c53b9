import type { Scope3Part } from '#api/domain/emissions/activity';
import type { EmissionLine } from '#api/domain/emissions/emission-line';
import type { ReferenceIndex } from '#api/domain/factors/reference-index';
import { type ConversionStep, convertUnit } from '#api/domain/units/conversion';
import type { Decimal } from '#api/domain/units/decimal';
import { EmissionProblem } from '#api/domain/units/emission-problem';
import type { Unit } from '#api/domain/units/units';

/** One month's share of one part of a value-chain entry, in the unit it was entered in. */
export type PartMonth = {
  part: Scope3Part;
  category: string;
  /** First day of the month. */
  month: string;
  /** A day of it, by which own factors are looked up. */
  day: string;
  quantity: Decimal;
  unit: Unit;
};

export function enteredUnit(reference: ReferenceIndex, part: Scope3Part): Unit {
  return unitOf(reference, part, part.unit);
}

/** The quantity after what was entered beside it: 3 persons × 500 km = 1,500 passenger-km. */
export function afterSteps(
  reference: ReferenceIndex,
  { part, quantity, unit }: PartMonth,
): { quantity: Decimal; unit: Unit; steps: ConversionStep[] } {
  const start = convertUnit(quantity, unit, unitOf(reference, part, part.stepsFrom ?? part.unit));
  const result = { quantity: start.quantity, unit: unitOf(reference, part, part.stepsFrom ?? part.unit) };
  const steps = [...start.steps];
  for (const { to, factor, field } of part.steps) {
    const next = unitOf(reference, part, to);
    steps.push({ kind: 'entered', from: result.unit.symbol, to: next.symbol, factor, source: field });
    result.quantity = result.quantity.times(factor);
    result.unit = next;
  }
  return { ...result, steps };
}

/** The line as one of the value chain: what was entered, all steps, part of the entry's figure. */
export function asEntered(
  line: EmissionLine,
  { quantity, unit, category }: PartMonth,
  steps: readonly ConversionStep[],
): EmissionLine {
  const isOutside = line.scope === 0;
  return {
    ...line,
    scope: isOutside ? 0 : 3,
    category: isOutside ? line.category : category,
    method: 'none',
    isHeadline: !isOutside,
    activityQuantity: quantity,
    activityUnit: unit.symbol,
    // Another party's energy is not the company's, and a distance or an amount of money is not energy.
    energyKwh: null,
    steps: [...steps, ...line.steps],
  };
}

function unitOf(reference: ReferenceIndex, part: Scope3Part, code: string): Unit {
  const unit = reference.findUnit(code);
  if (!unit) throw new EmissionProblem('unit_not_convertible', part.field, { from: code, to: '' });
  return unit;
}
