import { type Decimal, decimal } from './decimal';

/**
 * What a unit measures. Energy of a fuel is gross or net (its calorific basis); `energy` alone is electricity,
 * heat, or a bill that does not say, and is never mixed with the other two without a recorded step.
 */
export type Dimension =
  | 'energy'
  | 'energy-gross'
  | 'energy-net'
  | 'mass'
  | 'volume'
  /** Of a gas at 0 °C and 101.325 kPa: an amount, whatever the pressure it is kept at. */
  | 'normal-volume'
  | 'distance'
  | 'passenger-distance'
  | 'freight'
  | 'money'
  | 'area'
  | 'nights'
  | 'working-time'
  | 'count'
  | 'emissions'
  | 'time'
  | 'storage'
  | 'pallet-storage'
  | 'teu-storage';

/** `perBase` = how many base units one of it is: MJ, kg, litre, Nm³, km, passenger.km, tonne.km, … */
export type Unit = { id: number; code: string; symbol: string; dimension: Dimension; perBase: string };

/** Multiplier from one unit to another of the same dimension; undefined when they measure different things. */
export function unitRatio(from: Unit, to: Unit): Decimal | undefined {
  if (from.dimension !== to.dimension) return undefined;
  if (from.dimension === 'money' && from.code !== to.code) return undefined;
  return decimal(from.perBase).div(to.perBase);
}

/** Every unit of one quantity that `unit` converts to, itself included. */
export function convertibleUnits(unit: Unit, all: readonly Unit[]): Unit[] {
  return all.filter((candidate) => unitRatio(unit, candidate) !== undefined);
}
