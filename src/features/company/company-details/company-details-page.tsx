import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/components/layout/page';
import { ReadOnlyNotice } from '@/components/settings/read-only-notice';

export function CompanyDetailsPage() {
  const { t } = useTranslation('company-details');
  return (
    <>
      <PageHeader title={t('title')} />
      <ReadOnlyNotice />
    </>
  );
}
