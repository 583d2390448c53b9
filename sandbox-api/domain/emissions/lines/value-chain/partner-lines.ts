import type { EmissionContext } from '#api/domain/emissions/activity';
import type { EmissionLine } from '#api/domain/emissions/emission-line';
import { fuelEmissions } from '#api/domain/emissions/lines/fuel/fuel-emissions';
import { utilityEmissions } from '#api/domain/emissions/lines/utility/utility-emissions';
import type { UtilityKind } from '#api/domain/factors/reference-index';
import { EmissionProblem } from '#api/domain/units/emission-problem';
import { afterSteps, asEntered, type PartMonth } from './part-month';

/** A company's own factors apply only to what it burns and buys itself. */
function ofPartner(context: EmissionContext): EmissionContext {
  return { ...context, settings: { ...context.settings, companyFactors: [] } };
}

/**
 * Fuel burned or refrigerant lost by another party, by the rules of Scope 1: the minimum boundary of these
 * categories is the partner's Scope 1 and 2, so its upstream is excluded. Biogenic CO2 stays outside the
 * scopes.
 */
export function partnerFuelLines(context: EmissionContext, month: PartMonth, fuelId: number): EmissionLine[] {
  const { quantity, unit, steps } = afterSteps(context.reference, month);
  const lines = fuelEmissions(ofPartner(context), {
    kind: 'fuel',
    fuelId,
    fuelVariantId: null,
    quantity: quantity.toString(),
    unitId: unit.id,
    date: month.month,
  });
  return lines.filter((line) => line.scope !== 3).map((line) => asEntered(line, month, steps));
}

/**
 * Energy used by another party, by the location-based rules of Scope 2 in the country of its grid. Energy
 * that is sold on counts with its upstream and losses (category 3.3, formula 3.4 of the Scope 3 guidance).
 * Biogenic CO2 of the grid stays outside the scopes.
 */
export function partnerEnergyLines(
  context: EmissionContext,
  month: PartMonth,
  energy: { utility: UtilityKind; countryCode: string; extent: 'generation' | 'life-cycle' },
): EmissionLine[] {
  const { reference } = context;
  const { quantity, unit, steps } = afterSteps(reference, month);
  const utility = reference.data.utilities.find(({ kind }) => kind === energy.utility);
  if (!utility) throw new EmissionProblem('activity_unknown', month.part.field);
  const lines = utilityEmissions(
    { ...ofPartner(context), countryCode: energy.countryCode, gridSubregion: null },
    {
      kind: 'utility',
      utilityId: utility.id,
      quantity: quantity.toString(),
      unitId: unit.id,
      startDate: month.month,
      endDate: month.month,
    },
    [],
  );
  const wanted = lines.filter(
    ({ method, scope }) =>
      method === 'location' || scope === 0 || (scope === 3 && energy.extent === 'life-cycle'),
  );
  return wanted.map((line) => ({
    ...asEntered(line, month, steps),
    derivedFrom: line.method === 'location' ? null : 0,
  }));
}
