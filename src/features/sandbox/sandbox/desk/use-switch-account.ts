import { useRouter } from '@tanstack/react-router';
import type { SandboxAccount } from '#api/contract/sandbox/sandbox';
import { useEnterAccount } from '@/features/sandbox/sandbox/use-enter-account';
import { confirmLeaving } from '@/state/leaving';
import { screenForCompany } from './shared-screen';

type Switch = {
  /** The current account. */
  from: SandboxAccount;
  to: SandboxAccount;
};

/**
 * Switches to another user without leaving the screen. If that user may not see it, its guard redirects; a screen
 * with a row of the previous company leads to the list of such rows. Returns false when the user chose to keep
 * unsaved edits.
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
