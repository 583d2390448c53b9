import {
  type EmissionContext,
  inMonth,
  readPeriod,
  readQuantity,
  type Scope3Activity,
  type Scope3Part,
} from '#api/domain/emissions/activity';
import { factorSpans } from '#api/domain/emissions/apportion/factor-spans';
import type { EmissionLine } from '#api/domain/emissions/emission-line';
import { plausible } from '#api/domain/emissions/plausible';
import type { CompanyFactorUse } from '#api/domain/factors/company-factor';
import { EmissionProblem } from '#api/domain/units/emission-problem';
import { enteredUnit, type PartMonth } from './part-month';
import { partnerEnergyLines, partnerFuelLines } from './partner-lines';
import { statedLine } from './product-lines';
import { publishedLines } from './travel-lines';

const categoryPattern = /^3\.(1[0-5]|[1-9])$/;

/**
 * Scope 3 of one entry: each part is quantity × entered multipliers × a published or stated factor, or fuel
 * and energy of another party; month by month of the entry's period. The method determines the quantities and
 * factors (`domain/value-chain`); the rest is the same for all. Throws `EmissionProblem` with the name of the
 * field.
 */
export function scope3Emissions(context: EmissionContext, activity: Scope3Activity): EmissionLine[] {
  if (!categoryPattern.test(activity.category)) throw new EmissionProblem('activity_unknown', 'category');
  const { first, last } = readPeriod(activity.startDate, activity.endDate);
  const lines: EmissionLine[] = [];
  for (const part of activity.parts) {
    const unit = enteredUnit(context.reference, part);
    const quantity = named(part, () => readQuantity(part.quantity));
    for (const span of factorSpans(context, quantity, { first, last }, usesOf(context, part))) {
      const month: PartMonth = { part, category: activity.category, ...span, unit };
      const own = named(part, () => plausible(context, linesOf(inMonth(context, month.month), month)));
      const placed = activity.isOutside ? own.map(outside) : own;
      lines.push(...placed.map((line) => moved(line, lines.length)));
    }
  }
  return lines;
}

/** Subjects of own factors of the company in a part. */
function usesOf({ reference }: EmissionContext, { basis }: Scope3Part): CompanyFactorUse[] {
  if (basis.kind !== 'published') return [];
  const { activity, inCountry = {}, electricity } = basis;
  return [activity, ...Object.values(inCountry), electricity?.fuel].flatMap((code) => {
    const activityId = code && reference.findActivityId(code);
    return activityId ? [{ appliesTo: 'activity', activityId } as const] : [];
  });
}

/** Part of the entry's total, but in none of the scopes. */
function outside(line: EmissionLine): EmissionLine {
  return { ...line, scope: 0, category: 'outside' };
}

function linesOf(context: EmissionContext, month: PartMonth): EmissionLine[] {
  switch (month.part.basis.kind) {
    case 'published':
      return publishedLines(context, month, month.part.basis);
    case 'stated':
      return [statedLine(context, month, month.part.basis)];
    case 'fuel':
      return partnerFuelLines(context, month, month.part.basis.fuelId);
    case 'energy':
      return partnerEnergyLines(context, month, month.part.basis);
  }
}

/** The rules of fuels and energy name their own fields; here the user can correct the part's field. */
function named<T>(part: Scope3Part, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof EmissionProblem)) throw error;
    throw new EmissionProblem(error.code, part.field, error.params);
  }
}

/** Positions count over the whole entry, not over one month of one part. */
function moved(line: EmissionLine, by: number): EmissionLine {
  return line.derivedFrom === null ? line : { ...line, derivedFrom: line.derivedFrom + by };
}
