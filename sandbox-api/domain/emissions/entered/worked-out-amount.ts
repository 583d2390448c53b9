import type {
  AmountFrom,
  DistanceUnit,
  FuelEconomyUnit,
} from '#api/contract/activity-data/worked-out-amounts';
import type { AmountStep, AmountWorking } from '#api/contract/emissions/emissions';
import { Decimal, decimal } from '#api/domain/units/decimal';
import { EmissionProblem } from '#api/domain/units/emission-problem';
import type { Dimension, Unit } from '#api/domain/units/units';

/** The inputs of an estimated amount of fuel, as decimals; inputs of the other method are null. */
export type AmountInputs = {
  amountFrom: AmountFrom | null;
  amountPaid: string | null;
  pricePerUnit: string | null;
  currency: string | null;
  distance: string | null;
  distanceUnit: DistanceUnit | null;
  fuelEconomy: string | null;
  fuelEconomyUnit: FuelEconomyUnit | null;
};

/** The inputs of a new entry, with the amount that was sent beside them. */
export type WorkedOutAmount = AmountInputs & { sent: string };

/** Exact by definition. */
export const mile = {
  kilometres: '1.609344',
  source: 'International yard and pound agreement, 1959: 1 mi = 1.609344 km',
} as const;
export const gallons = {
  'mpg-uk': {
    litres: '4.54609',
    economy: 'mpg (UK)',
    symbol: 'l/imp gal',
    source: 'UK Weights and Measures Act 1985, Schedule 1: 1 gallon = 4.54609 l',
  },
  'mpg-us': {
    litres: '3.785411784',
    economy: 'mpg (US)',
    symbol: 'l/US gal',
    source: 'NIST Handbook 44, Appendix C: 1 US gallon = 231 cubic inches = 3.785411784 l',
  },
} as const;

const noInputs: AmountInputs = {
  amountFrom: null,
  amountPaid: null,
  pricePerUnit: null,
  currency: null,
  distance: null,
  distanceUnit: null,
  fuelEconomy: null,
  fuelEconomyUnit: null,
};

/** The relevant inputs: those of the chosen method. */
export function inputsThatCount(inputs: AmountInputs): AmountInputs {
  const { amountFrom, amountPaid, pricePerUnit, currency } = inputs;
  if (amountFrom === 'spend') return { ...noInputs, amountFrom, amountPaid, pricePerUnit, currency };
  const { distance, distanceUnit, fuelEconomy, fuelEconomyUnit } = inputs;
  if (amountFrom === 'distance')
    return { ...noInputs, amountFrom, distance, distanceUnit, fuelEconomy, fuelEconomyUnit };
  return noInputs;
}

const inputsOfWay = {
  spend: ['amountPaid', 'currency', 'pricePerUnit'],
  distance: ['distance', 'distanceUnit', 'fuelEconomy', 'fuelEconomyUnit'],
} as const;

/** How an amount was calculated; null if it was entered directly. Throws the problem of a missing input. */
export function amountWorking(inputs: AmountInputs, unitSymbol: string): AmountWorking | null {
  if (inputs.amountFrom === 'spend') {
    const { amountPaid, currency, pricePerUnit } = needed(inputs, inputsOfWay.spend);
    const price = { value: pricePerUnit, unit: `${currency}/${unitSymbol}` };
    return {
      from: 'spend',
      quantity: amountPaid,
      unit: currency,
      steps: [{ kind: 'price', operation: 'divided-by', ...price }],
    };
  }
  if (inputs.amountFrom === null) return null;
  const driven = needed(inputs, inputsOfWay.distance);
  const { distance: quantity, distanceUnit: unit } = driven;
  return { from: 'distance', quantity, unit, steps: distanceSteps(driven) };
}

type Filled<Name extends keyof AmountInputs> = { [Key in Name]: NonNullable<AmountInputs[Key]> };

function needed<Name extends keyof AmountInputs>(inputs: AmountInputs, names: readonly Name[]): Filled<Name> {
  const missing = names.find((name) => inputs[name] === null);
  if (missing) throw new EmissionProblem('amount_input_missing', missing);
  return inputs as Filled<Name>;
}

type Driven = Filled<'distanceUnit' | 'fuelEconomy' | 'fuelEconomyUnit'>;

/** Litres are per hundred kilometres; miles per gallon divide, and give gallons. */
function distanceSteps({ distanceUnit, fuelEconomy, fuelEconomyUnit }: Driven): AmountStep[] {
  const toOther = (operation: AmountStep['operation']): AmountStep => ({
    kind: 'distance-unit',
    operation,
    value: mile.kilometres,
    unit: 'km/mi',
    source: mile.source,
  });
  if (fuelEconomyUnit === 'l/100km')
    return [
      ...(distanceUnit === 'mi' ? [toOther('times')] : []),
      { kind: 'hundred-kilometres', operation: 'divided-by', value: '100', unit: 'km' },
      { kind: 'fuel-economy', operation: 'times', value: fuelEconomy, unit: 'l' },
    ];
  const { economy, litres, symbol, source } = gallons[fuelEconomyUnit];
  return [
    ...(distanceUnit === 'km' ? [toOther('divided-by')] : []),
    { kind: 'fuel-economy', operation: 'divided-by', value: fuelEconomy, unit: economy },
    { kind: 'volume-unit', operation: 'times', value: litres, unit: symbol, source },
  ];
}

/** With the decimals of amounts. */
const amountDecimals = 9;

/** The amount, in the unit of the entry, with the nine decimals that amounts are kept with; one division, at the end. */
export function workedOut({ quantity, steps }: AmountWorking): Decimal {
  const product = (operation: AmountStep['operation'], first: string) =>
    steps
      .filter((step) => step.operation === operation)
      .reduce((value, step) => value.times(step.value), decimal(first));
  return product('times', quantity).div(product('divided-by', '1')).toDecimalPlaces(amountDecimals);
}

/**
 * The resulting amount, as a decimal string: calculated from the inputs if they are complete, otherwise the
 * one that was sent.
 */
export function amountOf(inputs: AmountInputs, sent: string): string {
  const { amountFrom } = inputs;
  if (amountFrom === null || inputsOfWay[amountFrom].some((name) => inputs[name] === null)) return sent;
  const working = amountWorking(inputs, '');
  return working ? workedOut(working).toString() : sent;
}

const bought = new Set<Dimension>([
  'mass',
  'volume',
  'normal-volume',
  'energy',
  'energy-gross',
  'energy-net',
]);

/**
 * Throws the problem of a new entry whose amount does not match its inputs, or whose inputs do not fit: a
 * price requires a purchased fuel, and litres are calculated from the distance of a vehicle, unless the
 * distance itself is the entered amount.
 */
export function checkWorkedOut(
  { sent, ...inputs }: WorkedOutAmount,
  unit: Unit,
  category: '1.1' | '1.2' | '1.3',
): void {
  const working = amountWorking(inputs, unit.symbol);
  if (!working) return;
  const { from } = working;
  if (from === 'spend' && !bought.has(unit.dimension))
    throw new EmissionProblem('property_not_of_unit', 'pricePerUnit', { from: unit.symbol });
  if (from === 'distance' && (category !== '1.2' || unit.dimension === 'distance'))
    throw new EmissionProblem('distance_not_driven', 'distance');
  if (from === 'distance' && unit.code !== 'l') throw new EmissionProblem('distance_gives_litres', 'unitId');
  const amount = workedOut(working);
  if (amount.isZero()) throw new EmissionProblem('amount_vanishes', 'value', { count: 0 });
  if (amount.minus(sent).abs().gt(toleranceOf(amount)))
    throw new EmissionProblem('amount_not_as_worked_out', 'value', {
      amount: amount.toString(),
      from: unit.symbol,
    });
}

/** A client that calculates with the sixteen digits of a JSON number may be off in the last ones. */
function toleranceOf(amount: Decimal): Decimal {
  return Decimal.max('1e-9', amount.times('1e-12'));
}
