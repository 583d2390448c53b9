import { Decimal, decimal } from './decimal';
import { EmissionProblem } from './emission-problem';
import { type Dimension, type Unit, unitRatio } from './units';

/** One recorded move from a quantity to the next. `factor` multiplies; `source` says where it was read. */
export type ConversionStep = {
  kind:
    | 'unit'
    | 'density'
    /** Cubic metres as metered to those of the calorific value. */
    | 'volume-correction'
    | 'net-calorific-value'
    | 'gross-calorific-value'
    | 'net-to-gross'
    | 'assumption'
    | 'loss-share'
    /** What a vehicle or train takes from the mains for its distance. */
    | 'electricity-use'
    /** kWh of cooling ÷ the supplier's COP = kWh of electricity. */
    | 'cooling-cop'
    /** Entered by the user; `source` is the name of the field. */
    | 'entered'
    /** No conversion: `source` is where the user read the factor. */
    | 'stated-factor'
    /** No conversion either: `volume` is what a contract covers of the year. */
    | 'contract-volume';
  from: string;
  to: string;
  factor: string;
  source?: string;
  /** From a document of the company, instead of what is published. */
  isOwn?: true;
  volume?: CoveredVolume;
};

/** The contract of `startDate` covers a volume a calendar year; `share` of what is bought under it, by which the line is cut. */
export type CoveredVolume = {
  startDate: string;
  year: number;
  volumeKwh: string;
  consumedKwh: string;
  /** Covered in the pinned months of the year, by the shares they were pinned with. */
  pinnedKwh: string;
  /** 0 to 1. */
  share: string;
};

export type Sourced = { value: Decimal; source: string; isOwn?: true };

/**
 * Of one fuel: MJ per kg (net, gross) and litres per kg; of a gas, net MJ per cubic metre at normal conditions. Missing
 * ones are unknown, never zero.
 */
export type FuelProperties = {
  netMjPerKg?: Sourced;
  grossMjPerKg?: Sourced;
  litresPerKg?: Sourced;
  netMjPerNormalM3?: Sourced;
  /** Said of a litre by itself, as delivery notes do; it comes before the way by mass. */
  netMjPerLitre?: Sourced;
  grossMjPerLitre?: Sourced;
  /** Litres that the energy of a litre is of, in a litre as metered. */
  volumeCorrection?: Sourced;
};

export type Converted = { quantity: Decimal; steps: readonly ConversionStep[] };

/**
 * The way from one unit to another, the same for every quantity: × each multiplier in turn, ÷ the divisor. The steps
 * say the same in words; their factors are not what is calculated with, so that no rounding comes in between.
 */
export type Conversion = {
  multipliers: readonly Decimal[];
  divisor: Decimal | null;
  steps: readonly ConversionStep[];
};

/** A quantity taken along the way. */
export function converted(quantity: Decimal, { multipliers, divisor, steps }: Conversion): Converted {
  const multiplied = multipliers.reduce((value, multiplier) => value.times(multiplier), quantity);
  return { quantity: divisor ? multiplied.div(divisor) : multiplied, steps };
}

/** Unit to unit of the same dimension; throws `unit_not_convertible` otherwise. */
export function convertUnit(quantity: Decimal, from: Unit, to: Unit): Converted {
  return converted(quantity, unitConversion(from, to));
}

const unitConversions = new WeakMap<Unit, WeakMap<Unit, Conversion>>();

/** Kept by pair of units: there are few, and every line of the ledger asks for one. */
function unitConversion(from: Unit, to: Unit): Conversion {
  const others = unitConversions.get(from) ?? new WeakMap<Unit, Conversion>();
  unitConversions.set(from, others);
  const conversion = others.get(to) ?? findUnitConversion(from, to);
  others.set(to, conversion);
  return conversion;
}

function findUnitConversion(from: Unit, to: Unit): Conversion {
  const ratio = unitRatio(from, to);
  if (!ratio)
    throw new EmissionProblem('unit_not_convertible', 'unitId', { from: from.symbol, to: to.symbol });
  if (from.code === to.code) return { multipliers: [], divisor: null, steps: [] };
  return {
    ...(isExact(ratio, to)
      ? { multipliers: [ratio], divisor: null }
      : { multipliers: [decimal(from.perBase)], divisor: divisorOf(to) }),
    steps: [{ kind: 'unit', from: from.symbol, to: to.symbol, factor: ratio.toString() }],
  };
}

/** A quotient without end fills every digit; of one that ends, one product says the same as product and quotient. */
function isExact(ratio: Decimal, to: Unit): boolean {
  return ratio.precision() + decimal(to.perBase).precision() < Decimal.precision;
}

/** Dividing by one changes nothing. */
function divisorOf({ perBase }: Unit): Decimal | null {
  const divisor = decimal(perBase);
  return divisor.eq(1) ? null : divisor;
}

/**
 * A quantity of a fuel in the unit of its factor. Volume and mass meet by density, mass and energy by
 * calorific value, gross and net energy by their ratio; each is a recorded step. A bill that says only kWh is
 * taken as gross (methodology, rule 3), which is a step too. Throws and names what is missing.
 */
export function convertFuel(quantity: Decimal, from: Unit, to: Unit, properties: FuelProperties): Converted {
  return converted(quantity, fuelConversion(from, to, properties));
}

/** The same for any quantity. */
export function fuelConversion(from: Unit, to: Unit, properties: FuelProperties): Conversion {
  if (unitRatio(from, to)) return unitConversion(from, to);
  if (from.dimension === 'energy') return plainEnergyConversion(from, to, properties);
  const base = baseOf(from, to);
  const start = unitStep(from.symbol, base, decimal(from.perBase));
  const across = cross(from.dimension, to.dimension, properties);
  if (!across) throw missing(from, to, properties);
  const end = decimal(1).div(to.perBase);
  const target = baseSymbols[to.dimension] ?? to.symbol;
  return {
    multipliers: [decimal(from.perBase), ...across.map((step) => step.exact)],
    divisor: divisorOf(to),
    steps: [...start, ...across.map(({ exact: _, ...step }) => step), ...unitStep(target, to.symbol, end)],
  };
}

function plainEnergyConversion(from: Unit, to: Unit, properties: FuelProperties): Conversion {
  const asGross: Unit = {
    ...from,
    code: `${from.code}-gross`,
    symbol: `${from.symbol} (gross CV)`,
    dimension: 'energy-gross',
  };
  const rest = fuelConversion(asGross, to, properties);
  return {
    ...rest,
    steps: [
      {
        kind: 'assumption',
        from: from.symbol,
        to: asGross.symbol,
        factor: '1',
        source: 'plain-energy-is-gross',
      },
      ...rest.steps,
    ],
  };
}

const baseSymbols: Partial<Record<Dimension, string>> = {
  mass: 'kg',
  volume: 'l',
  'normal-volume': 'Nm³',
  'energy-net': 'MJ (net CV)',
  'energy-gross': 'MJ (gross CV)',
};

function baseOf(from: Unit, to: Unit): string {
  const base = baseSymbols[from.dimension];
  if (!base)
    throw new EmissionProblem('unit_not_convertible', 'unitId', { from: from.symbol, to: to.symbol });
  return base;
}

function unitStep(from: string, to: string, factor: Decimal): ConversionStep[] {
  return from === to ? [] : [{ kind: 'unit', from, to, factor: factor.toString() }];
}

type ExactStep = ConversionStep & { exact: Decimal };

/** Steps between base units, by way of mass; undefined when a property on the way is unknown. */
function cross(from: Dimension, to: Dimension, properties: FuelProperties): ExactStep[] | undefined {
  if (from === 'normal-volume' || to === 'normal-volume') return crossNormal(from, to, properties);
  const { netMjPerKg: net, grossMjPerKg: gross } = properties;
  if (net && gross && from === 'energy-gross' && to === 'energy-net') {
    return [
      exactStep('net-to-gross', 'MJ (gross CV)', 'MJ (net CV)', net.value.div(gross.value), {
        source: `${net.source}; ${gross.source}`,
      }),
    ];
  }
  if (net && gross && from === 'energy-net' && to === 'energy-gross') {
    return [
      exactStep('net-to-gross', 'MJ (net CV)', 'MJ (gross CV)', gross.value.div(net.value), {
        source: `${net.source}; ${gross.source}`,
      }),
    ];
  }
  const straight = crossLitre(from, to, properties);
  if (straight) return straight;
  const toMass = massStep(from, properties);
  const fromMass = massStep(to, properties);
  if (!toMass || !fromMass) return undefined;
  return [
    ...toMass.map((step) => exactStep(step.kind, step.symbol, 'kg', decimal(1).div(step.perKg), step)),
    ...fromMass.map((step) => exactStep(step.kind, 'kg', step.symbol, step.perKg, step)),
  ];
}

/** Between volume and energy where the energy of a litre is known by itself. */
function crossLitre(from: Dimension, to: Dimension, properties: FuelProperties): ExactStep[] | undefined {
  const isFrom = from === 'volume';
  if (!isFrom && to !== 'volume') return undefined;
  const energy = isFrom ? to : from;
  const isNet = energy === 'energy-net';
  if (!isNet && energy !== 'energy-gross') return undefined;
  const property = isNet ? properties.netMjPerLitre : properties.grossMjPerLitre;
  if (!property) return undefined;
  const kind = isNet ? 'net-calorific-value' : 'gross-calorific-value';
  const symbol = baseSymbols[energy] ?? '';
  const { volumeCorrection } = properties;
  const corrected = volumeCorrection
    ? [exactStep('volume-correction', 'l', 'l', volumeCorrection.value, volumeCorrection)]
    : [];
  if (isFrom) return [...corrected, exactStep(kind, 'l', symbol, property.value, property)];
  return [exactStep(kind, symbol, 'l', decimal(1).div(property.value), property)];
}

/** A normal cubic metre is printed with its energy, so the way from or to it leads by that, and on from there. */
function crossNormal(from: Dimension, to: Dimension, properties: FuelProperties): ExactStep[] | undefined {
  const energy = properties.netMjPerNormalM3;
  const isFrom = from === 'normal-volume';
  const other = isFrom ? to : from;
  const rest =
    other === 'energy-net'
      ? []
      : isFrom
        ? cross('energy-net', to, properties)
        : cross(from, 'energy-net', properties);
  if (!energy || !rest) return undefined;
  const [cubicMetre, net] = ['Nm³', 'MJ (net CV)'];
  if (isFrom) return [exactStep('net-calorific-value', cubicMetre, net, energy.value, energy), ...rest];
  const back = decimal(1).div(energy.value);
  return [...rest, exactStep('net-calorific-value', net, cubicMetre, back, energy)];
}

function exactStep(
  kind: ConversionStep['kind'],
  from: string,
  to: string,
  exact: Decimal,
  { source, isOwn }: Omit<Sourced, 'value'>,
): ExactStep {
  return { kind, from, to, factor: exact.toString(), source, ...(isOwn ? { isOwn } : {}), exact };
}

type MassStep = Omit<Sourced, 'value'> & { kind: ConversionStep['kind']; symbol: string; perKg: Decimal };

function massStep(dimension: Dimension, properties: FuelProperties): MassStep[] | undefined {
  if (dimension === 'mass') return [];
  const steps: Partial<Record<Dimension, [ConversionStep['kind'], Sourced | undefined]>> = {
    volume: ['density', properties.litresPerKg],
    'energy-net': ['net-calorific-value', properties.netMjPerKg],
    'energy-gross': ['gross-calorific-value', properties.grossMjPerKg],
  };
  const [kind, property] = steps[dimension] ?? [];
  if (!kind || !property) return undefined;
  const { value: perKg, ...said } = property;
  return [{ kind, symbol: baseSymbols[dimension] ?? '', perKg, ...said }];
}

function missing(from: Unit, to: Unit, properties: FuelProperties): EmissionProblem {
  const params = { from: from.symbol, to: to.symbol };
  const dimensions = [from.dimension, to.dimension];
  if (dimensions.includes('volume') && !properties.litresPerKg)
    return new EmissionProblem('density_missing', 'unitId', params);
  const needsEnergy = dimensions.some((dimension) => dimension.startsWith('energy'));
  const hasEnergy = properties.netMjPerKg && properties.grossMjPerKg;
  if (needsEnergy && !hasEnergy) return new EmissionProblem('calorific_value_missing', 'unitId', params);
  return new EmissionProblem('unit_not_convertible', 'unitId', params);
}
