import type { EmissionSum } from '#api/contract/emissions/emission-sums';
import { useFormat } from '@/hooks/use-format';
import { chooseEmissionUnit } from '@/lib/format/emissions';

/** One unit for a table of parts of a sum, and its figures in that unit. Every digit is in what is opened. */
export function useSumScale(sum: EmissionSum, totals: readonly string[]) {
  const format = useFormat();
  if (sum.selection.measure === 'electricity')
    return { unit: sum.unitSymbol, format: (total: string) => format.quantity(Number(total)) };
  const unit = chooseEmissionUnit(totals.map(Number));
  return { unit, format: (total: string) => format.emissions(Number(total), unit).value };
}
