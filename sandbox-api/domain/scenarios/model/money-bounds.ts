import { Decimal, decimal } from '#api/domain/units/decimal';
import type { DefinitionSection, DefinitionVariable, TableDimension } from './definition';
import { buildModel, type ScenarioModel } from './model';

const digitsOfBounds = 2;
const scaled = new WeakMap<ScenarioModel, Map<string, ScenarioModel>>();

/**
 * The model with its bounds of money in another currency: the definitions write them in euros, so that 5 for a litre is
 * 22 złoty. A currency above the euro keeps them, and one without a published rate has none. An edition from before the
 * rates keeps the bounds that its simulations were saved with.
 */
export function inCurrency(model: ScenarioModel, currency: string): ScenarioModel {
  if (currency === 'EUR' || !model.variables.some(({ code }) => code === 'eur_rate')) return model;
  const known = scaled.get(model) ?? new Map<string, ScenarioModel>();
  scaled.set(model, known);
  const found = known.get(currency) ?? withBounds(model, rateOf(model, currency));
  known.set(currency, found);
  return found;
}

/** Never below one, so that no price that was saved within its bounds falls outside them. Null: not published. */
function rateOf(model: ScenarioModel, currency: string): Decimal | null {
  const rate = model.parameters.value(`eur_rate_${currency}`, 'ALL');
  return rate && (rate.lt(1) ? decimal(1) : rate);
}

function withBounds(model: ScenarioModel, rate: Decimal | null): ScenarioModel {
  const { definition, common, parameters } = model;
  const sections = (list: readonly DefinitionSection[]) =>
    list.map((section) => ({
      ...section,
      variables: section.variables.map((variable) => variableWith(variable, rate)),
    }));
  return buildModel({
    definition: { ...definition, sections: sections(definition.sections) },
    common: { ...common, sections: sections(common.sections) },
    parameters,
  });
}

function variableWith(variable: DefinitionVariable, rate: Decimal | null): DefinitionVariable {
  const { tableDimensions } = variable;
  const own = fieldWith(variable, rate);
  if (!tableDimensions) return own;
  return { ...own, tableDimensions: tableDimensions.map((dimension) => fieldWith(dimension, rate)) };
}

function fieldWith<F extends DefinitionVariable | TableDimension>(field: F, rate: Decimal | null): F {
  if (!field.unit.startsWith('money') || field.code === 'eur_rate') return field;
  return { ...field, min: bound(field.min, rate), max: bound(field.max, rate) };
}

function bound(value: number | undefined, rate: Decimal | null): number | undefined {
  if (value === undefined || value === 0) return value;
  return rate
    ? decimal(value).times(rate).toSignificantDigits(digitsOfBounds, Decimal.ROUND_UP).toNumber()
    : undefined;
}
