import { useTranslation } from 'react-i18next';
import { useFormat } from '@/hooks/use-format';

/**
 * A score with one decimal, and a dash where there is none yet. What is assessed scores above 0, so that 0 says of a topic that
 * no item of the kind was identified.
 */
export function useScoreText(): (score: number | null) => string {
  const { t } = useTranslation('materiality-results');
  const format = useFormat();
  return (score) => {
    if (score === null) return '–';
    return score === 0 ? t('noItem') : format.number(score, { decimals: 1 });
  };
}
