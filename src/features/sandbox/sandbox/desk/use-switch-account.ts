import { useRouter } from '@tanstack/react-router';
import type { SandboxAccount } from '#api/contract/sandbox/sandbox';
import { useEnterAccount } from '@/features/sandbox/sandbox/use-enter-account';
import { confirmLeaving } from '@/state/leaving';
import { screenForCompany } from './shared-screen';

type Switch = {
  /** The account in use. */
  from: SandboxAccount;
  to: SandboxAccount;
};

/**
 * Goes on as another person without leaving the screen. One that this person may not see leads where its guard says; one
 * that shows a row of the company before leads to the list of such rows. Answers false where edits were to be kept.
 */
export function useSwitchAccount() {
  const router = useRouter();
  const enter = useEnterAccount(() => undefined);
  const switchAccount = async ({ from, to }: Switch): Promise<boolean> => {
    if (!(await confirmLeaving())) return false;
    const { pathname } = router.state.location;
    const params = router.state.matches.at(-1)?.params ?? {};
    await enter.mutateAsync(to);
    if (to.companyId === from.companyId) await router.invalidate();
    // The question was asked before the account was switched.
    else await router.navigate({ href: screenForCompany({ pathname, params }), ignoreBlocker: true });
    return true;
  };
  return { switchAccount, isSwitching: enter.isPending, error: enter.error };
}
