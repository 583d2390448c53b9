import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { enterAccount } from '@/features/sandbox/sandbox/use-enter-account';
import { call } from '@/lib/api/call';
import { sessionQuery } from '@/lib/api/queries/session';
import { useErrorText } from '@/lib/problem/use-error-text';
import { confirmLeaving } from '@/state/leaving';
import { addressOf, PlaceMissing } from './address';
import { accountOf } from './caller';
import { atStep, guideStore, stepOf } from './guide';

/** Shows another step of the running demo, with its user and screen. */
export function useGoToStep(): (step: number) => Promise<void> {
  const { t } = useTranslation('demo');
  const router = useRouter();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  return async (step) => {
    const guide = guideStore.read();
    if (!guide || !(await confirmLeaving())) return;
    const next = atStep(guide, step);
    const { account, screen } = stepOf(next) ?? {};
    guideStore.change(next);
    try {
      const user = queryClient.getQueryData(sessionQuery.queryKey);
      if (account && account !== user?.email) {
        const person = await accountOf(account);
        if (!person) throw new PlaceMissing(account);
        await enterAccount(queryClient, person.userId);
        if (!screen) await router.invalidate();
      }
      if (screen) await router.navigate({ href: await addressOf(screen, { call }), ignoreBlocker: true });
    } catch (error) {
      toast.error(error instanceof PlaceMissing ? t('missing', { what: error.what }) : errorText(error));
    }
  };
}
