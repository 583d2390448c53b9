import { useTranslation } from 'react-i18next';
import type { AmountWorking } from '#api/contract/emissions/emissions';
import { signOf } from '@/features/emissions/emission-trail/words';
import { useFormat } from '@/hooks/use-format';

type WorkedOutProps = { working: AmountWorking; amount: string };

/** Shows how an amount was estimated from the money paid or the distance driven, each step with its source. */
export function WorkedOut({ working, amount }: WorkedOutProps) {
  const { t } = useTranslation('emission-trail');
  const format = useFormat();
  const { from, quantity, unit, steps } = working;
  return (
    <>
      <p className="text-ink-muted">{t(`workedOut.${from}`)}</p>
      <ul className="mt-1 space-y-1">
        <li>
          {t(`workedOut.start.${from}`)}
          {': '}
          <span className="figures break-all">{`${format.exact(quantity)}\u00a0${unit}`}</span>
        </li>
        {steps.map((step) => (
          <li key={step.kind}>
            {t(`workedOut.steps.${step.kind}`)}
            {': '}
            <span className="figures break-all">
              {`${signOf(step)} ${format.exact(step.value)}\u00a0${step.unit}`}
            </span>
            {step.source ? (
              <span className="block text-ink-muted text-sm">{t('source', { source: step.source })}</span>
            ) : null}
          </li>
        ))}
      </ul>
      <p className="figures mt-1 break-all">{`= ${amount}`}</p>
    </>
  );
}
