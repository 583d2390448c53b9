import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Location } from '#api/contract/company/locations';
import { ReadFailure } from '@/components/crud/read-failure';
import { useUnsavedScope } from '@/components/form/unsaved-scope';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { Tabs } from '@/components/ui/tabs';
import { locationQueries } from '@/lib/api/queries/locations';
import { type DialogPropsOf, useDialogs } from '@/state/dialogs';
import { useSessionUser } from '@/state/session';
import { ContractsTab } from './contracts/contracts-tab';
import { LocationFacts } from './location-facts';
import { EditLocationForm, NewLocationForm } from './location-form';
import { contractQueries } from './queries';
import { useAddedLocation } from './use-added-location';

type LocationDialogProps = DialogPropsOf<'location'>;

/** Adds or edits a location: its details and its electricity contracts. */
export function LocationDialog({
  locationId,
  tab,
  isOpenedAfterAdding = true,
  isNew = false,
  onClose,
}: LocationDialogProps) {
  if (locationId === undefined)
    return <AddLocation isOpenedAfterAdding={isOpenedAfterAdding} onClose={onClose} />;
  return <EditLocation locationId={locationId} firstTab={tab} isNew={isNew} onClose={onClose} />;
}

type AddLocationProps = { isOpenedAfterAdding: boolean; onClose: () => void };

function AddLocation({ isOpenedAfterAdding, onClose }: AddLocationProps) {
  const { t } = useTranslation('locations');
  const dialogs = useDialogs();
  const openAdded = useAddedLocation();
  const goOn = async (created: Location) => {
    const { hasContracts } = await openAdded(created, { isOpened: isOpenedAfterAdding });
    if (hasContracts)
      dialogs.open('location', { locationId: created.locationId, tab: 'contracts', isNew: true });
    else dialogs.close('location');
  };
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={onClose}
      title={t('form.addTitle')}
      description={t('form.addDescription')}
    >
      <NewLocationForm onAdded={goOn} onCancel={onClose} />
    </Dialog>
  );
}

type EditLocationProps = {
  locationId: number;
  firstTab: LocationDialogProps['tab'];
  isNew: boolean;
  onClose: () => void;
};

function EditLocation({ locationId, firstTab, isNew, onClose }: EditLocationProps) {
  const { t } = useTranslation('locations');
  const location = useQuery(locationQueries.detail(locationId));
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={onClose}
      title={t('form.editTitle', { name: location.data?.name ?? '' })}
    >
      {location.isError ? (
        <ReadFailure error={location.error} onRetry={() => void location.refetch()} />
      ) : null}
      {location.isPending ? <Skeleton className="h-[420px]" /> : null}
      {location.data ? (
        <LocationTabs location={location.data} firstTab={firstTab} isNew={isNew} onDone={onClose} />
      ) : null}
    </Dialog>
  );
}

type LocationTab = NonNullable<LocationDialogProps['tab']>;
type LocationTabsProps = { location: Location; firstTab?: LocationTab; isNew: boolean; onDone: () => void };

function LocationTabs({ location, firstTab = 'details', isNew, onDone }: LocationTabsProps) {
  const { t } = useTranslation('locations');
  const { isAdmin, modules } = useSessionUser();
  const scope = useUnsavedScope();
  const [tab, setTab] = useState(firstTab);
  const isLicensed = modules.includes('SCOPE2');
  const electricity = useQuery({
    ...contractQueries.electricity(location.locationId),
    enabled: isLicensed,
  });
  const details =
    isAdmin && location.active ? (
      <EditLocationForm location={location} onDone={onDone} />
    ) : (
      <LocationFacts location={location} />
    );
  // Only a location that buys electricity has contracts. While this is unknown, the tab says so.
  if (!isLicensed || electricity.data === null) return details;
  const change = async (next: LocationTab) => {
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
          content: (
            <>
              {isNew ? <SkipContracts onSkip={onDone} /> : null}
              <ContractsTab locationId={location.locationId} />
            </>
          ),
        },
      ]}
    />
  );
}

/** Lets users without a contract finish right away. */
function SkipContracts({ onSkip }: { onSkip: () => void }) {
  const { t } = useTranslation('locations');
  return (
    <div className="mb-5 flex items-center justify-between gap-4 rounded-lg border px-4 py-3">
      <p>{t('contracts.skipHint')}</p>
      <Button className="shrink-0" onClick={onSkip}>
        {t('contracts.skip')}
      </Button>
    </div>
  );
}
