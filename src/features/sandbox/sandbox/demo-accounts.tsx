import { useTranslation } from 'react-i18next';
import { AccountList } from './account-list';

/** Below the login form of the sandbox: the way in without a password. */
export function DemoAccounts({ onSignedIn }: { onSignedIn: () => Promise<unknown> }) {
  const { t } = useTranslation('sandbox');
  return (
    <section aria-labelledby="demo-accounts" className="mt-8">
      <h2 id="demo-accounts" className="font-semibold text-lg">
        {t('accounts.title')}
      </h2>
      <p className="mb-3 text-ink-muted">{t('accounts.text')}</p>
      <AccountList onSignedIn={onSignedIn} />
    </section>
  );
}
