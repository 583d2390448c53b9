import { useTranslation } from 'react-i18next';
import { useFormat } from '@/hooks/use-format';

/**
 * A score with one decimal, or a dash when there is none yet. Assessed items score above 0, so 0 means that
 * no item of this kind was identified.
 */
export function useScoreText(): (score: number | null) => string {
  const { t } = useTranslation('materiality-results');
  const format = useFormat();
  return (score) => {
    if (score === null) return '–';
    return score === 0 ? t('noItem') : format.number(score, { decimals: 1 });
  };
}
