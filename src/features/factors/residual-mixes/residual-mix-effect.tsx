import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { type ResidualMixBody, residualMixBody } from '#api/contract/factors/residual-mixes';
import type { ContractForm } from '@/components/form/use-contract-form';
import { Alert } from '@/components/ui/alert';
import { useFormat } from '@/hooks/use-format';
import { useSettled } from '@/hooks/use-settled';
import { chooseEmissionUnit } from '@/lib/format/emissions';
import { useErrorText } from '@/lib/problem/use-error-text';
import { residualMixQueries } from './queries';

type Form = ContractForm<z.input<typeof residualMixBody>, ResidualMixBody>;

const printedValue = residualMixBody.pick({ region: true, year: true, value: true, unit: true, gases: true });

/** The effect of the value in the form once it is complete; the source can be added later. */
export function ResidualMixEffect({ form }: { form: Form }) {
  const { t } = useTranslation('residual-mixes');
  const format = useFormat();
  const errorText = useErrorText();
  const parsed = printedValue.safeParse(form.methods.watch());
  const asked = useSettled(parsed.success ? parsed.data : null);
  const { data, error } = useQuery({
    ...residualMixQueries.effect(asked ?? (null as never)),
    enabled: asked !== null,
    retry: false,
  });
  if (!parsed.success || !asked) return <p className="text-ink-muted text-sm">{t('effect.hint')}</p>;
  if (error) return <p className="text-ink-muted text-sm">{errorText(error)}</p>;
  if (!data) return <p className="text-ink-muted text-sm">{t('effect.asking')}</p>;
  if (data.changedRows === 0) return <Alert>{t('effect.none')}</Alert>;
  const [before, after] = [Number(data.beforeKg), Number(data.afterKg)];
  const unit = chooseEmissionUnit([before, after]);
  return (
    <Alert title={t('effect.title', { count: data.changedRows, text: format.number(data.changedRows) })}>
      <p className="figures">
        {t('effect.whole', {
          year: asked.year,
          before: format.emissions(before, unit).text,
          after: format.emissions(after, unit).text,
          change: format.emissions(after - before, unit, true).text,
        })}
      </p>
    </Alert>
  );
}
