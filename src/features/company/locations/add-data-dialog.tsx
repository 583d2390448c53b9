import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Files, FileUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { updateHideAddDataTooltip } from '#api/contract/account/user-settings';
import type { Location } from '#api/contract/company/locations';
import type { EntryView } from '@/components/entries/entry-view';
import { useUnsavedScope } from '@/components/form/unsaved-scope';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { ErrorState } from '@/components/ui/error-state';
import { call } from '@/lib/api/call';
import { locationQueries } from '@/lib/api/queries/locations';
import { sessionQuery } from '@/lib/api/queries/session';
import { useActivityDataChanges } from '@/state/activity-data';
import { type DialogPropsOf, type EntryPeriod, useDialogs } from '@/state/dialogs';
import { useSessionUser } from '@/state/session';
import { type EntryLists, EntryTabs } from './entry-tabs';
import { LocationPicker } from './location-picker';
import { type EntryType, firstLicensed } from './search';

type AddDataDialogProps = DialogPropsOf<'addData'> & { lists: EntryLists };

/** Adds data from any screen: choose a location, then work in its lists. */
export function AddDataDialog({ lists, locationId, type, period, onClose }: AddDataDialogProps) {
  const { t } = useTranslation('locations');
  const { hideAddDataTooltip } = useSessionUser();
  const scope = useUnsavedScope();
  const saveHint = useSaveHint();
  const { data: locations, isError, refetch } = useQuery(locationQueries.list());
  const [chosenId, setChosenId] = useState(locationId ?? null);
  const [isFinishing, setIsFinishing] = useState(false);
  const chosen = locations?.find((location) => location.locationId === chosenId);
  const dialogs = useDialogs();
  const changes = useActivityDataChanges();
  const [changesBefore] = useState(changes);

  const close = async () => {
    if (!(await scope.confirmLeave())) return;
    if (hideAddDataTooltip) return onClose();
    saveHint();
    // A user who entered nothing has not learned how it works.
    if (changes === changesBefore) return onClose();
    setIsFinishing(true);
  };
  const change = async () => {
    if (await scope.confirmLeave()) setChosenId(null);
  };
  const importInstead = async (location: Location) => {
    if (!(await scope.confirmLeave())) return;
    onClose();
    dialogs.open('importData', { locationId: location.locationId });
  };
  if (isFinishing) return <FinishDialog onStay={onClose} />;
  return (
    <Dialog
      isOpen
      size="xl"
      onClose={() => void close()}
      title={t('addData.title')}
      description={chosen ? undefined : t('addData.choose')}
    >
      {chosen ? (
        <Workspace
          key={chosen.locationId}
          lists={lists}
          location={chosen}
          startType={type}
          startPeriod={period}
          onChange={() => void change()}
          onImport={() => void importInstead(chosen)}
        />
      ) : isError && !locations ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <>
          <FilesFirst onOpen={onClose} />
          <LocationPicker locations={locations} onPick={setChosenId} />
        </>
      )}
    </Dialog>
  );
}

/** Most data is in files already, and they need no location chosen before. */
function FilesFirst({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('locations');
  const navigate = useNavigate();
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-lg border px-4 py-3">
      <p className="min-w-0 flex-1 text-ink-muted">{t('addData.filesHint')}</p>
      <Button
        variant="primary"
        onClick={() => {
          onOpen();
          void navigate({ to: '/locations/intake' });
        }}
      >
        <Files aria-hidden />
        {t('addData.files')}
      </Button>
    </div>
  );
}

type WorkspaceProps = {
  lists: EntryLists;
  location: Location;
  startType: EntryType | undefined;
  startPeriod: EntryPeriod | undefined;
  onChange: () => void;
  onImport: () => void;
};

type Shown = { type: EntryType; view: EntryView };

function Workspace({ lists, location, startType, startPeriod, onChange, onImport }: WorkspaceProps) {
  const { t } = useTranslation('locations');
  const { modules } = useSessionUser();
  const scope = useUnsavedScope();
  const [{ type, view }, show] = useState<Shown>({ type: startType ?? firstLicensed(modules), view: {} });
  const changeType = async (type: EntryType) => {
    if (await scope.confirmLeave()) show({ type, view: {} });
  };
  return (
    <>
      <div className="mb-4 flex items-center justify-between gap-4">
        <p>
          <span className="font-medium">{location.name}</span>
          <span className="text-ink-muted">{`, ${location.address} `}</span>
          <Button variant="link" onClick={onChange}>
            {t('addData.change')}
          </Button>
        </p>
        <Button onClick={onImport}>
          <FileUp aria-hidden />
          {t('addData.import')}
        </Button>
      </div>
      <EntryTabs
        lists={lists}
        locationId={location.locationId}
        type={type}
        onType={(type) => void changeType(type)}
        view={view}
        onView={(view) => show({ type, view })}
        startsWithForm
        startPeriod={startPeriod}
      />
    </>
  );
}

/** After the first time it was closed with new entries: tells the user that the figures are on the overview. */
function FinishDialog({ onStay }: { onStay: () => void }) {
  const { t } = useTranslation('locations');
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      isOpen
      isDestructive={false}
      title={t('finish.title')}
      description={t('finish.text')}
      confirmLabel={t('finish.overview')}
      cancelLabel={t('finish.stay')}
      onCancel={onStay}
      onConfirm={() => {
        onStay();
        void navigate({ to: '/' });
      }}
    />
  );
}

/** Stores that the user knows this dialog. If that fails, the hint simply appears again. */
function useSaveHint(): () => void {
  const queryClient = useQueryClient();
  return () => {
    const hide = (user: { hideAddDataTooltip: boolean }) =>
      queryClient.setQueryData(sessionQuery.queryKey, (old) => old && { ...old, ...pickHint(user) });
    call(updateHideAddDataTooltip, { query: { value: 'true' } }).then(hide, () => undefined);
  };
}

function pickHint({ hideAddDataTooltip }: { hideAddDataTooltip: boolean }) {
  return { hideAddDataTooltip };
}
