import { useMemo } from 'react';
import { useFormat } from '@/hooks/use-format';
import { unitInWords } from '@/lib/document/units';
import { nothing, writeValue, writeWithUnit } from '@/lib/document/write-value';
import { isShare, toPercent } from './units';

/** Numbers of inputs and results with their unit, formatted as in the report. */
export function useFigureText(currency: string) {
  const format = useFormat();
  return useMemo(() => {
    const writing = { language: format.language, currency };
    return {
      /** Without the unit, unless it is per cent. */
      number: (value: number, unit: string) => writeValue(value, unit, writing),
      unitOf: (unit: string) => (isShare(unit) ? '' : unitInWords(unit, format.language, currency)),
      text: (value: number | null, unit: string) =>
        value === null ? nothing : writeWithUnit(value, unit, writing),
      /** The uncertainty of a value, naming the unit once. */
      range: (low: number, high: number, unit: string) =>
        `${writeValue(low, unit, writing)}–${writeWithUnit(high, unit, writing)}`,
      /** The unit beside a field: shares are typed in per cent. */
      fieldUnit: (unit: string) => (unit === 'share' ? '%' : unitInWords(unit, format.language, currency)),
      /** A number as a field shows it, with all digits. */
      typed: (value: number, unit: string) =>
        format.number(isShare(unit) ? toPercent(value) : value, { maxDecimals: 10 }),
    };
  }, [format, currency]);
}

export type FigureText = ReturnType<typeof useFigureText>;
