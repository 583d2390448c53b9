import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Location } from '#api/contract/company/locations';
import { UnsavedScopeProvider, useUnsavedScope } from '@/components/form/unsaved-scope';
import { useLeaveGuard } from '@/components/form/use-leave-guard';
import { Dialog } from '@/components/ui/dialog';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { Tabs } from '@/components/ui/tabs';
import { locationQueries } from '@/lib/api/queries/locations';
import { type LocationFormTab, locationFormAtom } from '@/state/location-form';
import { useSessionUser } from '@/state/session';
import { ContractsTab } from './contracts-tab';
import { EditLocationForm, NewLocationForm } from './location-form';
import { useAddedLocation } from './use-added-location';

type LocationDialogProps = { locationId: number | null; tab?: LocationFormTab };

/** Adds a location, or edits one: its details and its electricity contracts. */
export function LocationDialog({ locationId, tab }: LocationDialogProps) {
  return (
    <UnsavedScopeProvider>
      {locationId === null ? <AddLocation /> : <EditLocation locationId={locationId} firstTab={tab} />}
    </UnsavedScopeProvider>
  );
}

function useClose(): () => Promise<void> {
  const scope = useUnsavedScope();
  useLeaveGuard();
  const setForm = useSetAtom(locationFormAtom);
  return async () => {
    if (await scope.confirmLeave()) setForm(null);
  };
}

function AddLocation() {
  const { t } = useTranslation('locations');
  const close = useClose();
  const setForm = useSetAtom(locationFormAtom);
  const openAdded = useAddedLocation();
  const goOn = async (created: Location) => {
    const { hasContracts } = await openAdded(created);
    setForm(hasContracts ? { locationId: created.locationId, tab: 'contracts' } : null);
  };
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={() => void close()}
      title={t('form.addTitle')}
      description={t('form.addDescription')}
    >
      <NewLocationForm onAdded={goOn} onCancel={() => void close()} />
    </Dialog>
  );
}

type EditLocationProps = { locationId: number; firstTab?: LocationFormTab };

function EditLocation({ locationId, firstTab }: EditLocationProps) {
  const { t } = useTranslation('locations');
  const close = useClose();
  const location = useQuery(locationQueries.detail(locationId));
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={() => void close()}
      title={t('form.editTitle', { name: location.data?.name ?? '' })}
    >
      {location.isError ? <ErrorState onRetry={() => void location.refetch()} /> : null}
      {location.isPending ? <Skeleton className="h-[420px]" /> : null}
      {location.data ? (
        <LocationTabs location={location.data} firstTab={firstTab} onDone={() => void close()} />
      ) : null}
    </Dialog>
  );
}

type LocationTabsProps = { location: Location; firstTab?: LocationFormTab; onDone: () => void };

function LocationTabs({ location, firstTab = 'details', onDone }: LocationTabsProps) {
  const { t } = useTranslation('locations');
  const { modules } = useSessionUser();
  const scope = useUnsavedScope();
  const [tab, setTab] = useState(firstTab);
  const details = <EditLocationForm location={location} onDone={onDone} />;
  if (!modules.includes('SCOPE2')) return details;
  const change = async (next: LocationFormTab) => {
    if (await scope.confirmLeave()) setTab(next);
  };
  return (
    <Tabs
      label={t('form.tabs')}
      value={tab}
      onChange={(next) => void change(next)}
      tabs={[
        { id: 'details', label: t('form.details'), content: details },
        {
          id: 'contracts',
          label: t('form.contracts'),
          content: <ContractsTab locationId={location.locationId} />,
        },
      ]}
    />
  );
}
