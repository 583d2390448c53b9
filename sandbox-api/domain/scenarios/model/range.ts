import { Decimal } from '#api/domain/units/decimal';
import { type Calculation, calculate, type InputRow, type Inputs, rowsOf } from './calculate';
import { isVisible } from './defaults';
import type { DefinitionVariable, InputSource, InputSources, TableDimension } from './definition';
import type { ScenarioModel } from './model';
import { ScenarioProblem } from './scenario-problem';

type Values = Calculation['values'];

/** One input moved to its low and to its high end while all others stay; a column of a table moves in every row. */
export type RangeStep = {
  /** `code`, or `code.dimension` in a table. */
  path: string;
  low: Decimal | null;
  /** Null where the rows of a table differ. */
  value: Decimal | null;
  high: Decimal | null;
  atLow: Values;
  atHigh: Values;
};

export type Band = { low: Decimal | null; high: Decimal | null };

export type ScenarioRange = {
  steps: readonly RangeStep[];
  /** By figure: all inputs at the end that lowers it and at the end that raises it. Null without any input with a range. */
  band: Readonly<Record<string, Band>>;
};

/** For a typed value without a source: ten per cent either way, a convention that the report states. */
const typedShare = new Decimal('0.1');

type End = 'low' | 'high';
/** An input that can be moved: the inputs with it at an end. */
type Mover = Omit<RangeStep, 'atLow' | 'atHigh'> & { moved: (inputs: Inputs, end: End) => Inputs };

/**
 * (a) one at a time; (b) all at the end that lowers a figure and all at the end that raises it, found for
 * each figure by the sign of its own change. An outer band, not a probability. An end that cannot be
 * calculated is null.
 */
export function workOutRange(
  model: ScenarioModel,
  inputs: Inputs,
  sources: InputSources,
  middle: Calculation,
): ScenarioRange {
  const movers = moversOf(model, inputs, sources);
  const steps = movers.map(({ moved, ...step }) => ({
    ...step,
    atLow: valuesAt(model, moved(inputs, 'low')),
    atHigh: valuesAt(model, moved(inputs, 'high')),
  }));
  return { steps, band: bandOf(model, inputs, middle.values, movers, steps) };
}

function valuesAt(model: ScenarioModel, inputs: Inputs): Values {
  try {
    return calculate(model, inputs).values;
  } catch (error) {
    if (error instanceof ScenarioProblem) return {};
    throw error;
  }
}

function bandOf(
  model: ScenarioModel,
  inputs: Inputs,
  middle: Values,
  movers: readonly Mover[],
  steps: readonly RangeStep[],
): Record<string, Band> {
  if (movers.length === 0) return {};
  const worked = new Map<string, Values>();
  /** Many figures have the same signs: each combination is calculated once. */
  const allAt = (ends: readonly End[]) => {
    const key = ends.join();
    const values =
      worked.get(key) ??
      valuesAt(
        model,
        movers.reduce((moved, mover, index) => mover.moved(moved, ends[index] ?? 'low'), inputs),
      );
    worked.set(key, values);
    return values;
  };
  return Object.fromEntries(
    Object.entries(middle).map(([figure, value]) => {
      if (value === null) return [figure, { low: null, high: null }];
      const ends = steps.map((step) => lowering(step, figure));
      const down = [allAt(ends)[figure], ...ends.map((end, index) => atEnd(steps[index], end)?.[figure])];
      const up = [
        allAt(ends.map(opposite))[figure],
        ...ends.map((end, index) => atEnd(steps[index], opposite(end))?.[figure]),
      ];
      return [figure, { low: outermost(value, down, 'min'), high: outermost(value, up, 'max') }];
    }),
  );
}

/** Null where an end has no value: the figure has no bound there, e.g. a payback that never comes. */
function outermost(
  value: Decimal,
  ends: readonly (Decimal | null | undefined)[],
  pick: 'min' | 'max',
): Decimal | null {
  const known = ends.filter((end): end is Decimal => end !== null && end !== undefined);
  return known.length < ends.length ? null : Decimal[pick](value, ...known);
}

function atEnd(step: RangeStep | undefined, end: End): Values | undefined {
  return end === 'low' ? step?.atLow : step?.atHigh;
}

/** The end at which the figure is lower; a figure without a value at an end is at its worst there. */
function lowering({ atLow, atHigh }: RangeStep, figure: string): End {
  const [low, high] = [atLow[figure] ?? null, atHigh[figure] ?? null];
  if (low === null || high === null) return low === null ? 'high' : 'low';
  return low.lte(high) ? 'low' : 'high';
}

function opposite(end: End): End {
  return end === 'low' ? 'high' : 'low';
}

function moversOf(model: ScenarioModel, inputs: Inputs, sources: InputSources): Mover[] {
  return model.variables
    .filter(({ code }) => isVisible(model, code, inputs))
    .flatMap((variable) =>
      variable.tableDimensions
        ? variable.tableDimensions
            .filter(({ range }) => range)
            .flatMap((dimension) => columnMover(variable.code, dimension, inputs, sources))
        : singleMover(variable, inputs, sources),
    );
}

function singleMover(variable: DefinitionVariable, inputs: Inputs, sources: InputSources): Mover[] {
  const value = inputs[variable.code];
  if (!variable.range || !Decimal.isDecimal(value)) return [];
  const ends = endsOf(variable, value, sources[variable.code]);
  if (ends.low.eq(ends.high)) return [];
  const { code } = variable;
  return [{ path: code, value, ...ends, moved: (others, end) => ({ ...others, [code]: ends[end] }) }];
}

function columnMover(
  table: string,
  dimension: TableDimension,
  inputs: Inputs,
  sources: InputSources,
): Mover[] {
  const { code } = dimension;
  const cells = rowsOf(inputs, table).map((row, index) => {
    const value = row[code];
    return Decimal.isDecimal(value)
      ? { value, ...endsOf(dimension, value, sources[`${table}.${index}.${code}`]) }
      : null;
  });
  const known = cells.filter((cell) => cell !== null);
  if (known.every(({ low, high }) => low.eq(high))) return [];
  const moved = (others: Inputs, end: End): Inputs => ({
    ...others,
    [table]: rowsOf(others, table).map(
      (row, index): InputRow => ({ ...row, [code]: cells[index]?.[end] ?? row[code] ?? null }),
    ),
  });
  return [
    {
      path: `${table}.${code}`,
      low: common(known.map(({ low }) => low)),
      value: common(known.map(({ value }) => value)),
      high: common(known.map(({ high }) => high)),
      moved,
    },
  ];
}

function common(values: readonly Decimal[]): Decimal | null {
  const [first] = values;
  return first && values.every((value) => value.eq(first)) ? first : null;
}

/** Around the value and inside the bounds of the field: a source's own ends, or ten per cent for a typed value. */
function endsOf(
  field: Pick<TableDimension, 'min' | 'max'>,
  value: Decimal,
  source: InputSource | undefined,
): Record<End, Decimal> {
  const spread = source && source.origin !== 'typed' ? null : value.abs().times(typedShare);
  const low = source?.low ?? (spread ? value.minus(spread) : value);
  const high = source?.high ?? (spread ? value.plus(spread) : value);
  return {
    low: Decimal.min(value, Decimal.max(low, field.min ?? low)),
    high: Decimal.max(value, Decimal.min(high, field.max ?? high)),
  };
}
