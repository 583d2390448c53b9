import { useTranslation } from 'react-i18next';
import type { CompanyFactor } from '#api/contract/factors/company-factors';
import { useFormat } from '@/hooks/use-format';

/** "Jan, 2024 – Dec, 2024", or "from Jan, 2024". */
export function useValidityText() {
  const { t } = useTranslation('company-factors');
  const format = useFormat();
  return ({ validFrom, validTo }: Pick<CompanyFactor, 'validFrom' | 'validTo'>) =>
    validTo === null
      ? t('fromMonth', { month: format.date(validFrom, 'MMM, YYYY') })
      : [...new Set([validFrom, validTo])].map((month) => format.date(month, 'MMM, YYYY')).join(' – ');
}
