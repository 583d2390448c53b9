import { calculate } from '#api/domain/scenarios/model/calculate';
import type { Localised } from '#api/domain/scenarios/model/definition';
import { Decimal, sum, zero } from '#api/domain/units/decimal';
import { inBranchOrder, stageOf } from './branch-order';
import { RecordedLeft, type YearSaving } from './branch-recorded';
import { type BranchState, meet, stateAfter } from './branch-state';
import type {
  Branch,
  BranchMeasure,
  BranchRecorded,
  BranchSaving,
  BranchStep,
  BranchYear,
} from './branch-types';

export { refusedPairs } from './branch-order';
export type * from './branch-types';

const kgPerTonne = 1000;

/** Below this, nothing is saved and a cost per tonne means nothing: the same bound as in the results of a simulation. */
const leastT = new Decimal('0.000001');

const limited: Localised = {
  en: 'Less is recorded than this measure would replace. What it saves and what it adds count by the same share. Its money is for the whole measure, so none is shown.',
  pl: 'Zapisano mniej, niż to działanie miałoby zastąpić. To, co oszczędza, i to, co dodaje, liczymy w tej samej części. Kwoty dotyczą całego działania, więc ich nie pokazujemy.',
};

type Taken = { step: BranchStep; years: readonly YearSaving[] };

/**
 * Measures in the order of the stages, each on what the ones before it left: its share is the difference of the two states
 * around it, so the shares sum to the total. `today` is what the plan is drawn against; without it, all that was recorded.
 * Throws ScenarioProblem.
 */
export function runBranch(
  measures: readonly BranchMeasure[],
  recorded: BranchRecorded,
  today: BranchSaving = allRecorded(recorded),
): Branch {
  const left = new RecordedLeft(recorded);
  let state: BranchState = new Map();
  const ordered = inBranchOrder(measures);
  const taken = ordered.map((measure, index): Taken => {
    const alone = calculate(measure.model, measure.inputs);
    const { inputs, changed, notes } = meet(state, measure, alone, ordered.slice(index + 1));
    const met = { ...measure, inputs };
    const calculation = changed.length === 0 ? alone : calculate(measure.model, inputs);
    const { years, isLimited, share } = left.take(met, calculation);
    state = stateAfter(state, met, { calculation, changed, share });
    const npv = isLimited ? null : (calculation.values.npv ?? zero);
    const life = savingOf(years);
    const step: BranchStep = {
      measureId: measure.id,
      stage: stageOf(measure),
      calculation,
      alone,
      changed,
      year1: savingOf(years.slice(0, 1)),
      life,
      npv,
      macLocationBased: costPerTonne(npv, life.locationBasedT),
      macMarketBased: costPerTonne(npv, life.marketBasedT),
      isLimited,
      countedShare: share,
      notes: isLimited ? [...notes, limited] : notes,
    };
    return { step, years };
  });
  const steps = taken.map(({ step }) => step);
  return { steps, today, years: yearsLeft(taken, today), total: totalOf(steps) };
}

function savingOf(years: readonly YearSaving[]): BranchSaving {
  return {
    locationBasedT: sum(years.map(({ locationKg }) => locationKg)).dividedBy(kgPerTonne),
    marketBasedT: sum(years.map(({ marketKg }) => marketKg)).dividedBy(kgPerTonne),
  };
}

function costPerTonne(npv: Decimal | null, tonnes: Decimal): Decimal | null {
  return npv && tonnes.gt(leastT) ? npv.negated().dividedBy(tonnes) : null;
}

function totalOf(steps: readonly BranchStep[]): Branch['total'] {
  const known = steps.flatMap(({ npv }) => npv ?? []);
  const isKnown = known.length === steps.length;
  return {
    locationBasedT: sum(steps.map(({ year1 }) => year1.locationBasedT)),
    marketBasedT: sum(steps.map(({ year1 }) => year1.marketBasedT)),
    npv: isKnown ? sum(known) : null,
  };
}

/** From the first year of any measure to the last of any. */
function yearsLeft(taken: readonly Taken[], today: BranchSaving): BranchYear[] {
  const all = taken.flatMap(({ years }) => years);
  if (all.length === 0) return [];
  const first = Math.min(...all.map(({ year }) => year));
  const last = Math.max(...all.map(({ year }) => year));
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const year = first + index;
    const saved = savingOf(all.filter((saving) => saving.year === year));
    return {
      year,
      locationBasedT: today.locationBasedT.minus(saved.locationBasedT),
      marketBasedT: today.marketBasedT.minus(saved.marketBasedT),
    };
  });
}

function allRecorded(recorded: BranchRecorded): BranchSaving {
  const groups = Object.values(recorded).flatMap((location) => Object.values(location));
  const kg = (scope2: 'scope2Location' | 'scope2Market') =>
    sum(groups.map((group) => new Decimal(group.scope1).plus(group[scope2]).plus(group.scope3)));
  return {
    locationBasedT: kg('scope2Location').dividedBy(kgPerTonne),
    marketBasedT: kg('scope2Market').dividedBy(kgPerTonne),
  };
}
