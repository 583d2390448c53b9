import { useMemo } from 'react';
import { useFormat } from '@/hooks/use-format';
import { unitInWords } from '@/lib/document/units';
import { nothing, writeValue, writeWithUnit } from '@/lib/document/write-value';
import { isShare, toPercent } from './units';

/** Numbers of inputs and results with their unit, written as the report beside them does. */
export function useFigureText(currency: string) {
  const format = useFormat();
  return useMemo(() => {
    const writing = { language: format.language, currency };
    return {
      /** Without the unit, unless that is per cent. */
      number: (value: number, unit: string) => writeValue(value, unit, writing),
      unitOf: (unit: string) => (isShare(unit) ? '' : unitInWords(unit, format.language, currency)),
      text: (value: number | null, unit: string) =>
        value === null ? nothing : writeWithUnit(value, unit, writing),
      /** How far a value may be off, its unit said once. */
      range: (low: number, high: number, unit: string) =>
        `${writeValue(low, unit, writing)}–${writeWithUnit(high, unit, writing)}`,
      /** What stands beside a field: shares are typed in per cent. */
      fieldUnit: (unit: string) => (unit === 'share' ? '%' : unitInWords(unit, format.language, currency)),
      /** A number as a field shows it, with all its digits. */
      typed: (value: number, unit: string) =>
        format.number(isShare(unit) ? toPercent(value) : value, { maxDecimals: 10 }),
    };
  }, [format, currency]);
}

export type FigureText = ReturnType<typeof useFigureText>;
