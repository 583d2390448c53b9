import { Decimal as DecimalJs } from 'decimal.js';
import type { EmissionSum } from '#api/contract/emissions/emission-sums';
import type { GwpRestatement, TrailLine } from '#api/contract/emissions/emissions';

/** As precise as the figures of the API. A clone, so that settings made elsewhere don't affect it. */
const Decimal = DecimalJs.clone({ precision: 40, toExpNeg: -9e15, toExpPos: 9e15 });

/** Largest difference in kg that still counts as equal. */
const tolerance = new Decimal('1e-9');

/** One product of the formula: quantity × factor (× applied ÷ published) = kg. */
export type Term = {
  /**
   * `total`: published without gases. `rounding`: published total minus published gases. `stated`: no published row.
   */
  id: 'co2' | 'ch4' | 'n2o' | 'rounding' | 'total' | 'stated' | 'biogenic';
  factor: string;
  gwp: GwpRestatement | null;
  resultKg: string;
};

export type Working = {
  terms: Term[];
  /** True if quantity, conversion, products and sum were recalculated here and agree to 1e-9 kg. */
  isConsistent: boolean;
};

/** Recalculates the formula of a line from the numbers in the trail. */
export function workingOf(line: TrailLine): Working {
  const terms = termsOf(line);
  const inScopes = terms.filter(({ id }) => id !== 'biogenic');
  const isConsistent =
    isConverted(line) &&
    terms.every((term) => isClose(productOf(line.factorQuantity, term), term.resultKg)) &&
    isClose(sumOf(inScopes.map(({ resultKg }) => resultKg)), line.kgCo2e);
  return { terms, isConsistent };
}

/** Whether the headline lines add up to the figure. */
export function addsUp(carbonEquivalentKg: string, lines: readonly TrailLine[]): boolean {
  const headline = lines.filter(({ isHeadline }) => isHeadline).map(({ kgCo2e }) => kgCo2e);
  return isClose(sumOf(headline), carbonEquivalentKg);
}

/** Whether the parts of each dimension, and the gases, add up to the total. */
export function partsAddUp({ total, gases, splits }: EmissionSum): boolean {
  const byDimension = splits.map(({ parts }) => parts.map((part) => part.total));
  const all = gases ? [...byDimension, Object.values(gases)] : byDimension;
  return all.every((parts) => isClose(sumOf(parts), total));
}

/**
 * The quantity that was entered, added up from its months. Every chain of lines (location, market, derived) covers the
 * same months, so the first chain is enough.
 */
export function enteredQuantity(lines: readonly TrailLine[]): string {
  const [first] = lines;
  const chain = lines.filter(
    (line) => line.derivedFrom === null && line.scope === first?.scope && line.method === first?.method,
  );
  return sumOf(chain.map(({ activityQuantity }) => activityQuantity)).toString();
}

/** The share of the entered quantity that a line covers, from 0 to 1. */
export function shareOf(line: TrailLine, entered: string): number {
  const whole = new Decimal(entered);
  return whole.isZero() ? 1 : new Decimal(line.activityQuantity).div(whole).toNumber();
}

function termsOf(line: TrailLine): Term[] {
  const { factor, factorValue } = line;
  if (!factor)
    return factorValue === null
      ? []
      : [{ id: 'stated', factor: factorValue, gwp: null, resultKg: line.kgCo2e }];
  const gwpOf = (gas: 'ch4' | 'n2o') => line.gwp.find((one) => one.gas === gas) ?? null;
  const gases = [
    term('co2', factor.kgCo2, line.co2KgCo2e),
    term('ch4', factor.kgCh4Co2e, line.ch4KgCo2e, gwpOf('ch4')),
    term('n2o', factor.kgN2oCo2e, line.n2oKgCo2e, gwpOf('n2o')),
  ].filter((one) => one !== null);
  const other =
    gases.length === 0
      ? term('total', factor.kgCo2e, line.otherKgCo2e)
      : term('rounding', roundingOf(factor), line.otherKgCo2e);
  const biogenic = new Decimal(line.kgCo2Biogenic).isZero() ? null : line.kgCo2Biogenic;
  return [...gases, other, term('biogenic', factor.kgCo2Biogenic, biogenic)].filter((one) => one !== null);
}

function term(
  id: Term['id'],
  factor: string | null,
  resultKg: string | null,
  gwp: GwpRestatement | null = null,
): Term | null {
  return factor === null || resultKg === null ? null : { id, factor, gwp, resultKg };
}

function roundingOf(factor: NonNullable<TrailLine['factor']>): string | null {
  if (factor.kgCo2e === null) return null;
  const parts = [factor.kgCo2, factor.kgCh4Co2e, factor.kgN2oCo2e].filter((part) => part !== null);
  return new Decimal(factor.kgCo2e).minus(sumOf(parts)).toString();
}

function isConverted(line: TrailLine): boolean {
  const quantity = line.steps.reduce(
    (value, step) => value.times(step.factor),
    new Decimal(line.activityQuantity),
  );
  const scale = DecimalJs.max(1, quantity.abs().toString()).toString();
  return quantity.minus(line.factorQuantity).abs().lte(tolerance.times(scale));
}

function productOf(quantity: string, { factor, gwp }: Term): DecimalJs {
  const product = new Decimal(quantity).times(factor);
  return gwp ? product.times(gwp.applied).div(gwp.published) : product;
}

function isClose(value: DecimalJs, wanted: string): boolean {
  return value.minus(wanted).abs().lte(tolerance);
}

function sumOf(values: readonly string[]): DecimalJs {
  return values.reduce<DecimalJs>((total, value) => total.plus(value), new Decimal(0));
}
