import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { enterSandboxAccount, type SandboxAccount } from '#api/contract/sandbox/sandbox';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { currentLanguage } from '@/i18n/setup';
import { call } from '@/lib/api/call';
import { sessionQuery } from '@/lib/api/queries/session';
import { useErrorText } from '@/lib/problem/use-error-text';
import { updateAccountLanguage } from '@/state/language';
import { adoptSession } from '@/state/session';
import { type CompanyAccounts, groupAccounts } from './group-accounts';
import { accountsQuery } from './queries';

type AccountListProps = {
  /** Asked before anything happens; without it there is nothing to lose. */
  mayEnter?: () => Promise<boolean>;
  onSignedIn: () => Promise<unknown> | unknown;
};

/** The demo companies with one button per account. */
export function AccountList({ mayEnter, onSignedIn }: AccountListProps) {
  const { t } = useTranslation('sandbox');
  const { data, isError } = useQuery(accountsQuery);
  const enter = useEnterAccount(onSignedIn);
  const errorText = useErrorText();
  const ask = async (account: SandboxAccount) => {
    if (!mayEnter || (await mayEnter())) enter.mutate(account);
  };
  if (isError) return <Alert kind="attention">{t('accounts.failed')}</Alert>;
  if (!data) return <LoadingList />;
  return (
    <>
      {enter.error ? (
        <Alert kind="danger" className="mb-3">
          {errorText(enter.error)}
        </Alert>
      ) : null}
      <ul className="flex flex-col divide-y rounded-lg border bg-surface">
        {groupAccounts(data).map((group) => (
          <CompanyRow
            key={group.companyId}
            group={group}
            isBusy={enter.isPending}
            onEnter={(account) => void ask(account)}
          />
        ))}
      </ul>
    </>
  );
}

type CompanyRowProps = {
  group: CompanyAccounts;
  isBusy: boolean;
  onEnter: (account: SandboxAccount) => void;
};

function CompanyRow({ group, isBusy, onEnter }: CompanyRowProps) {
  const { t } = useTranslation('sandbox');
  return (
    <li className="flex min-h-13 flex-col gap-1.5 px-3.5 py-2.5">
      <span className="flex items-center gap-2">
        <span className="truncate font-medium">{group.companyName}</span>
        {group.isTrial ? <Badge kind="attention">{t('accounts.trial')}</Badge> : null}
      </span>
      <span className="-mx-1 flex flex-wrap gap-1">
        {group.accounts.map((account) => (
          <Button
            key={account.userId}
            size="sm"
            variant="quiet"
            className="h-7 bg-brand-soft px-2.5 text-on-brand-soft hover:bg-brand hover:text-on-brand"
            disabled={isBusy}
            aria-label={t('accounts.enter', { role: roleText(account), company: group.companyName })}
            onClick={() => onEnter(account)}
          >
            {roleText(account)}
          </Button>
        ))}
      </span>
    </li>
  );

  function roleText({ roleName, forcePasswordChange }: SandboxAccount): string {
    const role = t(`role.${roleName}`);
    return forcePasswordChange ? `${role}, ${t('accounts.temporaryPassword')}` : role;
  }
}

function LoadingList() {
  const { t } = useTranslation('sandbox');
  return (
    <div
      role="status"
      aria-label={t('accounts.loading')}
      className="flex flex-col divide-y rounded-lg border"
    >
      {['w-44', 'w-52', 'w-36', 'w-48'].map((width) => (
        <div key={width} className="flex flex-col gap-2 px-3.5 py-3">
          <Skeleton className={width} />
          <Skeleton className="h-6 w-56" />
        </div>
      ))}
    </div>
  );
}

function useEnterAccount(onSignedIn: () => Promise<unknown> | unknown) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ userId }: SandboxAccount) => {
      const entered = await call(enterSandboxAccount, { body: { userId } });
      // A visitor goes on in the language they read, whatever the demo person speaks.
      const languageCode = currentLanguage();
      await adoptSession(queryClient, { ...entered, languageCode });
      if (entered.languageCode !== languageCode) {
        await updateAccountLanguage(queryClient, languageCode);
        await queryClient.invalidateQueries(sessionQuery);
      }
      await onSignedIn();
    },
  });
}
