const steps = [
  { unit: 'GWh', kwh: 1_000_000 },
  { unit: 'MWh', kwh: 1000 },
] as const;

/** From this amount on, the next larger unit is used: 9,999 kWh, then 10 MWh. */
const mostOfAUnit = 10_000;

type EnergyScale = { unit: string; toUnit: (amount: number) => number };

/** Picks one unit for a whole chart of amounts in kWh. Amounts in other units are left unchanged. */
export function chooseEnergyScale(amounts: readonly number[], unitSymbol: string): EnergyScale {
  const largest = amounts.reduce((most, amount) => Math.max(most, Math.abs(amount)), 0);
  const step =
    unitSymbol === 'kWh' ? steps.find(({ kwh }) => largest >= (kwh / 1000) * mostOfAUnit) : undefined;
  return step
    ? { unit: step.unit, toUnit: (amount) => amount / step.kwh }
    : { unit: unitSymbol, toUnit: (amount) => amount };
}
