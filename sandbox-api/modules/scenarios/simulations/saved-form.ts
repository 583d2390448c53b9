import type { EnteredVariables, Section } from '#api/contract/scenarios/scenarios';
import type { Ctx } from '#api/kernel/context';
import { found } from '#api/kernel/problem-error';
import { fillForm, rateIn, scenarioOf, sourceOf, withValues } from '#api/modules/scenarios/scenarios/service';
import type { SimulationRow } from './repository';

/** The form as saved, with its values and their origins. */
export async function savedForm(ctx: Ctx, row: SimulationRow): Promise<Section[]> {
  const scenario = found(await scenarioOf(ctx, row.scenarioId, row.definitionVersion));
  const variables = row.variables as EnteredVariables;
  const { locationId, currency } = row;
  const { sections } = await fillForm(ctx, scenario, { locationId, currency, eurRate: rateIn(variables) });
  const filled = withValues(sections, variables, (code) => sourceOf(row.inputs, code, ctx.locale));
  return withPlaces(filled, row);
}

/** Locations archived since cannot be chosen in a new form, but remain the saved choice. */
export function withPlaces(sections: readonly Section[], { locationId, facts }: SimulationRow): Section[] {
  const names = Object.entries(facts.locationNames);
  const own = names.filter(([value]) => value === String(locationId));
  return sections.map((section) => ({
    ...section,
    variables: section.variables.map((variable) => ({
      ...withChoices(variable, own),
      tableDimensions: variable.tableDimensions.map((dimension) => withChoices(dimension, names)),
    })),
  }));
}

type Field = Pick<Section['variables'][number], 'code' | 'choices'>;

function withChoices<F extends Field>(field: F, names: readonly [value: string, name: string][]): F {
  if (field.code !== 'location') return field;
  const gone = names.filter(([value]) => !field.choices.some((choice) => choice.value === value));
  return {
    ...field,
    choices: [...field.choices, ...gone.map(([value, displayString]) => ({ value, displayString }))],
  };
}
