import type { FuelProperties } from '#api/domain/units/conversion';
import { Decimal, decimal } from '#api/domain/units/decimal';
import { EmissionProblem } from '#api/domain/units/emission-problem';
import {
  type CalorificValueUnit,
  calorificValueUnits,
  densityUnit,
  type OwnProperties,
  publishedCalorificValue,
  publishedDensity,
} from '#api/domain/units/own-properties';
import type { Dimension, Unit } from '#api/domain/units/units';

/** Properties entered with an amount of fuel, as decimals; `source` is the document that states them. */
export type EnteredProperties = {
  density: string | null;
  calorificValue: string | null;
  calorificValueUnit: CalorificValueUnit | null;
  /** Of a gas bill: cubic metres of the calorific value in one as metered. */
  volumeCorrection: string | null;
  source: string | null;
};

/** Of a row of activity data; null if it states neither. The invoice is the document if no other is named. */
export function enteredProperties(
  row: Omit<EnteredProperties, 'source'> & { deliveryNote: string | null; reference: string | null },
): EnteredProperties | null {
  const { density, calorificValue, calorificValueUnit, volumeCorrection, deliveryNote, reference } = row;
  if ([density, calorificValue, volumeCorrection].every((value) => value === null)) return null;
  const source = deliveryNote ?? reference;
  return { density, calorificValue, calorificValueUnit, volumeCorrection, source };
}

/**
 * How far a delivery's own value may be from the published one: up to this factor, or down to its inverse. It
 * is our convention; no standard gives one. Fuels of one name stay inside (fresh and dried wood, gases of two
 * fields), while mistakes do not: MJ for kWh is 3.6 times, pounds per cubic foot for kg/m³ 16 times, kg per
 * litre a thousand times.
 */
export const mostTimesPublished = 2;

/**
 * Limits for any fuel without a published value. Our convention too, wide on purpose: hydrogen at normal
 * conditions is the lightest with 0.09 kg/m³ and has the most energy per kilogram with 142 MJ (gross); no
 * coal or coke is as heavy as 3,000 kg/m³; a lean gas has more than 1 MJ per cubic metre, and no solid
 * 100,000.
 */
export const physicalBounds = {
  density: [0.05, 3000],
  mjPerKg: [0.5, 150],
  mjPerM3: [1, 100_000],
} as const;

/**
 * What a gas bill may correct the metered volume by. Our convention, wide on purpose: 1.02264 in all of the UK, 0.9 high in
 * the mountains, several times at a meter under pressure; a calorific value in its place (11 kWh or 39 MJ) is outside.
 */
export const volumeCorrectionBounds = [0.5, 10] as const;

/**
 * Reads the values of a delivery note; throws the problem of the field that is missing or does not fit the
 * amount's unit. A refrigerant (`isGasLost`) is weighed and not burned, so none of them fit it.
 */
export function readOwnProperties(
  { density, calorificValue, calorificValueUnit, volumeCorrection, source }: EnteredProperties,
  unit: Unit,
  isGasLost: boolean,
): OwnProperties | undefined {
  if (density === null && calorificValue === null && volumeCorrection === null) return undefined;
  if (density !== null && (isGasLost || !densityFits.has(unit.dimension))) throw unfitting('density', unit);
  if (calorificValue !== null) {
    if (!calorificValueUnit) throw new EmissionProblem('calorific_value_unit_missing', 'calorificValueUnit');
    const { per } = calorificValueUnits[calorificValueUnit];
    if (isGasLost || !calorificValueFits[per].has(unit.dimension))
      throw unfitting('calorificValueUnit', unit);
  }
  if (volumeCorrection !== null) checkVolumeCorrection(volumeCorrection, calorificValueUnit, unit);
  if (!source) throw new EmissionProblem('property_source_missing', 'deliveryNote');
  return {
    density: density === null ? null : decimal(density),
    calorificValue:
      calorificValue === null || !calorificValueUnit
        ? null
        : { value: decimal(calorificValue), unit: calorificValueUnit },
    volumeCorrection: volumeCorrection === null ? null : decimal(volumeCorrection),
    source,
  };
}

/** It belongs to the calorific value of its bill: without that, its reference conditions are unknown. */
function checkVolumeCorrection(
  volumeCorrection: string,
  calorificValueUnit: CalorificValueUnit | null,
  unit: Unit,
): void {
  if (unit.dimension !== 'volume') throw unfitting('volumeCorrection', unit);
  if (!calorificValueUnit || calorificValueUnits[calorificValueUnit].per !== 'm3')
    throw new EmissionProblem('calorific_value_of_correction_missing', 'calorificValue');
  const [min, max] = volumeCorrectionBounds;
  const value = decimal(volumeCorrection);
  if (value.lt(min) || value.gt(max))
    throw new EmissionProblem('volume_correction_out_of_bounds', 'volumeCorrection', { min, max });
}

const energies = ['energy', 'energy-gross', 'energy-net'] as const;
const densityFits = new Set<Dimension>(['mass', 'volume', ...energies]);
const calorificValueFits: Record<'kg' | 'l' | 'm3', ReadonlySet<Dimension>> = {
  kg: new Set<Dimension>(['mass', 'volume', ...energies]),
  l: new Set<Dimension>(['volume', ...energies]),
  m3: new Set<Dimension>(['volume', 'normal-volume', ...energies]),
};

function unfitting(field: string, unit: Unit): EmissionProblem {
  return new EmissionProblem('property_not_of_unit', field, { from: unit.symbol });
}

/** Throws the problem of a value that is too far from the published one, or outside the limits of any fuel. */
export function checkOwnProperties(own: OwnProperties, published: FuelProperties, unit: Unit): void {
  const { density, calorificValue } = own;
  if (density)
    check('density', density, {
      published: publishedDensity(published),
      physical: physicalBounds.density,
      symbol: densityUnit,
    });
  if (!calorificValue) return;
  const { symbol, per, mj } = calorificValueUnits[calorificValue.unit];
  const [least, most] = per === 'kg' ? physicalBounds.mjPerKg : physicalBounds.mjPerM3;
  const divisor = Number(mj) * (per === 'l' ? 1000 : 1);
  check('calorificValue', calorificValue.value, {
    published: publishedCalorificValue(published, calorificValue.unit, unit.dimension === 'normal-volume'),
    physical: [least / divisor, most / divisor],
    symbol,
  });
}

type Bounds = { published: Decimal | undefined; physical: readonly [number, number]; symbol: string };

function check(field: string, value: Decimal, { published, physical, symbol }: Bounds): void {
  const [least, most] = published
    ? [published.div(mostTimesPublished), published.times(mostTimesPublished)]
    : physical.map(decimal);
  if (!least || !most || (value.gte(least) && value.lte(most))) return;
  // The limit named in the message is itself accepted.
  const bounds = {
    min: least.toSignificantDigits(4, Decimal.ROUND_UP).toString(),
    max: most.toSignificantDigits(4, Decimal.ROUND_DOWN).toString(),
    from: symbol,
  };
  if (!published) throw new EmissionProblem('property_out_of_bounds', field, bounds);
  throw new EmissionProblem('property_far_from_published', field, {
    ...bounds,
    published: published.toSignificantDigits(4).toString(),
  });
}
