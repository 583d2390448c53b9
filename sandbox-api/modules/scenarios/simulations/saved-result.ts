import { fieldMessage } from '#api/contract/messages';
import type { EnteredVariables } from '#api/contract/scenarios/scenarios';
import type { SavedResult } from '#api/contract/scenarios/simulations';
import type { Calculation } from '#api/domain/scenarios/model/calculate';
import type { DefinitionVariable, EnteredValue } from '#api/domain/scenarios/model/definition';
import { changedInputs, withChanges } from '#api/domain/scenarios/prefill/changed-inputs';
import type { Ctx } from '#api/kernel/context';
import { ProblemError } from '#api/kernel/problem-error';
import {
  assertAvailable,
  fillForm,
  rateIn,
  requireAvailable,
  resultOf,
  type Scenario,
  type Worked,
  workOutEntered,
} from '#api/modules/scenarios/scenarios/service';
import { outdatedOf } from './outdated';
import { toWire, workedOf } from './saved';
import { savedForm, withPlaces } from './saved-form';
import { type OfSave, requireSimulation } from './service';

type Call<Input> = { ctx: Ctx; input: Input };

/** As saved: by its definition, inputs and records at that time. */
export async function executeSimulation({ ctx, input: { params } }: Call<OfSave>): Promise<SavedResult> {
  await assertAvailable(ctx, params.id);
  const shown = await requireSimulation(ctx, params);
  const worked = await workedOf(ctx, shown.row);
  return {
    simulation: toWire(ctx, shown, (await outdatedOf(ctx, [shown.row])).size > 0),
    sections: await savedForm(ctx, shown.row),
    result: resultOf(ctx, worked),
  };
}

/**
 * The same inputs with today's data, defaults and definition, beside the saved ones. Stores nothing. If
 * today's data and a user's choice no longer fit, it names that input, and still returns today's form.
 */
export async function reworkSimulation({ ctx, input: { params } }: Call<OfSave>) {
  const scenario = await requireAvailable(ctx, params.id);
  const { row } = await requireSimulation(ctx, params);
  const then = await workedOf(ctx, row);
  const { locationId, currency } = row;
  const eurRate = rateIn(row.variables as EnteredVariables);
  const { prefill, sections } = await fillForm(ctx, scenario, { locationId, currency, eurRate });
  const changes = changedInputs(prefill, row.variables, row.inputs);
  const variables = fitting(scenario, withChanges(row.variables, changes), (code) => prefill[code]?.value);
  const labels = labelsOf(scenario, ctx.locale);
  const now = await workOutOrSayWhy(() => workOutEntered(ctx, scenario, variables, row));
  return {
    variables,
    sections: withPlaces(sections, row),
    inputs: changes.flatMap(({ path, code, dimension, before, after }) => {
      const label = labels.get(dimension === null ? code : `${code}.${dimension}`);
      if (!label || typeof before === 'object' || typeof after === 'object') return [];
      return [{ code: path, ...label, before: numberOf(before), after: numberOf(after) }];
    }),
    figures: now.worked ? figuresOf(scenario, then.calculation, now.worked.calculation, ctx.locale) : [],
    refusals: now.issues.map((issue) => {
      const [, code = '', , dimension] = issue.path.split('.');
      const label = labels.get(dimension === undefined ? code : `${code}.${dimension}`)?.label ?? '';
      return { code: issue.path.replace(/^variables\.?/, ''), label, text: fieldMessage(ctx.locale, issue) };
    }),
  };
}

/** A refusal of inputs is part of the result here, because no user has just entered them. */
async function workOutOrSayWhy(workOut: () => Promise<Worked>) {
  try {
    return { worked: await workOut(), issues: [] };
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'validation_failed') throw error;
    return { worked: null, issues: error.details.issues ?? [] };
  }
}

/** Variables of the newest definition; a new variable is filled as in a new form. */
function fitting(
  { model }: Scenario,
  variables: readonly { code: string; value: EnteredValue }[],
  filled: (code: string) => EnteredValue | undefined,
): EnteredVariables {
  const known = new Map(variables.map(({ code, value }) => [code, value]));
  return model.variables.map(({ code }) => ({
    code,
    value: (known.has(code) ? known.get(code) : filled(code)) ?? null,
  })) as EnteredVariables;
}

function labelsOf({ model }: Scenario, locale: Ctx['locale']) {
  const labels = new Map<string, { label: string; unit: string }>();
  const add = (key: string, { title, unit }: Pick<DefinitionVariable, 'title' | 'unit'>) =>
    labels.set(key, { label: title[locale], unit });
  for (const variable of model.variables) {
    add(variable.code, variable);
    for (const dimension of variable.tableDimensions ?? [])
      add(`${variable.code}.${dimension.code}`, dimension);
  }
  return labels;
}

function figuresOf({ model }: Scenario, then: Calculation, now: Calculation, locale: Ctx['locale']) {
  return [...model.formulas, ...model.results].map(({ formula: { id, label, unit } }) => ({
    id,
    label: label[locale],
    unit,
    before: then.values[id]?.toNumber() ?? null,
    after: now.values[id]?.toNumber() ?? null,
  }));
}

function numberOf(value: string | number | null): number | null {
  return value === null || value === '' || Number.isNaN(Number(value)) ? null : Number(value);
}
