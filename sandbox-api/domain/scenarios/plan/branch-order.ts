import { type Inputs, rowsOf } from '#api/domain/scenarios/model/calculate';
import type { Localised } from '#api/domain/scenarios/model/definition';
import { DefinitionError } from '#api/domain/scenarios/model/expression';
import { isDecimal } from '#api/domain/scenarios/model/number-text';
import type { BranchMeasure, Refusal, Stage } from './branch-types';

/** 1 demand, 2 conversion, 3 own generation, 4 contract; within a stage in this order. */
const order: readonly (readonly [definition: string, stage: Stage])[] = [
  ['building-heat', 1],
  ['compressed-air', 1],
  ['led-lighting', 1],
  ['travel-commute', 1],
  ['heat-pump', 2],
  ['fleet-ev', 2],
  ['refrigerant', 2],
  ['rooftop-pv', 3],
  ['green-contract', 4],
];

export function stageOf({ model }: BranchMeasure): Stage {
  const found = order.find(([definition]) => definition === model.definition.id);
  if (!found) throw new DefinitionError(`No place in a plan: ${model.definition.id}`);
  return found[1];
}

export function inBranchOrder(measures: readonly BranchMeasure[]): BranchMeasure[] {
  const place = ({ model }: BranchMeasure) =>
    order.findIndex(([definition]) => definition === model.definition.id);
  return [...measures].sort((a, b) => place(a) - place(b) || a.id - b.id);
}

const sameUse: Localised = {
  en: 'Both change the same recorded data for the same use. Combine them in one simulation, leave one out, or start one after the other has ended',
  pl: 'Oba działania zmieniają te same zapisane dane w tym samym celu. Połącz je w jednej symulacji, pomiń jedno albo zacznij jedno po zakończeniu drugiego',
};

/** First and last year of a measure. */
export function periodOf({ inputs }: BranchMeasure): { first: number; last: number } {
  const first = Number(inputs.start_year);
  return { first, last: first + Number(inputs.life) - 1 };
}

function areAtOnce(one: BranchMeasure, other: BranchMeasure): boolean {
  const [a, b] = [periodOf(one), periodOf(other)];
  return a.first <= b.last && b.first <= a.last;
}

/**
 * Two measures on the same row and end use in the same years: refused, not added. One that starts after the
 * other is over, such as the next contract, is not a second saving. Insulation and a heat pump share a row
 * and interact in a known way, so they count as two uses here.
 */
export function refusedPairs(measures: readonly BranchMeasure[]): readonly Refusal[] {
  const ordered = inBranchOrder(measures);
  return ordered.flatMap((first, index) =>
    ordered.slice(index + 1).flatMap((second) => {
      const uses = new Set(usesOf(first));
      const isSame = usesOf(second).some((use) => uses.has(use));
      return isSame && areAtOnce(first, second)
        ? [{ first: first.id, second: second.id, reason: sameUse }]
        : [];
    }),
  );
}

const uses: Readonly<Record<string, (inputs: Inputs) => string[]>> = {
  'building-heat': ({ carrier }) => [`heating of ${String(carrier)}: demand`],
  'compressed-air': () => ['electricity: compressed air'],
  'led-lighting': () => ['electricity: light'],
  'travel-commute': (inputs) => [
    ...rowsOf(inputs, 'travel_dict').map(({ haul, cls }) => `flights: ${haul} ${cls}`),
    ...(isAny(inputs, ['remote_days', 'pool_share']) ? ['commuting'] : []),
  ],
  'heat-pump': ({ fuel }) => [`heating of ${String(fuel)}: boiler`],
  'fleet-ev': (inputs) => rowsOf(inputs, 'fleet_dict').map(({ size, fuel }) => `cars: ${size} ${fuel}`),
  refrigerant: (inputs) => rowsOf(inputs, 'refrig_dict').map(({ kind }) => `refrigerant: ${kind}`),
  'rooftop-pv': () => ['electricity: own generation'],
};

function usesOf({ model, inputs }: BranchMeasure): string[] {
  if (model.definition.id === 'green-contract') {
    return rowsOf(inputs, 'contract_dict').map(
      ({ location }) => `${String(location)}, electricity: contract`,
    );
  }
  return (uses[model.definition.id]?.(inputs) ?? []).map((use) => `${String(inputs.location ?? '')}, ${use}`);
}

function isAny(inputs: Inputs, codes: readonly string[]): boolean {
  return codes.some((code) => {
    const value = inputs[code];
    return isDecimal(value) && value.gt(0);
  });
}
