import { type Calculation, calculate, joinYears } from '#api/domain/scenarios/model/calculate';
import type { Localised } from '#api/domain/scenarios/model/definition';
import { isDecimal } from '#api/domain/scenarios/model/number-text';
import { Decimal, sum, zero } from '#api/domain/units/decimal';
import { inBranchOrder, periodOf, stageOf } from './branch-order';
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

const whole = new Decimal(1);

const limited: Localised = {
  en: 'Less is recorded than this measure would replace. What it saves and what it adds count in the same proportion. Money is for the whole measure, so it is not shown.',
  pl: 'Zapisano mniej, niż to działanie miałoby zastąpić. To, co oszczędza, i to, co dodaje, liczymy w tej samej proporcji. Kwoty dotyczą całego działania, więc ich nie pokazujemy.',
};

const later: Localised = {
  en: 'Other measures start or end while this one runs, so it works on different amounts in later years. The values shown are for its first year.',
  pl: 'Inne działania zaczynają się lub kończą w trakcie tego, więc w kolejnych latach działa ono na inne ilości. Podano wartości z pierwszego roku.',
};

type Taken = { step: BranchStep; years: readonly YearSaving[] };

/**
 * Measures in the order of the stages, each on the remainder after the previous ones in each year: its share
 * is the difference of the two states around it, so the shares sum to the total. `today` is the basis of the
 * chart; without it, everything recorded. Throws ScenarioProblem.
 */
export function runBranch(
  measures: readonly BranchMeasure[],
  recorded: BranchRecorded,
  today: BranchSaving = allRecorded(recorded),
): Branch {
  const left = new RecordedLeft(recorded);
  const ordered = inBranchOrder(measures);
  const planStart = Math.min(...ordered.map(startOf));
  let state: BranchState = [];
  const taken = ordered.map((measure, index): Taken => {
    const met = metOf(state, measure, ordered.slice(index + 1));
    const { alone, calculation, changed } = met;
    const { years, isLimited, shares } = left.take(met.years);
    const shareIn = (nth: number) => shares[nth] ?? whole;
    state = stateAfter(
      state,
      measure,
      met.years.map((year, nth) => ({ ...year, share: shareIn(nth) })),
    );
    const npv = isLimited ? null : worthAt(planStart, measure, calculation.values.npv ?? zero);
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
      countedShare: shareIn(0),
      notes: isLimited ? [...met.notes, limited] : met.notes,
    };
    return { step, years };
  });
  const steps = taken.map(({ step }) => step);
  const years = yearsLeft(taken, today);
  return { steps, today, years, total: totalOf(steps, years, today) };
}

/** How a measure interacts with the previous ones in each of its years, and its results over the years. */
function metOf(state: BranchState, measure: BranchMeasure, toCome: readonly BranchMeasure[]) {
  const { model } = measure;
  const alone = calculate(model, measure.inputs);
  /** Most years are alike: each set of inputs is calculated once. */
  const worked = new Map<string, Calculation>();
  const metIn = (year: number) => {
    const { inputs, changed, notes } = meet(state, measure, alone, { toCome, year });
    const key = changed.map(({ code, row, after }) => `${code} ${row} ${after.toString()}`).join('|');
    const calculation = worked.get(key) ?? (changed.length === 0 ? alone : calculate(model, inputs));
    worked.set(key, calculation);
    return { measure: { ...measure, inputs }, calculation, changed, notes };
  };
  const count = alone.series.lb?.length ?? 0;
  const years = Array.from({ length: count }, (_, index) => metIn(startOf(measure) + index));
  const first = years[0] ?? metIn(startOf(measure));
  const isSteady = years.every(({ calculation }) => calculation === first.calculation);
  return {
    alone,
    years,
    changed: first.changed,
    notes: isSteady ? first.notes : [...first.notes, later],
    calculation: isSteady
      ? first.calculation
      : joinYears(
          model,
          first.measure.inputs,
          first.calculation,
          (index) => years[index]?.calculation ?? alone,
        ),
  };
}

const startOf = (measure: BranchMeasure) => periodOf(measure).first;

/** A measure that starts later is worth less in the first year of the plan, by its own discount rate. */
function worthAt(planStart: number, measure: BranchMeasure, npv: Decimal): Decimal {
  const { discount_rate: rate } = measure.inputs;
  return isDecimal(rate) ? npv.dividedBy(rate.plus(1).pow(startOf(measure) - planStart)) : npv;
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

/**
 * The first years of all. Measures that start at different times may save the same emissions: the next
 * contract those of the previous one, lamps those that a contract covered until then. If the sum of their
 * first years exceeds the savings of every single year, the highest single year counts. Money adds up.
 */
function totalOf(
  steps: readonly BranchStep[],
  years: readonly BranchYear[],
  today: BranchSaving,
): Branch['total'] {
  const known = steps.flatMap(({ npv }) => npv ?? []);
  const firstYears = (figure: keyof BranchSaving) => sum(steps.map(({ year1 }) => year1[figure]));
  const most = (figure: keyof BranchSaving) =>
    Decimal.max(...years.map((year) => today[figure].minus(year[figure])));
  // Sums in another order differ in their last digit.
  const isMore = (figure: keyof BranchSaving) => firstYears(figure).minus(most(figure)).gt(leastT);
  const isOfOneYear = years.length > 0 && (isMore('locationBasedT') || isMore('marketBasedT'));
  const saved = isOfOneYear ? most : firstYears;
  return {
    locationBasedT: saved('locationBasedT'),
    marketBasedT: saved('marketBasedT'),
    isOfOneYear,
    npv: known.length === steps.length ? sum(known) : null,
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
