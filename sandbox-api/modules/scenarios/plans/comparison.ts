import { basisFields } from '#api/contract/scenarios/plans';
import { type Calculation, calculate, type Inputs } from '#api/domain/scenarios/model/calculate';
import type { Ctx } from '#api/kernel/context';
import { fieldProblem, refuse } from '#api/kernel/problem-error';
import { type Measure, readMeasures, workedOut } from './measures';

type Basis = Record<(typeof basisFields)[number], string>;

const factorCodes = ['ef_year', 'ef_el_lb', 'ef_el_mb', 'ef_el_s3'];
const gridCodes = ['grid_path', 'grid_decline', 'grid_target', 'grid_target_year', 'mb_follows_grid'];
/** Inputs that all take over from one of them. The location is part of a measure and stays. */
const sharedCodes = ['start_year', 'life', 'discount_rate', ...gridCodes, ...factorCodes, 'count_s3'];
/** Total of scopes 1, 2 and, if counted, 3: with and without are two different sums. */
const totals = ['lb_year1_t', 'mb_year1_t', 'lb_life_t', 'mb_life_t', 'mac_lb', 'mac_mb'];

/** Two to four saved simulations compared, as saved or on the basis of one of them. */
export async function compareSimulations({
  ctx,
  input: { body },
}: {
  ctx: Ctx;
  input: { body: { scenarioBackupIds: number[]; basisOf?: number | null | undefined } };
}) {
  const { measures, issues } = await readMeasures(ctx, body.scenarioBackupIds);
  refuse(issues);
  const basis = body.basisOf ? measures.find(({ row }) => row.id === body.basisOf) : undefined;
  if (body.basisOf && !basis) throw fieldProblem('basisOf', 'unknownReference');
  const compared = measures.map((measure) => {
    const inputs = basis ? onBasis(measure.worked.inputs, basis.worked.inputs) : measure.worked.inputs;
    const calculation = basis
      ? workedOut(() => calculate(measure.worked.scenario.model, inputs))
      : measure.worked.calculation;
    return wireOf(ctx, measure, inputs, calculation);
  });
  const differs = (field: (typeof basisFields)[number]) =>
    new Set(compared.map((one) => one.basis[field])).size > 1;
  return {
    simulations: differs('scope3') ? compared.map(withoutTotals) : compared,
    differences: basisFields.filter(differs),
    figures: resultsOf(measures[0], ctx.locale),
    currency: measures[0]?.row.currency ?? 'EUR',
  };
}

function withoutTotals<T extends { figures: Record<string, number | null> }>(one: T): T {
  return { ...one, figures: { ...one.figures, ...Object.fromEntries(totals.map((id) => [id, null])) } };
}

function onBasis(inputs: Inputs, basis: Inputs): Inputs {
  const shared = sharedCodes.filter((code) => code in basis).map((code) => [code, basis[code] ?? null]);
  return { ...inputs, ...Object.fromEntries(shared) };
}

function wireOf({ locale }: Ctx, { row, worked }: Measure, inputs: Inputs, calculation: Calculation) {
  const { model } = worked.scenario;
  return {
    scenarioBackupId: row.id,
    scenarioId: row.scenarioId,
    scenarioName: model.definition.name[locale],
    name: row.name,
    basis: basisOf(row.summary.locationName, inputs),
    figures: Object.fromEntries(
      model.common.results.map(({ id }) => [id, calculation.values[id]?.toNumber() ?? null]),
    ),
  };
}

/** Points in which measures differ. */
export function differencesOf(measures: readonly Measure[]): (typeof basisFields)[number][] {
  const bases = measures.map(({ row, worked }) => basisOf(row.summary.locationName, worked.inputs));
  return basisFields.filter((field) => new Set(bases.map((basis) => basis[field])).size > 1);
}

/** In words that are the same where the basis is. */
function basisOf(locationName: string | null, inputs: Inputs): Basis {
  const text = (code: string) => String(inputs[code] ?? '');
  const grid = text('grid_path');
  const ofPath = grid === 'trend' ? ['grid_decline'] : ['grid_target', 'grid_target_year'];
  return {
    location: locationName ?? '',
    startYear: text('start_year'),
    life: text('life'),
    discountRate: text('discount_rate'),
    gridPath: [
      grid,
      ...(grid === 'none' ? [] : ofPath.map(text)),
      ...(grid !== 'none' && text('mb_follows_grid') === '1' ? ['market'] : []),
    ].join(' '),
    factors: factorCodes.map(text).join(' / '),
    scope3: text('count_s3') === '1' ? 'counted' : 'notCounted',
  };
}

/** The results that every scenario has. */
function resultsOf(measure: Measure | undefined, locale: Ctx['locale']) {
  return (measure?.worked.scenario.model.common.results ?? []).map(({ id, label, unit }) => ({
    id,
    label: label[locale],
    unit,
  }));
}
