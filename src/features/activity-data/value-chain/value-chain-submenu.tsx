import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/layout/app-link';
import { Submenu } from '@/components/layout/submenu';
import { Alert } from '@/components/ui/alert';
import { Skeleton } from '@/components/ui/skeleton';
import { inputFormQueries } from '@/lib/api/queries/input-forms';
import { inputFormIcon } from './input-form-icons';

/** The forms of the value chain, one per category. */
export function ValueChainSubmenu() {
  const { t } = useTranslation('shell');
  const pathname = useLocation({ select: (location) => location.pathname });
  const { data: forms, isError } = useQuery(inputFormQueries.list());
  return (
    <Submenu
      title={t('submenu.valueChain')}
      link={AppLink}
      items={forms?.map(({ scope3InputFormId, displayName, icon }) => ({
        id: String(scope3InputFormId),
        label: displayName,
        href: `/value-chain/${scope3InputFormId}`,
        icon: inputFormIcon(icon),
        isActive: pathname === `/value-chain/${scope3InputFormId}`,
      }))}
    >
      {isError ? <Alert kind="danger">{t('submenu.formsFailed')}</Alert> : null}
      {!forms && !isError ? <LoadingList /> : null}
    </Submenu>
  );
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
