import { offer } from 'virtual:demo-offer';
import { useQuery } from '@tanstack/react-query';
import { LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DemoCard, DemoCardAccount } from '#api/contract/sandbox/demo-offer';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { useFormat } from '@/hooks/use-format';
import { currentLanguage } from '@/i18n/setup';
import { useErrorText } from '@/lib/problem/use-error-text';
import { type OfferedCompany, offeredCompanies } from './group-accounts';
import { accountsQuery } from './queries';
import { RoleButtons } from './role-buttons';
import { useEnterAccount } from './use-enter-account';

type DemoCardsProps = {
  /** A short text about what a click is waiting for; null when it does not have to wait. */
  waiting: string | null;
  onSignedIn: () => Promise<unknown>;
};

/** Sign-in without a password: a card for each company, available before the API answers. */
export function DemoCards({ waiting, onSignedIn }: DemoCardsProps) {
  const { t } = useTranslation('sandbox');
  const { data: accounts } = useQuery(accountsQuery);
  const enter = useEnterAccount(onSignedIn);
  const errorText = useErrorText();
  return (
    <section aria-label={t('accounts.title')}>
      {enter.error ? (
        <Alert kind="danger" className="mb-3">
          {errorText(enter.error)}
        </Alert>
      ) : null}
      <ul className="grid gap-3 lg:grid-cols-2">
        {offeredCompanies(offer.companies, accounts).map((company, index) => (
          <CompanyCard
            key={company.companyId}
            company={company}
            isFirst={index === 0}
            waiting={waiting}
            entering={enter.isPending ? enter.variables.userId : null}
            onEnter={enter.mutate}
          />
        ))}
      </ul>
    </section>
  );
}

type CompanyCardProps = {
  company: OfferedCompany;
  isFirst: boolean;
  waiting: string | null;
  /** The account that is being signed in. */
  entering: number | null;
  onEnter: (account: DemoCardAccount) => void;
};

function CompanyCard({ company, isFirst, waiting, entering, onEnter }: CompanyCardProps) {
  const { t } = useTranslation('sandbox');
  const { companyName, card, isTrial, accounts } = company;
  // A company that was renamed in this sandbox is shown by its new name.
  const name = card?.companyName === companyName ? card.shortName : companyName;
  const isEntering = accounts.some(({ userId }) => userId === entering);
  const [first] = accounts;
  return (
    <li className="flex flex-col gap-1 rounded-lg border bg-surface px-4 py-3">
      <h2 className="flex items-center gap-2">
        <span className="truncate font-semibold text-lg">{name}</span>
        {isTrial ? <Badge kind="attention">{t('accounts.trial')}</Badge> : null}
      </h2>
      {card ? <Facts card={card} /> : null}
      <div className="mt-auto flex flex-col items-start gap-2 pt-2">
        {first ? (
          <Button
            size="sm"
            variant={isFirst ? 'primary' : 'secondary'}
            disabled={entering !== null}
            onClick={() => onEnter(first)}
          >
            {isEntering ? <LoaderCircle aria-hidden className="animate-spin" /> : null}
            <span aria-live="polite" className="figures">
              {(isEntering && waiting) || t('accounts.explore', { company: name })}
            </span>
          </Button>
        ) : null}
        <div className="flex flex-wrap items-center gap-1.5">
          <span className="text-ink-muted text-sm">{t('accounts.as')}</span>
          <RoleButtons {...{ companyName, accounts, onEnter }} isBusy={entering !== null} />
        </div>
      </div>
      {accounts.some(({ forcePasswordChange }) => forcePasswordChange) ? (
        <p className="text-ink-muted text-sm">{t('accounts.temporaryIs', { password: offer.password })}</p>
      ) : null}
    </li>
  );
}

/** Sector, size and contents. Tonnes have two digits, because the first visit moves the demo to the present. */
function Facts({ card }: { card: DemoCard }) {
  const { t } = useTranslation('sandbox');
  const format = useFormat();
  const language = currentLanguage();
  const { trade, shows, sites, yearlyTonnesCo2e } = card;
  const tonnes = yearlyTonnesCo2e === null ? null : Number(yearlyTonnesCo2e.toPrecision(2));
  const facts = [
    trade[language],
    sites === 0 ? t('accounts.noSites') : t('accounts.sites', { count: sites }),
    tonnes === null ? null : t('accounts.tonnes', { tonnes: format.number(tonnes) }),
  ];
  return (
    <>
      <p className="figures text-ink-muted text-sm">{facts.filter((fact) => fact !== null).join(' · ')}</p>
      <p>{shows[language]}</p>
    </>
  );
}
