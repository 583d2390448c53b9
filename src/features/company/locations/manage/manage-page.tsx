import { useQuery } from '@tanstack/react-query';
import { FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Location } from '#api/contract/company/locations';
import { PageHeader } from '@/components/layout/page';
import { Accordion } from '@/components/ui/accordion';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { SearchField } from '@/components/ui/search-field';
import { chosenLocations } from '@/features/company/locations/chosen-locations';
import { useFormat } from '@/hooks/use-format';
import { locationQueries } from '@/lib/api/queries/locations';
import { useDialogs } from '@/state/dialogs';
import { useSessionUser } from '@/state/session';
import { type ManageProps, withWords } from './manage-search';
import { ManagedLocations } from './managed-locations';
import { RemoveLocationDialog } from './remove-location-dialog';

/** All locations of the company: the active ones, and the archive below. Admins can edit them. */
export function ManageLocationsPage({ search, onSearch }: ManageProps) {
  const { t } = useTranslation('locations');
  const { isAdmin } = useSessionUser();
  const { language } = useFormat();
  const dialogs = useDialogs();
  const query = useQuery(locationQueries.listWithArchived());
  const [removing, setRemoving] = useState<Location | null>(null);
  const found = query.data && chosenLocations(query.data, search, language);
  const archived = found?.filter(({ active }) => !active);
  return (
    <>
      <PageHeader
        title={t('manage.title')}
        description={t('manage.description')}
        actions={
          isAdmin ? (
            <>
              <Button onClick={() => dialogs.open('importLocations')}>
                <FileUp aria-hidden />
                {t('manage.import')}
              </Button>
              <Button
                variant="primary"
                onClick={() => dialogs.open('location', { isOpenedAfterAdding: false })}
              >
                <Plus aria-hidden />
                {t('form.add')}
              </Button>
            </>
          ) : undefined
        }
      />
      {isAdmin ? null : (
        <Alert className="mb-4" title={t('manage.readOnly')}>
          {t('manage.readOnlyHint')}
        </Alert>
      )}
      <div className="mb-4 max-w-sm">
        <label htmlFor="find-location" className="sr-only">
          {t('manage.find')}
        </label>
        <SearchField
          id="find-location"
          placeholder={t('manage.find')}
          value={search.find ?? ''}
          onChange={(words) => onSearch(withWords(search, words), true)}
        />
      </div>
      <Card isFlush className="mb-6" title={t('manage.tables.active')}>
        <ManagedLocations
          kind="active"
          locations={found?.filter(({ active }) => active)}
          query={query}
          search={search}
          onSearch={onSearch}
          onRemove={setRemoving}
        />
      </Card>
      <Accordion
        openId={search.archivePage === undefined ? undefined : 'archive'}
        items={[
          {
            id: 'archive',
            title: t('manage.archive', { count: archived?.length ?? 0 }),
            content: (
              <Card isFlush>
                <ManagedLocations
                  kind="archived"
                  locations={archived}
                  query={query}
                  search={search}
                  onSearch={onSearch}
                  onRemove={setRemoving}
                />
              </Card>
            ),
          },
        ]}
      />
      {removing ? <RemoveLocationDialog location={removing} onClose={() => setRemoving(null)} /> : null}
    </>
  );
}
