import { useTranslation } from 'react-i18next';
import type { UsedInput } from '#api/contract/scenarios/scenarios';
import type { FigureText } from '../use-figure-text';

/** The value of an input as readable text. */
export function useInputText(figures: FigureText): (input: Pick<UsedInput, 'value' | 'unit'>) => string {
  const { t } = useTranslation('scenarios');
  return ({ value, unit }) => {
    if (Array.isArray(value)) return t('table.rows', { count: value.length });
    return typeof value === 'number' ? figures.text(value, unit) : (value ?? '–');
  };
}
