import { useTranslation } from 'react-i18next';
import { useFormat } from '@/hooks/use-format';
import { isShare, toPercent, unitText } from './units';

/** Writes numbers of inputs and results with their unit. */
export function useFigureText(currency: string) {
  const { t } = useTranslation('scenarios');
  const format = useFormat();
  const isMoney = (unit: string) => unit === 'money' || unit === 'money/year';
  const number = (value: number, unit: string, signed = false) => {
    if (isShare(unit)) return format.number(toPercent(value), { maxDecimals: 2, signed });
    if (isMoney(unit)) return format.number(value, { maxDecimals: Math.abs(value) < 100 ? 2 : 0, signed });
    if (unit === 'years') return format.number(value, { maxDecimals: 1, signed });
    return format.number(value, { maxDecimals: Math.abs(value) < 10 ? 4 : 1, signed, isNeverZero: true });
  };
  const unitOf = (unit: string) => unitText(unit, currency, t);
  const text = (value: number | null, unit: string, signed = false) =>
    value === null ? '–' : [number(value, unit, signed), unitOf(unit)].filter(Boolean).join('\u00a0');
  return { number, unitOf, text };
}

export type FigureText = ReturnType<typeof useFigureText>;
