import { useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/ui/error-state';
import { Progress } from '@/components/ui/progress';
import { enterAccount } from '@/features/sandbox/sandbox/use-enter-account';
import { isApiError } from '@/lib/api/api-error';
import { credential } from '@/lib/api/call';
import { useErrorText } from '@/lib/problem/use-error-text';

type PersonArrivalProps = {
  /** The account that this window signs in as. */
  userId: number;
  /** The screen to open, a path of this app. */
  next: string;
};

/** A window for another user: signs in independently of the other windows, then opens the screen. */
export function PersonArrival({ userId, next }: PersonArrivalProps) {
  const { t } = useTranslation('desk');
  const router = useRouter();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    document.title = `${t('arriving')} · Ledgerleaf`;
    const arrive = async () => {
      credential.separate();
      await enterAccount(queryClient, userId);
      await router.navigate({ href: next, replace: true });
    };
    arrive().catch(setError);
  }, [next, queryClient, router, t, userId]);
  return (
    <main className="grid min-h-dvh place-items-center bg-ground p-8">
      {error ? (
        <ErrorState
          title={t('arrivalFailed')}
          actions={
            <Link to="/login" className="text-brand underline underline-offset-4">
              {t('toSignIn')}
            </Link>
          }
        >
          {isApiError(error, 'validation_failed') ? t('unknownPerson') : errorText(error)}
        </ErrorState>
      ) : (
        <div className="w-80">
          <Progress label={t('arriving')} share={null} step={t('arrivingText')} />
        </div>
      )}
    </main>
  );
}
