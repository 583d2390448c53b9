import { type Calculation, rowsOf } from '#api/domain/scenarios/model/calculate';
import { isDecimal } from '#api/domain/scenarios/model/number-text';
import type { RecordedGroup, RecordedKg } from '#api/domain/scenarios/prefill/ledger-facts';
import { Decimal, sum, zero } from '#api/domain/units/decimal';
import { locationOf } from './branch-state';
import type { BranchMeasure, BranchRecorded } from './branch-types';

type Scope = keyof RecordedKg;
/**
 * What a measure would save of one recorded row group in one year, kg; below zero: what it adds. `physical` rows stand for
 * the energy, fuel or distance itself; `contract` is the market-based value of the same electricity, `upstream` its
 * Scope 3.3.
 */
type Draw = {
  location: string;
  group: RecordedGroup;
  scope: Scope;
  part: 'physical' | 'contract' | 'upstream';
  year: number;
  kg: Decimal;
};

/**
 * Differences explained by rounding, in kilograms a year or as a share of the row: forms are filled with
 * whole kilowatt-hours and factors of five digits, and the twelve recorded months use the editions of two
 * calendar years. The savings are still limited to the recorded amount, but the money is kept.
 */
const roundingKg = 1;
const roundingShare = new Decimal('0.001');

/** A measure as it is in one of its years. */
type MetYear = { measure: BranchMeasure; calculation: Calculation };

export type YearSaving = { year: number; locationKg: Decimal; marketKg: Decimal };

export type Taken = {
  years: YearSaving[];
  /** Less was left than the measure would save. */
  isLimited: boolean;
  /** Share of the measure that counts in each year, 0 to 1. */
  shares: readonly Decimal[];
};

const one = new Decimal(1);

/**
 * The remainder of the recorded emissions in each calendar year after the savings of measures. Savings cannot
 * exceed the remainder. A measure is one physical unit: if the remainder is smaller than its savings, its
 * savings and additions are scaled by the same share, year by year.
 */
export class RecordedLeft {
  readonly #recorded: BranchRecorded;
  readonly #left = new Map<string, Decimal>();

  constructor(recorded: BranchRecorded) {
    this.#recorded = recorded;
  }

  /** Takes the savings of a measure, year by year: as it meets the others in each of its years. */
  take(met: readonly MetYear[]): Taken {
    const years = met.map((year, index) => ({
      ...this.#takeYear(drawsOf(year, index)),
      year: Number(year.measure.inputs.start_year) + index,
    }));
    return {
      years: years.map(({ taken, year }) => {
        const without = (scope: Scope) =>
          sum(taken.filter((draw) => draw.scope !== scope).map(({ kg }) => kg));
        return { year, locationKg: without('scope2Market'), marketKg: without('scope2Location') };
      }),
      isLimited: years.some(({ isShort }) => isShort),
      shares: years.map(({ share }) => share),
    };
  }

  #takeYear(asked: readonly Draw[]): { taken: readonly Draw[]; share: Decimal; isShort: boolean } {
    const physical = asked.filter(({ part }) => part === 'physical');
    const share = this.#shareOf(physical);
    const unit = asked.map((draw) => ({ ...draw, kg: draw.kg.times(share) }));
    const upstreamShare = this.#shareOf(unit.filter(({ part }) => part === 'upstream'));
    const rest = unit.filter(({ part }) => part !== 'physical');
    const isShort = [...physical, ...rest].some((draw) => this.#isShort(draw));
    const taken = unit.map((draw) => {
      const kg = draw.part === 'upstream' ? draw.kg.times(upstreamShare) : draw.kg;
      return { ...draw, kg: Decimal.min(kg, this.#leftOf(draw)) };
    });
    for (const draw of taken) this.#left.set(keyOf(draw), this.#leftOf(draw).minus(draw.kg));
    return { taken, share, isShort };
  }

  #isShort(draw: Draw): boolean {
    const rounding = Decimal.max(roundingKg, draw.kg.times(roundingShare));
    return draw.kg.gt(0) && draw.kg.minus(this.#leftOf(draw)).gt(rounding);
  }

  /** The smallest share of what these would save that is left. */
  #shareOf(draws: readonly Draw[]): Decimal {
    const shares = draws
      .filter(({ kg }) => kg.gt(0))
      .map((draw) => Decimal.max(0, this.#leftOf(draw)).dividedBy(draw.kg));
    return Decimal.min(one, ...shares);
  }

  #leftOf(draw: Draw): Decimal {
    const { location, group, scope } = draw;
    return this.#left.get(keyOf(draw)) ?? new Decimal(this.#recorded[location]?.[group][scope] ?? 0);
  }
}

function keyOf({ location, group, scope, year }: Draw): string {
  return [location, group, scope, year].join('|');
}

/** Where the scope 1 of a measure, and the scope 3 that is not of electricity, is recorded. */
const burnt: Readonly<Record<string, RecordedGroup>> = {
  'fleet-ev': 'mobile',
  refrigerant: 'fugitive',
  'travel-commute': 'travel',
};

function drawsOf({ measure, calculation: { values, series, rows } }: MetYear, index: number): Draw[] {
  const { inputs, model } = measure;
  const location = locationOf(measure);
  const isDistrict = inputs.carrier === 'district';
  const own: RecordedGroup = burnt[model.definition.id] ?? (isDistrict ? 'heat' : 'stationary');
  const bought: RecordedGroup = isDistrict ? 'heat' : 'electricity';
  const countsScope3 = isDecimal(inputs.count_s3) && inputs.count_s3.eq(1);
  const at = (id: string) => series[id]?.[index] ?? zero;
  const year = Number(inputs.start_year) + index;
  const upstream = (values.d_s3el ?? zero).times(at('grid')).times(at('fade'));
  // Journeys are recorded only in Scope 3.
  const ownPart = own === 'travel' ? 'physical' : 'upstream';
  const scope3: Draw[] = [
    { location, group: 'electricity', scope: 'scope3', part: 'upstream', year, kg: upstream },
    { location, group: own, scope: 'scope3', part: ownPart, year, kg: at('s3').minus(upstream) },
  ];
  return [
    { location, group: own, scope: 'scope1', part: 'physical', year, kg: at('s1') },
    { location, group: bought, scope: 'scope2Location', part: 'physical', year, kg: at('s2lb') },
    ...marketShares(measure, rows).map(
      ([place, share]): Draw => ({
        location: place,
        group: bought,
        scope: 'scope2Market',
        part: 'contract',
        year,
        kg: at('s2mb').times(share),
      }),
    ),
    ...(countsScope3 ? scope3 : []),
  ];
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
