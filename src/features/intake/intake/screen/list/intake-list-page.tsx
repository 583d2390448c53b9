import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader, Section } from '@/components/layout/page';
import { EmptyState } from '@/components/ui/empty-state';
import { locationQueries } from '@/lib/api/queries/locations';
import { AddLocation } from '../questions/add-location';
import { IntakeTable } from './intake-table';
import { PasteRange } from './paste-range';
import { ProfileTable } from './profile-table';
import { TakeFiles } from './take-files';

type IntakeListPageProps = { files: ReactNode; samples: ReactNode };

/** Where files come in: drop or paste them, and continue those that are not recorded yet. */
export function IntakeListPage({ files, samples }: IntakeListPageProps) {
  const { t } = useTranslation('intake');
  const { data: locations } = useQuery(locationQueries.list());
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      {locations?.length === 0 ? (
        <EmptyState icon={<MapPin />} title={t('noLocation.title')} actions={<AddLocation />}>
          {t('noLocation.text')}
        </EmptyState>
      ) : (
        <>
          <Section>
            <div className="flex flex-col gap-3">
              <TakeFiles />
              <PasteRange />
            </div>
          </Section>
          {samples}
        </>
      )}
      <Section title={t('list.title')}>
        <IntakeTable />
      </Section>
      <ProfileTable />
      {files}
    </>
  );
}
