import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/ui/error-state';
import { useErrorText } from '@/lib/problem/use-error-text';
import { PlaceMissing } from './address';
import { AccountMissing, CallRefused, CountryMissing } from './apply-recipe';
import type { RecipeFault } from './read-recipe';

type Failure = { at: 'wrong'; faults: readonly RecipeFault[] } | { at: 'failed'; error: unknown };

/** Why a demo was not opened, field by field. Nothing was changed. */
export function ArrivalFailure(failure: Failure) {
  const { t } = useTranslation('demo');
  const reasons = useReasons(failure);
  return (
    <ErrorState
      title={t('failed')}
      actions={
        <Link to="/" className="text-brand underline underline-offset-4">
          {t('toPortal')}
        </Link>
      }
    >
      <p>{t('nothingChanged')}</p>
      <ul className="mt-2">
        {reasons.map((reason) => (
          <li key={reason} className="break-words">
            {reason}
          </li>
        ))}
      </ul>
    </ErrorState>
  );
}

const mostFaults = 8;

function useReasons(failure: Failure): string[] {
  const { t } = useTranslation('demo');
  const errorText = useErrorText();
  if (failure.at === 'failed') return [reasonOf(failure.error, t, errorText)];
  const reasons = failure.faults.map(({ path, code }) => {
    const reason = t(`faults.${code}`);
    return path ? t('fault', { path, reason }) : reason;
  });
  return [...new Set(reasons)].slice(0, mostFaults);
}

function reasonOf(error: unknown, t: TFunction<'demo'>, errorText: (error: unknown) => string): string {
  if (error instanceof PlaceMissing) return t('missing', { what: error.what });
  if (error instanceof AccountMissing) return t('missing', { what: error.email });
  if (error instanceof CountryMissing) return t('missing', { what: error.code });
  if (error instanceof CallRefused)
    return t('fault', { path: `calls.${error.at}`, reason: errorText(error.cause) });
  return errorText(error);
}
