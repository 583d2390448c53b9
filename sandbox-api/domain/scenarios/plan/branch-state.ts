import { type Calculation, type Inputs, rowsOf } from '#api/domain/scenarios/model/calculate';
import type { Localised } from '#api/domain/scenarios/model/definition';
import { dimensionsOf } from '#api/domain/scenarios/model/model';
import { isDecimal } from '#api/domain/scenarios/model/number-text';
import { Decimal, sum, zero } from '#api/domain/units/decimal';
import { periodOf } from './branch-order';
import type { BranchMeasure, ChangedInput } from './branch-types';
import { selfShareFor } from './self-share';

/** Savings of measures from the rows of a location, kWh a year; negative: they use more. */
type Flows = { electricity: Decimal; fuel: Decimal };
/** What one measure does in each of its years, the first and the last included. */
type Effect = { location: string; first: number; last: number; years: readonly Flows[] };
/** Of the measures so far. */
export type BranchState = readonly Effect[];

/** Has started by a year and is not over. */
function isActive({ first, last }: { first: number; last: number }, year: number): boolean {
  return first <= year && year <= last;
}

function flowsAt(state: BranchState, location: string, year: number): Flows {
  const active = state
    .filter((effect) => effect.location === location && isActive(effect, year))
    .flatMap(({ first, years }) => years[year - first] ?? []);
  return {
    electricity: sum(active.map(({ electricity }) => electricity)),
    fuel: sum(active.map(({ fuel }) => fuel)),
  };
}

/** A measure adjusted to the state: its inputs, which of them changed, and notes for the reader. */
export type Met = { inputs: Inputs; changed: readonly ChangedInput[]; notes: readonly Localised[] };

export function locationOf({ inputs }: BranchMeasure): string {
  return String(inputs.location ?? '');
}

/** The result of a measure in a year: its savings with the inputs of that year, and the share that counts. */
export type Applied = { calculation: Calculation; changed: readonly ChangedInput[]; share: Decimal };

/** The state after a measure, which differs in each year in which it interacts with others. */
export function stateAfter(
  state: BranchState,
  measure: BranchMeasure,
  applied: readonly Applied[],
): BranchState {
  const years = applied.map(({ calculation: { values }, changed, share }) => ({
    electricity: (values.d_el_kwh ?? zero).times(chargedOnSite(measure)).times(share),
    fuel: fuelSaved(measure, values).times(share).minus(fuelTaken(changed)),
  }));
  return [...state, { location: locationOf(measure), ...periodOf(measure), years }];
}

/** Cars charged elsewhere do not raise the electricity of the location. */
function chargedOnSite({ model, inputs }: BranchMeasure): Decimal {
  const share = inputs.site_share;
  return model.definition.id === 'fleet-ev' && isDecimal(share) ? share : new Decimal(1);
}

/**
 * Demand for fuel: lower with insulation, higher where lamps no longer heat. Fuel replaced by a heat pump
 * belongs to no other boiler.
 */
function fuelSaved({ model, inputs }: BranchMeasure, values: Calculation['values']): Decimal {
  switch (model.definition.id) {
    case 'building-heat':
      return inputs.carrier === 'fuel' ? (values.fuel_saved ?? zero) : zero;
    case 'led-lighting':
      return (values.heat_fuel ?? zero).negated();
    default:
      return zero;
  }
}

/** What a boiler already needs less is not taken off the next one again. */
function fuelTaken(changed: readonly ChangedInput[]): Decimal {
  return sum(
    changed.filter(({ code }) => code === 'heat_fuel_kwh').map(({ before, after }) => before.minus(after)),
  );
}

/** Interactions in a year: the inputs of a measure on the remainder of the previous ones, with `toCome` after it. */
export function meet(
  state: BranchState,
  measure: BranchMeasure,
  alone: Calculation,
  { toCome, year }: { toCome: readonly BranchMeasure[]; year: number },
): Met {
  const flows = flowsAt(state, locationOf(measure), year);
  switch (measure.model.definition.id) {
    case 'heat-pump':
      return heatPump(
        measure,
        flows,
        toCome.filter((other) => isActive(periodOf(other), year)),
      );
    case 'rooftop-pv':
      return rooftop(measure, flows, alone);
    case 'green-contract':
      return contract(measure, (location) => flowsAt(state, location, year).electricity);
    default:
      return { inputs: measure.inputs, changed: [], notes: [] };
  }
}

const askSpf: Localised = {
  en: 'With less heat needed, a lower supply temperature may be enough: check the seasonal performance factor again.',
  pl: 'Przy mniejszym zapotrzebowaniu na ciepło może wystarczyć niższa temperatura zasilania: sprawdź ponownie SPF.',
};

function heatPump(measure: BranchMeasure, { fuel }: Flows, toCome: readonly BranchMeasure[]): Met {
  const { inputs, changed } = lowered(measure, 'heat_fuel_kwh', partOf(fuel, measure, toCome));
  return { inputs, changed, notes: fuel.gt(0) ? [askSpf] : [] };
}

/** Heat of one building from two fuels: what it needs less, each boiler burns less of by its part of their fuel. */
function partOf(fuel: Decimal, measure: BranchMeasure, toCome: readonly BranchMeasure[]): Decimal {
  const amountOf = ({ inputs }: BranchMeasure) =>
    isDecimal(inputs.heat_fuel_kwh) ? inputs.heat_fuel_kwh : zero;
  const others = toCome.filter(
    (other) => other.model.definition.id === 'heat-pump' && locationOf(other) === locationOf(measure),
  );
  const all = sum([measure, ...others].map(amountOf));
  return all.isZero() ? fuel : fuel.times(amountOf(measure)).dividedBy(all);
}

const sameShare: Localised = {
  en: 'The share used on site stays as entered: no curve is published for this country.',
  pl: 'Udział zużycia na miejscu pozostaje taki, jak wpisano: dla tego kraju nie opublikowano krzywej.',
};

/** Demand changes, and with it the share of the generation that is used on site. */
function rooftop(measure: BranchMeasure, { electricity }: Flows, alone: Calculation): Met {
  const demand = lowered(measure, 'site_kwh', electricity);
  const [change] = demand.changed;
  const share = measure.inputs.self_share;
  const generation = alone.values.pv_gen;
  if (!change || !isDecimal(share) || !generation) return { ...demand, notes: [] };
  const given = { share, generation, demandBefore: change.before, demandAfter: change.after };
  const next = selfShareFor(measure.model.parameters, String(measure.inputs.country), given);
  if (!next) return { ...demand, notes: [sameShare] };
  return {
    inputs: { ...demand.inputs, self_share: next },
    changed: [change, ...changeOf(measure, 'self_share', share, next)],
    notes: [],
  };
}

/** The contract covers what is still bought; with the order as it is, it never takes a saving from the ones before it. */
function contract(measure: BranchMeasure, savedAt: (location: string) => Decimal): Met {
  const table = 'contract_dict';
  const label = dimensionsOf(measure.model.variables, table).find(({ code }) => code === 'kwh_year');
  const changed: ChangedInput[] = [];
  const rows = rowsOf(measure.inputs, table).map((row, index) => {
    const saved = savedAt(String(row.location ?? ''));
    const before = row.kwh_year;
    if (!isDecimal(before) || saved.isZero() || !label) return row;
    const after = Decimal.max(0, before.minus(saved));
    changed.push({ code: 'kwh_year', row: index, label: label.title, unit: label.unit, before, after });
    return { ...row, kwh_year: after };
  });
  return { inputs: { ...measure.inputs, [table]: rows }, changed, notes: [] };
}

/** An amount minus its savings, never below zero. */
function lowered(measure: BranchMeasure, code: string, saved: Decimal): Omit<Met, 'notes'> {
  const before = measure.inputs[code];
  if (!isDecimal(before) || saved.isZero()) return { inputs: measure.inputs, changed: [] };
  const after = Decimal.max(0, before.minus(saved));
  return { inputs: { ...measure.inputs, [code]: after }, changed: changeOf(measure, code, before, after) };
}

function changeOf({ model }: BranchMeasure, code: string, before: Decimal, after: Decimal): ChangedInput[] {
  const variable = model.variables.find((candidate) => candidate.code === code);
  if (!variable || before.eq(after)) return [];
  return [{ code, row: null, label: variable.title, unit: variable.unit, before, after }];
}
