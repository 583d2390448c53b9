import { type Gases, toLedger, withTotal } from '#api/domain/emissions/emission-line';
import type { CompanyFactor, FactorNumbers } from '#api/domain/factors/company-factor';
import type { FactorRecord, GasCoverage, GwpSet } from '#api/domain/factors/factor-set';
import type { ReferenceIndex } from '#api/domain/factors/reference-index';
import { Remembered } from '#api/domain/factors/remembered';
import { type Decimal, decimal, zero } from '#api/domain/units/decimal';

/** Which half of a factor counts: all of it, only CO2, or only CH4 and N2O beside another publisher's CO2. */
export type FactorPart = 'all' | 'ch4-n2o';

/** A factor as far as multiplying needs it: published, or the company's own. */
export type ApplicableFactor = FactorNumbers & {
  gases: GasCoverage;
  /** Assessment report behind its gases; null where CO2 alone is stated. */
  gwpBasis: GwpSet | null;
};

export function publishedFactor(reference: ReferenceIndex, factor: FactorRecord): ApplicableFactor {
  return published.answer(reference, String(factor.id), () => ({
    ...factor,
    gwpBasis: reference.edition(factor.editionId).gwpBasis,
  }));
}

const published = new Remembered<ApplicableFactor>();

export function ownFactor(factor: CompanyFactor): ApplicableFactor {
  return { ...factor, gases: statedGases(factor) };
}

/** A company may state CO2 alone; then its figure is as incomplete as a publisher's would be. */
export function statedGases({
  kgCo2e,
  kgCh4Co2e,
  kgN2oCo2e,
}: Pick<FactorNumbers, 'kgCo2e' | 'kgCh4Co2e' | 'kgN2oCo2e'>): GasCoverage {
  return kgCo2e === null && kgCh4Co2e === null && kgN2oCo2e === null ? 'co2' : 'all';
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
  const per = numbersOf(factor);
  const biogenic = per.biogenic && part === 'all' ? toLedger(quantity.times(per.biogenic)) : zero;
  const basis = factor.gwpBasis;
  if (!hasGases(factor)) return publishedTotal(quantity, factor, biogenic, basis);
  const restated = (gas: 'ch4' | 'n2o', value: Decimal | null) =>
    value && quantity.times(value).times(basis ? restatement(reference, gas, gwpSet, basis, origin) : one);
  const ch4 = restated('ch4', per.ch4);
  const n2o = restated('n2o', per.n2o);
  const isWhole = part === 'all' && per.total !== null;
  const difference = isWhole ? quantity.times(per.rounding) : zero;
  const { gases, kgCo2e } = withTotal({
    co2: part === 'all' ? per.co2 && quantity.times(per.co2) : null,
    ch4,
    n2o,
    other: difference.isZero() ? null : difference,
  });
  return {
    gases,
    kgCo2e,
    kgCo2Biogenic: biogenic,
    gwpSet,
    isPublishedTotalOnly: false,
  };
}

const one = decimal(1);

type Numbers = Record<'total' | 'co2' | 'ch4' | 'n2o' | 'biogenic', Decimal | null> & { rounding: Decimal };

/** Read once per factor: reading a number takes as long as multiplying it. */
const numbers = new WeakMap<ApplicableFactor, Numbers>();

function numbersOf(factor: ApplicableFactor): Numbers {
  const known = numbers.get(factor);
  if (known) return known;
  const read = (value: string | null) => (value === null ? null : decimal(value));
  const fresh = {
    total: read(factor.kgCo2e),
    co2: read(factor.kgCo2),
    ch4: read(factor.kgCh4Co2e),
    n2o: read(factor.kgN2oCo2e),
    biogenic: read(factor.kgCo2Biogenic),
    rounding: roundingOf(factor),
  };
  numbers.set(factor, fresh);
  return fresh;
}

const restatements = new Remembered<Decimal>();

/** What a gas weighs by one set of warming potentials, for each kg CO2e of it by another. */
function restatement(
  reference: ReferenceIndex,
  gas: 'ch4' | 'n2o',
  set: GwpSet,
  basis: GwpSet,
  origin: 'fossil' | 'biogenic',
): Decimal {
  return restatements.answer(reference, `${gas} ${set} ${basis} ${origin}`, () =>
    gwpOf(reference, gas, set, origin).div(gwpOf(reference, gas, basis, origin)),
  );
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
  const { total } = numbersOf(factor);
  const { gases, kgCo2e } = withTotal({
    co2: null,
    ch4: null,
    n2o: null,
    other: total && quantity.times(total),
  });
  const isTotal = total !== null;
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

function gwpOf(
  reference: ReferenceIndex,
  gas: 'ch4' | 'n2o',
  set: GwpSet,
  origin: 'fossil' | 'biogenic',
): Decimal {
  const methane = origin === 'fossil' ? 'ch4-fossil' : 'ch4-non-fossil';
  const record = reference.gwp(gas === 'ch4' ? methane : gas, set);
  if (!record) throw new Error(`The reference data has no GWP of ${gas} in ${set}.`);
  return decimal(record.value);
}
