import { useTranslation } from 'react-i18next';
import type { basisFields } from '#api/contract/scenarios/plans';
import { useFormat } from '@/hooks/use-format';
import type { FigureText } from '../use-figure-text';

/** The basis of a simulation as readable text; the API states it in the form's codes and digits. */
export function useBasisText(figures: FigureText) {
  const { t } = useTranslation('scenarios');
  const format = useFormat();
  const percent = (text: string | undefined) => format.percent(Number(text), { maxDecimals: 2 });
  const number = (text: string) => format.number(Number(text), { maxDecimals: 5 });
  return (field: (typeof basisFields)[number], value: string): string => {
    switch (field) {
      case 'life':
        return figures.text(Number(value), 'years');
      case 'discountRate':
        return percent(value);
      case 'gridPath':
        return pathText(value);
      case 'scope3':
        return t(value === 'counted' ? 'comparison.scope3.counted' : 'comparison.scope3.notCounted');
      case 'factors':
        return value
          .split(' / ')
          .map((part, index) => (index === 0 ? part : number(part)))
          .join(' / ');
      default:
        return value;
    }
  };

  /** `none`, `trend 0.026` or `target 0.05 2030`; ends with `market` when the market-based factor follows it too. */
  function pathText(value: string): string {
    const [path, first, year] = value.split(' ');
    if (path === 'none') return t('comparison.path.none');
    const text =
      path === 'trend'
        ? t('comparison.path.trend', { decline: percent(first) })
        : t('comparison.path.target', { target: number(first ?? ''), year });
    return value.endsWith(' market') ? t('comparison.path.market', { path: text }) : text;
  }
}
