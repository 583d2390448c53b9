import type { ResidualMixBody } from '#api/contract/factors/residual-mixes';
import { type Decimal, decimal } from '#api/domain/units/decimal';

/** The pound is defined as 0.45359237 kg. */
const kgPerPound = '0.45359237';

/** A residual mix as publishers print it, in kg per MWh: AIB prints g/kWh, which is the same number, Green-e lb/MWh. */
export function kgPerMegawattHour({ value, unit }: Pick<ResidualMixBody, 'value' | 'unit'>): Decimal {
  return unit === 'lb/MWh' ? decimal(value).times(kgPerPound) : decimal(value);
}
