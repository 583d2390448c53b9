const steps = [
  { unit: 'GWh', kwh: 1_000_000 },
  { unit: 'MWh', kwh: 1000 },
] as const;

/** From here on the next larger unit reads better: 9,999 kWh, then 10 MWh. */
const mostOfAUnit = 10_000;

type EnergyScale = { unit: string; toUnit: (amount: number) => number };

/** One unit for a whole chart of energy given in kWh; amounts in another unit stay as they are. */
export function chooseEnergyScale(amounts: readonly number[], unitSymbol: string): EnergyScale {
  const largest = amounts.reduce((most, amount) => Math.max(most, Math.abs(amount)), 0);
  const step =
    unitSymbol === 'kWh' ? steps.find(({ kwh }) => largest >= (kwh / 1000) * mostOfAUnit) : undefined;
  return step
    ? { unit: step.unit, toUnit: (amount) => amount / step.kwh }
    : { unit: unitSymbol, toUnit: (amount) => amount };
}
