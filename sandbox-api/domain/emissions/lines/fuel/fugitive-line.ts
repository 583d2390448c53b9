import { monthOf, yearOf } from '#api/domain/calendar/calendar';
import {
  type EmissionLine,
  emptyLine,
  type Gases,
  noGases,
  withTotal,
} from '#api/domain/emissions/emission-line';
import { decimal } from '#api/domain/units/decimal';
import { EmissionProblem } from '#api/domain/units/emission-problem';
import type { Burned } from './burned-fuel';

/** kg lost × GWP (rule 11). Gases outside the Kyoto basket are reported apart from the scopes. */
export function fugitiveLine({ context, fuel, quantity, unit, date }: Burned, gasCode: string): EmissionLine {
  const gwp = context.reference.gwp(gasCode, context.settings.gwpSet);
  if (!gwp) throw new EmissionProblem('factor_missing', 'fuelId', { item: fuel.code, year: yearOf(date) });
  const kilograms = decimal(unit.perBase).times(quantity);
  return {
    ...emptyLine({
      month: monthOf(date),
      scope: gwp.isKyoto ? 1 : 0,
      category: gwp.isKyoto ? fuel.category : 'outside',
      quantity,
      unit,
    }),
    isHeadline: gwp.isKyoto,
    factorQuantity: kilograms,
    factorUnit: 'kg',
    ...withTotal({ ...noGases, [gasOf(gasCode)]: kilograms.times(gwp.value) }),
    factorValue: decimal(gwp.value),
    gwpSet: context.settings.gwpSet,
    steps: unit.code === 'kg' ? [] : [{ kind: 'unit', from: unit.symbol, to: 'kg', factor: unit.perBase }],
  };
}

function gasOf(gasCode: string): keyof Gases {
  if (gasCode === 'co2' || gasCode === 'n2o') return gasCode;
  return gasCode.startsWith('ch4') ? 'ch4' : 'other';
}
