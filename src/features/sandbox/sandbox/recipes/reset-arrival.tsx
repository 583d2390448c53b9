import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resetSandbox } from '#api/contract/engine';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { call, credential } from '@/lib/api/call';
import { useErrorText } from '@/lib/problem/use-error-text';
import { guideStore } from './guide';

/** A test build may reset without asking; a released build always asks. */
const isUnattended = Boolean(import.meta.env.VITE_UNATTENDED_RESET);

/** Resets by a link: fresh demo data, signed out. Asks first, because data entered here is lost. */
export function ResetArrival() {
  const { t } = useTranslation('demo');
  const router = useRouter();
  const errorText = useErrorText();
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(isUnattended);
  const isBegun = useRef(false);
  const reset = async () => {
    setIsBusy(true);
    try {
      await call(resetSandbox, {});
      guideStore.change(null);
      credential.clear('signed-out');
      await router.navigate({ to: '/login', replace: true });
    } catch (cause) {
      setError(cause);
      setIsBusy(false);
    }
  };
  useEffect(() => {
    if (!isUnattended || isBegun.current) return;
    isBegun.current = true;
    void reset();
  });
  return (
    <main className="grid min-h-dvh place-items-center bg-ground p-8">
      <section className="flex max-w-120 flex-col gap-4 rounded-lg border bg-surface p-6">
        <h1 className="font-semibold text-xl">{t('reset.title')}</h1>
        <p>{t('reset.text')}</p>
        {error ? <Alert kind="danger">{errorText(error)}</Alert> : null}
        <div className="flex justify-end gap-2">
          <Button disabled={isBusy} onClick={() => void router.navigate({ to: '/', replace: true })}>
            {t('keep')}
          </Button>
          <Button variant="danger" disabled={isBusy} onClick={() => void reset()}>
            {t('reset.agree')}
          </Button>
        </div>
      </section>
    </main>
  );
}
