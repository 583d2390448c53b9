import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ContractEffect as Effect } from '#api/contract/company/contract-preview';
import type { LocationSupplyTypeBody } from '#api/contract/company/supply-types';
import { Alert } from '@/components/ui/alert';
import { contractQueries } from '@/features/company/locations/queries';
import { useFormat } from '@/hooks/use-format';
import { useSettled } from '@/hooks/use-settled';
import { chooseEmissionUnit } from '@/lib/format/emissions';
import { useErrorText } from '@/lib/problem/use-error-text';

/** What the contract in the form would change, before it is saved; empty while it is incomplete. */
export function ContractEffect({ body }: { body: LocationSupplyTypeBody | null }) {
  const { t } = useTranslation('locations');
  const errorText = useErrorText();
  const asked = useSettled(body);
  const { data, error } = useQuery({
    ...contractQueries.effect(asked ?? (null as never)),
    enabled: asked !== null,
    retry: false,
  });
  if (!body || !asked) return null;
  // Field errors are shown at the fields when the form is sent.
  if (error) return <p className="text-ink-muted text-sm">{errorText(error)}</p>;
  if (!data) return <p className="text-ink-muted text-sm">{t('effect.asking')}</p>;
  return <EffectText effect={data} />;
}

function EffectText({ effect }: { effect: Effect }) {
  const { t } = useTranslation('locations');
  const format = useFormat();
  const { changedRows, years, beforeKg, afterKg, headlineChangeKg } = effect;
  if (changedRows === 0) return <Alert>{t('effect.none')}</Alert>;
  const unit = chooseEmissionUnit([
    beforeKg,
    afterKg,
    ...years.flatMap((year) => [year.beforeKg, year.afterKg]),
  ]);
  const text = (kg: number) => format.emissions(kg, unit).text;
  const change = (before: number, after: number) => format.emissions(after - before, unit, true).text;
  return (
    <Alert title={t('effect.title', { count: changedRows, text: format.number(changedRows) })}>
      <p className="figures">
        {t('effect.whole', {
          before: text(beforeKg),
          after: text(afterKg),
          change: change(beforeKg, afterKg),
        })}
      </p>
      {years.length > 1 ? (
        <ul aria-label={t('effect.years')} className="figures mt-1">
          {years.map((year) => (
            <li key={year.year}>
              {t('effect.year', {
                year: String(year.year),
                before: text(year.beforeKg),
                after: text(year.afterKg),
                change: change(year.beforeKg, year.afterKg),
              })}
            </li>
          ))}
        </ul>
      ) : null}
      {headlineChangeKg === 0 ? <p className="mt-1">{t('effect.locationBased')}</p> : null}
    </Alert>
  );
}
