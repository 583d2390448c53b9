import { useTranslation } from 'react-i18next';
import type { EmissionMonths } from '#api/contract/emissions/dashboard';
import { useFormat } from '@/hooks/use-format';

/** How many months of the year the total covers, and how they compare with the year before. */
export function YearInContext({ coveredMonths, comparison }: EmissionMonths) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const change = comparison?.changePercentage ?? null;
  return (
    <p className="figures mt-1 text-sm">
      <span>{t('totals.covered', { count: coveredMonths })}</span>
      {comparison && change !== null ? (
        <span className="block">
          {t('totals.change', {
            change: format.percent(change / 100, { decimals: 1, signed: true }),
            count: comparison.months,
            year: comparison.year,
          })}
        </span>
      ) : null}
    </p>
  );
}
