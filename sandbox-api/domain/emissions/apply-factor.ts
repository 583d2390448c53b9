import type { CompanyFactor, FactorNumbers } from '#api/domain/factors/company-factor';
import type { FactorRecord, GasCoverage, GwpSet } from '#api/domain/factors/factor-set';
import type { ReferenceIndex } from '#api/domain/factors/reference-index';
import { type Decimal, decimal, zero } from '#api/domain/units/decimal';
import { type Gases, toLedger, withTotal } from './emission-line';

/** Which half of a factor counts: all of it, only CO2, or only CH4 and N2O beside another publisher's CO2. */
export type FactorPart = 'all' | 'ch4-n2o';

/** A factor as far as multiplying needs it: published, or the company's own. */
export type ApplicableFactor = FactorNumbers & {
  gases: GasCoverage;
  /** Assessment report behind its gases; null where CO2 alone is stated. */
  gwpBasis: GwpSet | null;
};

export function publishedFactor(reference: ReferenceIndex, factor: FactorRecord): ApplicableFactor {
  return { ...factor, gwpBasis: reference.edition(factor.editionId).gwpBasis };
}

/** A company may state CO2 alone; then its figure is as incomplete as a publisher's would be. */
export function ownFactor(factor: CompanyFactor): ApplicableFactor {
  const isCo2Only = factor.kgCo2e === null && factor.kgCh4Co2e === null && factor.kgN2oCo2e === null;
  return { ...factor, gases: isCo2Only ? 'co2' : 'all' };
}

/** kg CO2e per unit as stated, before any restatement of gases. */
export function statedTotal(factor: FactorNumbers): Decimal {
  if (factor.kgCo2e !== null) return decimal(factor.kgCo2e);
  return decimal(factor.kgCo2 ?? 0)
    .plus(factor.kgCh4Co2e ?? 0)
    .plus(factor.kgN2oCo2e ?? 0);
}

export type Applied = {
  gases: Gases;
  kgCo2e: Decimal;
  kgCo2Biogenic: Decimal;
  gwpSet: GwpSet | 'as-published';
  isPublishedTotalOnly: boolean;
};

/**
 * Quantity × factor, by gas, in the inventory's GWP set. Where the publisher prints CH4 and N2O, they are
 * restated from its GWP basis to the set (28 → 29.8, …); the printed total counts where it differs from its
 * parts in the last digit (rule 10), so the difference is kept as `other`. Without printed gases the total keeps
 * the publisher's own basis and is marked (rule 9).
 */
export function applyFactor(
  reference: ReferenceIndex,
  input: {
    quantity: Decimal;
    factor: ApplicableFactor;
    gwpSet: GwpSet;
    origin: 'fossil' | 'biogenic';
    part?: FactorPart;
  },
): Applied {
  const { quantity, factor, gwpSet, origin, part = 'all' } = input;
  const biogenic =
    factor.kgCo2Biogenic && part === 'all' ? toLedger(quantity.times(factor.kgCo2Biogenic)) : zero;
  const basis = factor.gwpBasis;
  if (!hasGases(factor)) return publishedTotal(quantity, factor, biogenic, basis);
  const restate = (gas: 'ch4' | 'n2o') =>
    basis ? gwpOf(reference, gas, gwpSet, origin).div(gwpOf(reference, gas, basis, origin)) : decimal(1);
  const scaled = (value: string | null) => (value === null ? null : quantity.times(value));
  const ch4 = scaled(factor.kgCh4Co2e)?.times(restate('ch4')) ?? null;
  const n2o = scaled(factor.kgN2oCo2e)?.times(restate('n2o')) ?? null;
  const isWhole = part === 'all' && factor.kgCo2e !== null;
  const difference = isWhole ? quantity.times(roundingOf(factor)) : zero;
  const { gases, kgCo2e } = withTotal({
    co2: part === 'all' ? scaled(factor.kgCo2) : null,
    ch4,
    n2o,
    other: difference.isZero() ? null : difference,
  });
  const hasGwpGases = ch4 !== null || n2o !== null;
  return {
    gases,
    kgCo2e,
    kgCo2Biogenic: biogenic,
    gwpSet: hasGwpGases || factor.gases === 'co2' ? gwpSet : 'as-published',
    isPublishedTotalOnly: false,
  };
}

/** CO2 alone needs no GWP; otherwise CH4 or N2O must be printed. */
function hasGases(factor: ApplicableFactor): boolean {
  return factor.gases === 'co2' || factor.kgCh4Co2e !== null || factor.kgN2oCo2e !== null;
}

function publishedTotal(
  quantity: Decimal,
  factor: ApplicableFactor,
  biogenic: Decimal,
  basis: GwpSet | null,
): Applied {
  const { gases, kgCo2e } = withTotal({
    co2: null,
    ch4: null,
    n2o: null,
    other: factor.kgCo2e === null ? null : quantity.times(factor.kgCo2e),
  });
  const isTotal = factor.kgCo2e !== null;
  return {
    gases,
    kgCo2e,
    kgCo2Biogenic: biogenic,
    gwpSet: basis ?? 'as-published',
    isPublishedTotalOnly: isTotal,
  };
}

/** Printed total minus printed parts, per unit. */
function roundingOf(factor: ApplicableFactor): Decimal {
  const parts = decimal(factor.kgCo2 ?? 0)
    .plus(factor.kgCh4Co2e ?? 0)
    .plus(factor.kgN2oCo2e ?? 0);
  return decimal(factor.kgCo2e ?? 0).minus(parts);
}

/** AR6 knows fossil and non-fossil methane; the reports before have one value. */
function gwpOf(
  reference: ReferenceIndex,
  gas: 'ch4' | 'n2o',
  set: GwpSet,
  origin: 'fossil' | 'biogenic',
): Decimal {
  const byOrigin = origin === 'fossil' ? 'ch4-fossil' : 'ch4-non-fossil';
  const record =
    (gas === 'ch4' && set === 'AR6' ? reference.gwp(byOrigin, set) : undefined) ?? reference.gwp(gas, set);
  if (!record) throw new Error(`The reference data has no GWP of ${gas} in ${set}.`);
  return decimal(record.value);
}
