import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Scope3Totals } from '#api/contract/activity-data/value-chain-forms';
import { AppLink } from '@/components/layout/app-link';
import { Submenu } from '@/components/layout/submenu';
import { Alert } from '@/components/ui/alert';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormat } from '@/hooks/use-format';
import { inputFormQueries } from '@/lib/api/queries/input-forms';
import { chooseEmissionUnit } from '@/lib/format/emissions';
import { inputFormIcon } from './input-form-icons';
import { valueChainQueries } from './queries';

/** The forms of the value chain, one per category, with their emissions in one common unit. */
export function ValueChainSubmenu() {
  const { t } = useTranslation('shell');
  const pathname = useLocation({ select: (location) => location.pathname });
  const { data: forms, isError } = useQuery(inputFormQueries.list());
  // The forms do not wait for the emissions and work without them.
  const { data: totals } = useQuery(valueChainQueries.totals());
  const amountOf = useAmountOf(totals);
  return (
    <Submenu
      title={t('submenu.valueChain')}
      link={AppLink}
      top={
        totals ? (
          <p className="px-2.5 text-ink-muted text-xs">
            {t('submenu.valueChainYear', { year: totals.year })}
          </p>
        ) : null
      }
      items={forms?.map(({ scope3InputFormId, displayName, icon }) => ({
        id: String(scope3InputFormId),
        label: displayName,
        href: `/value-chain/${scope3InputFormId}`,
        icon: inputFormIcon(icon),
        detail: amountOf(scope3InputFormId),
        isActive: pathname === `/value-chain/${scope3InputFormId}`,
      }))}
    >
      {isError ? <Alert kind="danger">{t('submenu.formsFailed')}</Alert> : null}
      {!forms && !isError ? <LoadingList /> : null}
    </Submenu>
  );
}

/** The formatted emissions of a form. Nothing for a form without counted data, which is not zero. */
function useAmountOf(totals: Scope3Totals | undefined) {
  const format = useFormat();
  const amounts = new Map(
    totals?.forms.map(({ scope3InputFormId, carbonEquivalent }) => [scope3InputFormId, carbonEquivalent]),
  );
  const unit = chooseEmissionUnit([...amounts.values()]);
  return (formId: number) => {
    const kgCo2e = amounts.get(formId) ?? 0;
    return kgCo2e > 0 ? <span className="figures">{format.emissions(kgCo2e, unit).text}</span> : undefined;
  };
}

function LoadingList() {
  return (
    <div aria-busy="true" className="flex flex-col gap-5 px-2.5 py-2">
      {['w-36', 'w-28', 'w-44', 'w-40', 'w-32', 'w-28'].map((width) => (
        <Skeleton key={width} className={width} />
      ))}
    </div>
  );
}
