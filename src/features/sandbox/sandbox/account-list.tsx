import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SandboxAccount } from '#api/contract/sandbox/sandbox';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Skeleton } from '@/components/ui/skeleton';
import { useErrorText } from '@/lib/problem/use-error-text';
import { DemoPassword } from './demo-secrets';
import { type CompanyAccounts, groupAccounts } from './group-accounts';
import { accountsQuery } from './queries';
import { RoleButtons } from './role-buttons';
import { useEnterAccount } from './use-enter-account';

type AccountListProps = {
  /** Asks before the switch; undefined when there is nothing to lose. */
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
      <div className="mt-3">
        <DemoPassword />
      </div>
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
  const { companyName, isTrial, accounts } = group;
  return (
    <li className="flex min-h-13 flex-col gap-1.5 px-3.5 py-2.5">
      <span className="flex items-center gap-2">
        <span className="truncate font-medium">{companyName}</span>
        {isTrial ? <Badge kind="attention">{t('accounts.trial')}</Badge> : null}
      </span>
      <span className="-mx-1 flex flex-wrap gap-1">
        <RoleButtons {...{ companyName, accounts, isBusy, onEnter }} />
      </span>
      <span className="break-words text-ink-muted text-sm">
        {accounts.map(({ email }) => email).join(', ')}
      </span>
    </li>
  );
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
