import { useTranslation } from 'react-i18next';
import type { CompanyFactor } from '#api/contract/factors/company-factors';
import { useFormat } from '@/hooks/use-format';

/** "01/01/2024 – 31/12/2024", or "from 01/01/2024". */
export function useValidityText() {
  const { t } = useTranslation('company-factors');
  const format = useFormat();
  return ({ validFrom, validTo }: Pick<CompanyFactor, 'validFrom' | 'validTo'>) =>
    validTo === null
      ? t('fromDay', { day: format.date(validFrom) })
      : [...new Set([validFrom, validTo])].map((day) => format.date(day)).join(' – ');
}
