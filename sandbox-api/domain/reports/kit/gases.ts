import { blendParts } from '#api/domain/factors/potential-source';
import { type Decimal, decimal, zero } from '#api/domain/units/decimal';
import type { GhgReportFacts, MonthSum } from './facts';
import { sumOf } from './figures';

/**
 * The seven gases of the Kyoto basket, what publishers state as CO2e only, and by how much their totals differ from their
 * gases since both are rounded.
 */
export const gasKeys = ['co2', 'ch4', 'n2o', 'hfc', 'pfc', 'sf6', 'nf3', 'untold', 'rounding'] as const;
export type GasKey = (typeof gasKeys)[number];

type GasAmount = {
  kgCo2e: Decimal;
  /** kg of the gas itself; null where it is not known which gas it is. */
  kg: Decimal | null;
};

type Refrigerant = {
  gas: Exclude<GasKey, 'untold' | 'rounding' | 'co2' | 'ch4' | 'n2o'>;
  kgCo2e: Decimal;
  kg: Decimal;
};

/**
 * Emissions by gas, as CO2e and in mass. The ledger keeps CO2, CH4 and N2O apart in CO2e by the warming potentials of the
 * month, so the mass is that divided by the potential; methane of a biogenic fuel has another one by AR6. Refrigerants
 * are told apart by what they are made of.
 */
export function byGas(facts: GhgReportFacts, rows: readonly MonthSum[]): Record<GasKey, GasAmount> {
  const fluorinated = refrigerantParts(facts, rows);
  const of = (gas: Refrigerant['gas']): GasAmount => {
    const own = fluorinated.filter((part) => part.gas === gas);
    return { kgCo2e: sumOf(own, ({ kgCo2e }) => kgCo2e), kg: sumOf(own, ({ kg }) => kg) };
  };
  const told = sumOf(fluorinated, ({ kgCo2e }) => kgCo2e);
  const rounding = sumOf(rows.filter(isRounding), ({ other }) => other);
  const mass = (gas: 'ch4' | 'n2o') =>
    sumOf(rows, (row) => (row[gas].isZero() ? zero : row[gas].dividedBy(potentialOf(facts, row, gas))));
  const co2 = sumOf(rows, (row) => row.co2);
  return {
    co2: { kgCo2e: co2, kg: co2 },
    ch4: { kgCo2e: sumOf(rows, ({ ch4 }) => ch4), kg: mass('ch4') },
    n2o: { kgCo2e: sumOf(rows, ({ n2o }) => n2o), kg: mass('n2o') },
    hfc: of('hfc'),
    pfc: of('pfc'),
    sf6: of('sf6'),
    nf3: of('nf3'),
    untold: {
      kgCo2e: sumOf(rows, ({ other }) => other)
        .minus(told)
        .minus(rounding),
      kg: null,
    },
    rounding: { kgCo2e: rounding, kg: null },
  };
}

/** Published factors have three digits or more, so that their parts miss their total by less than this. */
const largestRounding = 0.01;

/** What is left beside the gases of a row is as small as the last digits of what is published. */
function isRounding({ refrigerantId, other, kgCo2e }: MonthSum): boolean {
  return refrigerantId === 0 && !other.isZero() && other.abs().lte(kgCo2e.abs().times(largestRounding));
}

/** What refrigerants of these rows consist of, gas by gas; a blend in proportion to what each of its gases counts. */
function refrigerantParts({ names, potentials }: GhgReportFacts, rows: readonly MonthSum[]): Refrigerant[] {
  return rows.flatMap((row) => {
    const gas = row.refrigerantId === 0 ? null : names.gasOf(row.refrigerantId);
    if (gas === null || row.other.isZero()) return [];
    const ofSet = potentials.filter(({ report }) => report === row.gwpSet);
    const own = ofSet.find((potential) => potential.gas === gas);
    if (!own || own.value.isZero()) return [];
    const kg = row.other.dividedBy(own.value);
    const parts = blendParts(
      own.composition,
      ofSet.map((potential) => ({ ...potential, value: potential.value.toString() })),
    );
    if (parts.length === 0) return [{ gas: familyOf(gas), kgCo2e: row.other, kg }];
    const weighed = parts.map((part) => ({
      gas: familyOf(part.gas.toLowerCase()),
      kg: kg.times(part.percent).dividedBy(100),
      weight: decimal(part.percent).times(part.gwp ?? 0),
    }));
    const whole = sumOf(weighed, ({ weight }) => weight);
    return weighed
      .filter(({ weight }) => !weight.isZero())
      .map(({ gas: family, kg: mass, weight }) => ({
        gas: family,
        kg: mass,
        kgCo2e: row.other.times(weight).dividedBy(whole),
      }));
  });
}

/** Everything fluorinated that is no HFC by its code is told by it; what is left are HFCs and their kin. */
function familyOf(gas: string): Refrigerant['gas'] {
  if (gas === 'sf6' || gas === 'nf3') return gas;
  return /^(pfc|c+\d*f\d)/.test(gas) ? 'pfc' : 'hfc';
}

function potentialOf({ potentials }: GhgReportFacts, row: MonthSum, gas: 'ch4' | 'n2o'): Decimal {
  const byOrigin = row.isBiogenicFuel ? 'ch4-non-fossil' : 'ch4-fossil';
  const wanted = gas === 'ch4' && row.gwpSet === 'AR6' ? [byOrigin, 'ch4'] : [gas];
  for (const name of wanted) {
    const found = potentials.find((potential) => potential.gas === name && potential.report === row.gwpSet);
    if (found) return found.value;
  }
  throw new Error(`No warming potential of ${gas} by ${row.gwpSet}.`);
}
