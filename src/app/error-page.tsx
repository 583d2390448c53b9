import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { isApiError } from '@/lib/api/api-error';
import { credential } from '@/lib/api/call';
import { useErrorText } from '@/lib/problem/use-error-text';
import { signOut } from '@/state/session';
import { InjectedFailures } from './sandbox';

/**
 * Replaces a page that could not be shown. The session is kept, because an API that does not answer decides nothing.
 */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('app');
  const router = useRouter();
  const errorText = useErrorText();
  const isSilent = isApiError(error, 'unreachable', 'unreadable', 'unavailable');
  const retry = async () => {
    await router.invalidate();
    reset();
  };
  return (
    <main className="grid min-h-96 place-items-center py-16">
      <InjectedFailures />
      <ErrorState
        title={isSilent ? t('error.silentTitle') : undefined}
        onRetry={retry}
        actions={
          credential.read() ? (
            <Button variant="quiet" onClick={signOut}>
              {t('error.signOut')}
            </Button>
          ) : null
        }
      >
        {errorText(error)} {t('error.nothingLost')}
      </ErrorState>
    </main>
  );
}
