import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Location } from '#api/contract/company/locations';
import { UnsavedScopeProvider } from '@/components/form/unsaved-scope';
import { useLeaveGuard } from '@/components/form/use-leave-guard';
import { PageHeader } from '@/components/layout/page';
import { Button } from '@/components/ui/button';
import { ReadOnlyNote } from '@/components/ui/read-only-note';
import { Tabs } from '@/components/ui/tabs';
import { useDialogs } from '@/state/dialogs';
import { useSessionUser } from '@/state/session';
import { AddDataHint } from './add-data-hint';
import { AddDataMenu } from './add-data-menu';
import { type EntryLists, EntryTabs } from './entry-tabs';
import { entryViewOf, type LocationSearch, type LocationTab, viewOf } from './search';

type LocationPageProps = {
  location: Location;
  search: LocationSearch;
  onSearch: (search: LocationSearch, replace?: boolean) => void;
  lists: EntryLists;
  charts: ReactNode;
};

/** Data entries of one location. The URL holds tab, list and page. */
export function LocationPage(props: LocationPageProps) {
  return (
    <UnsavedScopeProvider>
      <LocationHeader {...props} />
      <LocationTabs {...props} />
    </UnsavedScopeProvider>
  );
}

function LocationHeader({ location, search }: LocationPageProps) {
  const { t } = useTranslation('locations');
  const { isAdmin, roleName } = useSessionUser();
  const dialogs = useDialogs();
  return (
    <PageHeader
      title={location.name}
      description={location.address}
      actions={
        <>
          {isAdmin ? (
            <Button onClick={() => dialogs.open('location', { locationId: location.locationId })}>
              <Pencil aria-hidden />
              {t('edit')}
            </Button>
          ) : null}
          {roleName !== 'View' ? (
            <div className="relative">
              <AddDataMenu locationId={location.locationId} type={search.type} />
              <AddDataHint />
            </div>
          ) : (
            <ReadOnlyNote changedBy="editors" />
          )}
        </>
      }
    />
  );
}

function LocationTabs({ location, search, onSearch, lists, charts }: LocationPageProps) {
  const { t } = useTranslation('locations');
  const { modules } = useSessionUser();
  const view = viewOf(search, modules);
  useLeaveGuard();
  return (
    <Tabs<LocationTab>
      label={t('tabs.label')}
      value={view.tab}
      onChange={(tab) => onSearch({ type: search.type, tab })}
      tabs={[
        {
          id: 'data',
          label: t('tabs.data'),
          content: (
            <EntryTabs
              lists={lists}
              locationId={location.locationId}
              type={view.type}
              onType={(type) => onSearch({ tab: search.tab, type })}
              view={entryViewOf(search)}
              onView={(next, replace) => onSearch({ tab: search.tab, type: search.type, ...next }, replace)}
            />
          ),
        },
        { id: 'charts', label: t('tabs.charts'), content: charts },
      ]}
    />
  );
}
