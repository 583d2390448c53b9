import type { ChangePart } from '@/components/crud/changeable';
import type { Formatters } from '@/lib/format/formatters';
import type { PeriodType, PeriodValues } from './period-entry';
import { amountText } from './shared-columns';

type Words = { type: string; amount: string; period: string; invoice: string; none: string };

/** The parts of a period entry that two users may have changed, in words. */
export function periodParts(
  types: readonly PeriodType[],
  format: Formatters,
  words: Words,
): ChangePart<PeriodValues>[] {
  const typeOf = ({ typeId }: PeriodValues) => types.find(({ id }) => id === typeId);
  const symbolOf = (values: PeriodValues) =>
    typeOf(values)?.units.find(({ unitId }) => unitId === values.unitId)?.symbol ?? '';
  return [
    {
      id: 'type',
      label: words.type,
      fields: ['typeId'],
      describe: async (values) => typeOf(values)?.name ?? '',
    },
    {
      id: 'amount',
      label: words.amount,
      fields: ['value', 'unitId'],
      describe: async (values) => amountText(format, values.value, symbolOf(values)),
    },
    {
      id: 'period',
      label: words.period,
      fields: ['startDate', 'endDate'],
      describe: async ({ startDate, endDate }) => format.dateRange(startDate, endDate, 'DD MMM YYYY'),
    },
    {
      id: 'invoice',
      label: words.invoice,
      fields: ['reference'],
      describe: async ({ reference }) => reference || words.none,
    },
  ];
}
