import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { HistoryLink } from '@/components/crud/history-link';
import { PageHeader } from '@/components/layout/page';
import { ReadOnlyNotice } from '@/components/settings/read-only-notice';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { DetailsForm } from './details-form';
import { KeyFiguresCard } from './key-figures-card';
import { LogoCard } from './logo-card';
import { companyQueries } from './queries';

/** The company's details and the key figures that its emissions are compared with. */
export function CompanyDetailsPage() {
  const { t } = useTranslation('company-details');
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={<HistoryLink entity="companies" />}
      />
      <ReadOnlyNotice />
      <div className="grid max-w-280 items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <DetailsCard />
        <LogoCard />
        <KeyFiguresCard className="lg:col-span-2" />
      </div>
    </>
  );
}

function DetailsCard() {
  const { t } = useTranslation('company-details');
  const { data: company, isError, refetch } = useQuery(companyQueries.details());
  return (
    <Card title={t('details')}>
      {company ? <DetailsForm company={company} /> : null}
      {isError && !company ? <ErrorState onRetry={() => void refetch()} /> : null}
      {!company && !isError ? <LoadingForm /> : null}
    </Card>
  );
}

/** Placeholder fields with labels, in final size. */
function LoadingForm() {
  return (
    <div aria-busy="true" className="flex flex-col gap-5">
      {['name', 'country', 'address', 'more', 'town', 'registration', 'vat', 'sector', 'size'].map(
        (field) => (
          <div key={field} className="flex flex-col gap-1.5">
            <Skeleton className="h-5.5 w-24" />
            <Skeleton className="h-9 w-full" />
          </div>
        ),
      )}
      <Skeleton className="h-9 w-32" />
    </div>
  );
}
