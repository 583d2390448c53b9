import { type Calculation, rowsOf } from '#api/domain/scenarios/model/calculate';
import { isDecimal } from '#api/domain/scenarios/model/number-text';
import type { RecordedGroup, RecordedKg } from '#api/domain/scenarios/prefill/ledger-facts';
import { Decimal, sum, zero } from '#api/domain/units/decimal';
import { locationOf } from './branch-state';
import type { BranchMeasure, BranchRecorded } from './branch-types';

type Scope = keyof RecordedKg;
/** What a measure would save of one recorded row group in one year, kg. */
type Draw = { location: string; group: RecordedGroup; scope: Scope; year: number; kg: Decimal };

/**
 * Kilograms a year that rounding explains: forms are filled with whole kilowatt-hours, and no factor of electricity that
 * they take is above 1.5 kg.
 */
const roundingKg = 1;

export type YearSaving = { year: number; locationKg: Decimal; marketKg: Decimal };

/**
 * What is left of the recorded emissions in each calendar year while measures take their savings from it. More than is
 * left cannot be saved; what a measure adds is added.
 */
export class RecordedLeft {
  readonly #recorded: BranchRecorded;
  readonly #left = new Map<string, Decimal>();

  constructor(recorded: BranchRecorded) {
    this.#recorded = recorded;
  }

  /** Takes the savings of a measure, year by year; `isLimited` where less was left. */
  take(measure: BranchMeasure, calculation: Calculation): { years: YearSaving[]; isLimited: boolean } {
    const draws = drawsOf(measure, calculation);
    const taken = draws.map((draw) => ({ ...draw, kg: this.#draw(draw) }));
    const isLimited = taken.some(({ kg }, index) => (draws[index]?.kg ?? kg).minus(kg).gt(roundingKg));
    const startYear = Number(measure.inputs.start_year);
    const years = (calculation.series.lb ?? []).map((_, index) => {
      const year = startYear + index;
      const ofYear = taken.filter((draw) => draw.year === year);
      const without = (scope: Scope) =>
        sum(ofYear.filter((draw) => draw.scope !== scope).map(({ kg }) => kg));
      return { year, locationKg: without('scope2Market'), marketKg: without('scope2Location') };
    });
    return { years, isLimited };
  }

  #draw({ location, group, scope, year, kg }: Draw): Decimal {
    const key = [location, group, scope, year].join('|');
    const left = this.#left.get(key) ?? new Decimal(this.#recorded[location]?.[group][scope] ?? 0);
    const taken = Decimal.min(kg, left);
    this.#left.set(key, left.minus(taken));
    return taken;
  }
}

/** Where the scope 1 of a measure, and the scope 3 that is not of electricity, is recorded. */
const burnt: Readonly<Record<string, RecordedGroup>> = {
  'fleet-ev': 'mobile',
  refrigerant: 'fugitive',
  'travel-commute': 'travel',
};

function drawsOf(measure: BranchMeasure, { values, series, rows }: Calculation): Draw[] {
  const { inputs, model } = measure;
  const location = locationOf(measure);
  const startYear = Number(inputs.start_year);
  const isDistrict = inputs.carrier === 'district';
  const own: RecordedGroup = burnt[model.definition.id] ?? (isDistrict ? 'heat' : 'stationary');
  const bought: RecordedGroup = isDistrict ? 'heat' : 'electricity';
  const countsScope3 = isDecimal(inputs.count_s3) && inputs.count_s3.eq(1);
  return (series.lb ?? []).flatMap((_, index): Draw[] => {
    const at = (id: string) => series[id]?.[index] ?? zero;
    const year = startYear + index;
    const upstream = (values.d_s3el ?? zero).times(at('grid')).times(at('fade'));
    const scope3: Draw[] = [
      { location, group: 'electricity', scope: 'scope3', year, kg: upstream },
      { location, group: own, scope: 'scope3', year, kg: at('s3').minus(upstream) },
    ];
    return [
      { location, group: own, scope: 'scope1', year, kg: at('s1') },
      { location, group: bought, scope: 'scope2Location', year, kg: at('s2lb') },
      ...marketShares(measure, rows).map(
        ([place, share]): Draw => ({
          location: place,
          group: bought,
          scope: 'scope2Market',
          year,
          kg: at('s2mb').times(share),
        }),
      ),
      ...(countsScope3 ? scope3 : []),
    ];
  });
}

/** A contract may cover several locations: each takes its part of the saving. */
function marketShares(
  measure: BranchMeasure,
  rows: Calculation['rows'],
): [location: string, share: Decimal][] {
  const parts = (rows.contract_dict ?? []).map((row) => row.kg_mb ?? zero);
  const total = sum(parts);
  if (parts.length === 0 || total.isZero()) return [[locationOf(measure), new Decimal(1)]];
  return rowsOf(measure.inputs, 'contract_dict').map((row, index) => [
    String(row.location ?? ''),
    (parts[index] ?? zero).dividedBy(total),
  ]);
}
