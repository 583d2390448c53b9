import { useTranslation } from 'react-i18next';
import type { DemoCardAccount } from '#api/contract/sandbox/demo-offer';
import { Button } from '@/components/ui/button';

type RoleButtonsProps<Account extends DemoCardAccount> = {
  companyName: string;
  accounts: readonly Account[];
  isBusy: boolean;
  onEnter: (account: Account) => void;
};

/** One button for each account of a company. */
export function RoleButtons<Account extends DemoCardAccount>({
  companyName,
  accounts,
  isBusy,
  onEnter,
}: RoleButtonsProps<Account>) {
  const { t } = useTranslation('sandbox');
  const roleText = ({ roleName, forcePasswordChange }: Account): string => {
    const role = t(`role.${roleName}`);
    return forcePasswordChange ? `${role}, ${t('accounts.temporaryPassword')}` : role;
  };
  return accounts.map((account) => (
    <Button
      key={account.userId}
      size="sm"
      variant="quiet"
      className="h-7 bg-brand-soft px-2.5 text-on-brand-soft hover:bg-brand hover:text-on-brand"
      disabled={isBusy}
      aria-label={t('accounts.enter', { role: roleText(account), company: companyName })}
      onClick={() => onEnter(account)}
    >
      {roleText(account)}
    </Button>
  ));
}
