import { useQuery } from '@tanstack/react-query';
import { Share2, UsersRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SandboxAccount } from '#api/contract/sandbox/sandbox';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Popover } from '@/components/ui/popover';
import { groupAccounts } from '@/features/sandbox/sandbox/group-accounts';
import { accountsQuery } from '@/features/sandbox/sandbox/queries';
import { RoleButtons } from '@/features/sandbox/sandbox/role-buttons';
import { appBaseUrl } from '@/lib/api/api-base';
import { useErrorText } from '@/lib/problem/use-error-text';
import { useSessionUser } from '@/state/session';
import { nameOf } from './person';
import { useSwitchAccount } from './use-switch-account';

const ShareDialog = lazy(() =>
  import('@/features/sandbox/sandbox/recipes/share-dialog').then((file) => ({ default: file.ShareDialog })),
);

/** There is rarely more than one. */
const QuickSwitch = lazy(() =>
  import('@/features/sandbox/sandbox/workspaces/quick-switch').then((file) => ({
    default: file.QuickSwitch,
  })),
);

/** In the sandbox strip: opens the same screen as another user, here or in a separate window. */
export function DeskMenu() {
  const { t } = useTranslation(['desk', 'demo']);
  const [isOpen, setIsOpen] = useState(false);
  const [isSharing, setIsSharing] = useState(false);
  return (
    <>
      <Popover
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        align="end"
        label={t('title')}
        className="w-104"
        trigger={
          <Button variant="quiet" size="sm" className="mr-2 h-7 shrink-0 text-brand">
            <UsersRound aria-hidden />
            {t('open')}
          </Button>
        }
      >
        <People onDone={() => setIsOpen(false)} />
      </Popover>
      <Button
        variant="quiet"
        size="sm"
        className="mr-2 h-7 shrink-0 text-brand"
        onClick={() => setIsSharing(true)}
      >
        <Share2 aria-hidden />
        {t('demo:share.open')}
      </Button>
      {isSharing ? (
        <Suspense>
          <ShareDialog isOpen onClose={() => setIsSharing(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function People({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('desk');
  const { userId } = useSessionUser();
  const { data: accounts = [], isError } = useQuery(accountsQuery);
  const { switchAccount, isSwitching, error } = useSwitchAccount();
  const errorText = useErrorText();
  const from = accounts.find((account) => account.userId === userId);
  const groups = groupAccounts(accounts);
  const own = groups.find(({ companyId }) => companyId === from?.companyId);
  const goOnAs = async (to: SandboxAccount) => {
    if (!from) return;
    await switchAccount({ from, to }).then(onDone, () => undefined);
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-muted text-sm">{t('text')}</p>
      {isError ? <Alert kind="danger">{t('failed')}</Alert> : null}
      {error ? <Alert kind="danger">{errorText(error)}</Alert> : null}
      <ul aria-label={own?.companyName} className="flex flex-col divide-y rounded-lg border">
        {own?.accounts.map((account) => (
          <PersonRow
            key={account.userId}
            account={account}
            isCurrent={account.userId === userId}
            isBusy={isSwitching}
            onSwitch={() => void goOnAs(account)}
            onWindow={() => {
              openWindowAs(account);
              onDone();
            }}
          />
        ))}
      </ul>
      <Suspense>
        <QuickSwitch onDone={onDone} />
      </Suspense>
      <section aria-label={t('others')} className="flex flex-col gap-2">
        <h3 className="font-semibold text-sm">{t('others')}</h3>
        {groups
          .filter((group) => group !== own)
          .map(({ companyId, companyName, accounts: others }) => (
            <div key={companyId} className="flex flex-col gap-1">
              <span className="truncate">{companyName}</span>
              <span className="flex flex-wrap gap-1">
                <RoleButtons
                  companyName={companyName}
                  accounts={others.filter(({ forcePasswordChange }) => !forcePasswordChange)}
                  isBusy={isSwitching}
                  onEnter={(account) => void goOnAs(account)}
                />
              </span>
            </div>
          ))}
      </section>
    </div>
  );
}

type PersonRowProps = {
  account: SandboxAccount;
  isCurrent: boolean;
  isBusy: boolean;
  onSwitch: () => void;
  onWindow: () => void;
};

function PersonRow({ account, isCurrent, isBusy, onSwitch, onWindow }: PersonRowProps) {
  const { t } = useTranslation(['desk', 'sandbox']);
  const name = nameOf(account);
  const role = t(`sandbox:role.${account.roleName}`);
  return (
    <li className="flex items-center gap-3 px-3 py-2">
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{name}</span>
        <span className="text-ink-muted text-sm">
          {account.forcePasswordChange ? `${role}, ${t('sandbox:accounts.temporaryPassword')}` : role}
        </span>
      </span>
      {isCurrent ? (
        <span className="text-ink-muted text-sm">{t('current')}</span>
      ) : (
        <Button size="sm" disabled={isBusy} aria-label={t('switchTo', { name, role })} onClick={onSwitch}>
          {t('switch')}
        </Button>
      )}
      <Button size="sm" variant="quiet" aria-label={t('windowFor', { name, role })} onClick={onWindow}>
        {t('window')}
      </Button>
    </li>
  );
}

/** Opens beside this window on the same screen. The windows share nothing but the data. */
function openWindowAs({ userId }: SandboxAccount): void {
  const address = new URL('demo', appBaseUrl);
  address.searchParams.set('as', String(userId));
  address.searchParams.set('next', location.href.slice(appBaseUrl.href.length - 1));
  window.open(address, '_blank', 'noopener');
}
