import { useTranslation } from 'react-i18next';
import { useFormat } from '@/hooks/use-format';
import type { ControlTotal } from '../../model';

type ControlTotalsProps = {
  totals: readonly ControlTotal[];
  /** Rows are left out because they are totals of others. */
  hasTotalRows: boolean;
};

/** Shows that nothing of the file is lost: its sum is what is recorded and what is left out. */
export function ControlTotals({ totals, hasTotalRows }: ControlTotalsProps) {
  const { t } = useTranslation('intake');
  const format = useFormat();
  if (totals.length === 0) return null;
  return (
    <section aria-label={t('totals.title')} className="flex flex-col gap-1 text-sm">
      {totals.map(({ unit, file, recorded, leftOut }) => {
        const amount = (value: number) =>
          [format.number(value, { maxDecimals: 3, isNeverZero: true }), unit].filter(Boolean).join('\u00a0');
        return (
          <p key={unit ?? ''} className="figures">
            {t('totals.line', { file: amount(file), recorded: amount(recorded), leftOut: amount(leftOut) })}
          </p>
        );
      })}
      {hasTotalRows ? <p className="text-ink-muted">{t('totals.withoutTotals')}</p> : null}
    </section>
  );
}
