import type { Remark } from '../../model';
import type { BillStyle, Found, FoundAmount } from './found-values';
import { roundingOf } from './numbers';

type NumberFound = Found<number | null> & { label: string; after: string };
export type BillFacts = {
  found: {
    amounts: FoundAmount[];
    numbers: Record<'previousReading' | 'reading' | 'multiplier', NumberFound[]>;
  };
  amount: FoundAmount | null;
  calorificValue: NumberFound | null;
  volumeCorrection: NumberFound | null;
  style: BillStyle;
};

/** Readings × multiplier = amount, or the volume that was converted into it. */
export function readingsRemark(facts: BillFacts): Remark | null {
  const { found, amount, style } = facts;
  const previous = only(found.numbers.previousReading);
  const current = only(found.numbers.reading);
  const multiplier = found.numbers.multiplier.length === 0 ? 1 : only(found.numbers.multiplier)?.value;
  if (!previous || !current || typeof multiplier !== 'number' || typeof amount?.value !== 'number')
    return null;
  const use = (current.value - previous.value + rollover(previous, current)) * multiplier;
  const rounding =
    (roundingOf(previous.raw, style.decimal) + roundingOf(current.raw, style.decimal)) * multiplier;
  const isSame = found.amounts.some(
    ({ value, raw }) => value !== null && near(use, value, rounding + roundingOf(raw, style.decimal)),
  );
  const volumes = found.amounts.filter(isVolume);
  // A meter of gas counts volume: without a stated one, only the factors can tell.
  const factor = conversionFactor(facts);
  const converts =
    factor !== null && near(use * factor, amount.value, 0.002 * Math.abs(amount.value) + rounding * factor);
  const isCountedOtherwise =
    volumes.length === 0 && !isVolume(amount) && (factor !== null || facts.calorificValue !== null);
  if (isSame || converts || (isCountedOtherwise && factor === null)) return null;
  const params = {
    previous: previous.value,
    current: current.value,
    multiplier,
    expected: rounded(use),
    stated: volumes[0]?.value ?? amount.value,
  };
  return { code: 'readingsDiffer', place: String(current.page), params };
}

/** Volume × correction × calorific value = energy, as far as the digits on the bill go. */
export function conversionRemark(facts: BillFacts): Remark | null {
  const { found, amount, style, calorificValue } = facts;
  const factor = conversionFactor(facts);
  const volumes = found.amounts.filter(isVolume).filter(({ value }) => value !== null);
  const volume = volumes.every(({ value }) => value === volumes[0]?.value) ? volumes[0] : undefined;
  if (factor === null || !volume?.value || !amount?.value || !/^kwh$/i.test(amount.unit ?? '')) return null;
  const expected = volume.value * factor;
  const share = [volume, calorificValue, facts.volumeCorrection].reduce(
    (sum, one) => sum + (one?.value ? roundingOf(one.raw, style.decimal) / Math.abs(one.value) : 0),
    0,
  );
  if (near(expected, amount.value, Math.abs(expected) * share + roundingOf(amount.raw, style.decimal)))
    return null;
  const params = {
    volume: volume.value,
    factor: rounded(factor),
    expected: rounded(expected),
    stated: amount.value,
  };
  return { code: 'conversionDiffers', place: String(amount.page), params };
}

/** Whether parts add up to their total, each being rounded. */
export function sumMatches(
  parts: readonly Found<number | null>[],
  total: Found<number | null>,
  { decimal }: BillStyle,
): boolean {
  if (total.value === null || parts.some(({ value }) => value === null)) return false;
  const sum = parts.reduce((so, { value }) => so + (value ?? 0), 0);
  const rounding = parts.reduce(
    (so, { raw }) => so + roundingOf(raw, decimal),
    roundingOf(total.raw, decimal),
  );
  // A single part is the sum itself and has to be exact.
  return near(sum, total.value, parts.length === 1 ? 0 : rounding * 0.5);
}

/** kWh per m³; null without a calorific value in a known unit. */
function conversionFactor({ calorificValue, volumeCorrection }: BillFacts): number | null {
  if (typeof calorificValue?.value !== 'number') return null;
  const unit = calorificUnitOf(calorificValue);
  if (unit === null) return null;
  const perVolume = unit === 'kWh/m³' ? calorificValue.value : calorificValue.value / 3.6;
  return perVolume * (volumeCorrection?.value ?? 1);
}

export function calorificUnitOf({
  label,
  after,
}: {
  label: string;
  after: string;
}): 'kWh/m³' | 'MJ/m³' | null {
  const unit = /(kwh|mj)\s?\/\s?n?m[3³]/i.exec(`${after} ${label}`)?.[1]?.toLowerCase();
  return unit === undefined ? null : unit === 'kwh' ? 'kWh/m³' : 'MJ/m³';
}

/** A meter that passed its last number continues at 0. */
function rollover(previous: { value: number }, current: { value: number }): number {
  return current.value < previous.value ? 10 ** String(Math.trunc(previous.value)).length : 0;
}

function isVolume({ unit }: FoundAmount): boolean {
  return /^n?m[3³]$/i.test(unit ?? '');
}

function only(numbers: readonly NumberFound[]): (NumberFound & { value: number }) | null {
  const [first] = numbers;
  const isSame = first !== undefined && numbers.every(({ value }) => value === first.value);
  return isSame && first.value !== null ? { ...first, value: first.value } : null;
}

function near(a: number, b: number, tolerance: number): boolean {
  return Math.abs(a - b) <= tolerance + 1e-6;
}

function rounded(value: number): number {
  return Number(value.toFixed(4));
}
