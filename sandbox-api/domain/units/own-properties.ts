import type { FuelProperties, Sourced } from './conversion';
import { type Decimal, decimal } from './decimal';

/** What a calorific value is counted in: energy, per which amount, by which of the two values. */
export const calorificValueUnits = {
  'MJ/kg-net': { symbol: 'MJ/kg (net CV)', per: 'kg', basis: 'net', mj: '1' },
  'MJ/kg-gross': { symbol: 'MJ/kg (gross CV)', per: 'kg', basis: 'gross', mj: '1' },
  'MJ/l-net': { symbol: 'MJ/l (net CV)', per: 'l', basis: 'net', mj: '1' },
  'MJ/l-gross': { symbol: 'MJ/l (gross CV)', per: 'l', basis: 'gross', mj: '1' },
  'MJ/m3-net': { symbol: 'MJ/m³ (net CV)', per: 'm3', basis: 'net', mj: '1' },
  'MJ/m3-gross': { symbol: 'MJ/m³ (gross CV)', per: 'm3', basis: 'gross', mj: '1' },
  'kWh/m3-net': { symbol: 'kWh/m³ (net CV)', per: 'm3', basis: 'net', mj: '3.6' },
  'kWh/m3-gross': { symbol: 'kWh/m³ (gross CV)', per: 'm3', basis: 'gross', mj: '3.6' },
} as const;
export type CalorificValueUnit = keyof typeof calorificValueUnits;

/** Density is always entered in this. */
export const densityUnit = 'kg/m³';

/**
 * What a delivery note or a bill says of the very fuel that was delivered, kg/m³ and the calorific value in its unit;
 * `source` is the document. A cubic metre is one of the unit the amount is in: at normal conditions where that is; with a
 * volume correction, the calorific value is of a corrected one.
 */
export type OwnProperties = {
  density: Decimal | null;
  calorificValue: { value: Decimal; unit: CalorificValueUnit } | null;
  volumeCorrection: Decimal | null;
  source: string;
};

const litresPerM3 = 1000;

/**
 * The published properties with the company's own in their place. Of net and gross, the one that the note does not say
 * follows from the other by the published ratio, as with publishers. `isNormal`: the amount is in normal cubic metres.
 */
export function withOwnProperties(
  published: FuelProperties,
  { density, calorificValue, volumeCorrection, source }: OwnProperties,
  isNormal: boolean,
): FuelProperties {
  const dense: FuelProperties = density
    ? {
        ...published,
        litresPerKg: {
          value: decimal(litresPerM3).div(density),
          source: `${source}: ${density} ${densityUnit}`,
          isOwn: true,
        },
      }
    : published;
  if (!calorificValue) return dense;
  const { per, net, gross } = inMj(dense, calorificValue, source);
  if (per === 'kg') return { ...dense, netMjPerKg: net, grossMjPerKg: gross };
  if (isNormal) return { ...dense, netMjPerNormalM3: net ?? dense.netMjPerNormalM3 };
  const inLitres = per === 'm3' ? litresPerM3 : 1;
  return {
    ...dense,
    netMjPerLitre: scaled(net, inLitres),
    grossMjPerLitre: scaled(gross, inLitres),
    ...(volumeCorrection && {
      volumeCorrection: {
        value: volumeCorrection,
        source: `${source}: ${volumeCorrection}`,
        isOwn: true as const,
      },
    }),
  };
}

function inMj(
  published: FuelProperties,
  { value, unit }: NonNullable<OwnProperties['calorificValue']>,
  source: string,
) {
  const { symbol, per, basis, mj } = calorificValueUnits[unit];
  const own: Sourced = { value: value.times(mj), source: `${source}: ${value} ${symbol}`, isOwn: true };
  return { per, ...bothBases(published, own, basis) };
}

/** Undefined if not both are published, so that the ratio is unknown. */
function bothBases({ netMjPerKg, grossMjPerKg }: FuelProperties, own: Sourced, basis: 'net' | 'gross') {
  const [from, to] = basis === 'net' ? [netMjPerKg, grossMjPerKg] : [grossMjPerKg, netMjPerKg];
  const other = from &&
    to && {
      value: own.value.times(to.value).div(from.value),
      source: `${own.source}; ${from.source}; ${to.source}`,
      isOwn: true as const,
    };
  return basis === 'net' ? { net: own, gross: other } : { net: other, gross: own };
}

function scaled(property: Sourced | undefined, divisor: number): Sourced | undefined {
  return property && { ...property, value: property.value.div(divisor) };
}

/** kg/m³; undefined if it is not published. */
export function publishedDensity({ litresPerKg }: FuelProperties): Decimal | undefined {
  return litresPerKg && decimal(litresPerM3).div(litresPerKg.value);
}

/**
 * In a unit of calorific values, of an amount by volume or (`isNormal`) by normal volume; undefined if it is
 * not published.
 */
export function publishedCalorificValue(
  properties: FuelProperties,
  unit: CalorificValueUnit,
  isNormal: boolean,
): Decimal | undefined {
  const { per, basis, mj } = calorificValueUnits[unit];
  const { netMjPerKg, grossMjPerKg, litresPerKg, netMjPerNormalM3 } = properties;
  const perKg = basis === 'net' ? netMjPerKg : grossMjPerKg;
  if (per === 'kg') return perKg?.value.div(mj);
  if (isNormal) {
    if (!netMjPerNormalM3 || !netMjPerKg || !perKg) return undefined;
    return netMjPerNormalM3.value.times(perKg.value).div(netMjPerKg.value).div(mj);
  }
  if (!perKg || !litresPerKg) return undefined;
  return perKg.value
    .div(litresPerKg.value)
    .times(per === 'm3' ? litresPerM3 : 1)
    .div(mj);
}
