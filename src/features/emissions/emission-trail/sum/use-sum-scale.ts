import type { EmissionSum } from '#api/contract/emissions/emission-sums';
import { useFormat } from '@/hooks/use-format';
import { chooseEmissionUnit } from '@/lib/format/emissions';

/** Picks one unit for a table of parts and formats its figures. An opened part shows every digit. */
export function useSumScale(sum: EmissionSum, totals: readonly string[]) {
  const format = useFormat();
  if (sum.selection.measure === 'electricity')
    return { unit: sum.unitSymbol, format: (total: string) => format.quantity(Number(total)) };
  const unit = chooseEmissionUnit(totals.map(Number));
  return { unit, format: (total: string) => format.emissions(Number(total), unit).value };
}
