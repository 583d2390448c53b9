import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { z } from 'zod';
import {
  closingReasons,
  type LocationRemoval,
  locationRemovalForm,
} from '#api/contract/company/location-removal';
import { archiveLocation, type Location } from '#api/contract/company/locations';
import { FormDialog } from '@/components/crud/form-dialog';
import { RadioCardsField } from '@/components/form/fields/choice-fields';
import { DateField } from '@/components/form/fields/date-field';
import { TextField } from '@/components/form/fields/text-field';
import { Form, FormActions } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useMarkUnsaved, useUnsavedScope } from '@/components/form/unsaved-scope';
import { useContractForm } from '@/components/form/use-contract-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { removalQueries } from '@/features/company/locations/queries';
import { isApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/call';
import { locationQueries } from '@/lib/api/queries/locations';
import { saying } from '@/lib/problem/stale-row';
import { useChangeText } from '@/lib/problem/use-change-text';
import { useLocationFactorsChanged } from '@/state/activity-data';
import { useReloadSession, useSessionUser } from '@/state/session';
import { KeptData, LateData, LostData } from './removal-data';
import { useRestoreLocation } from './use-restore-location';

type Props = { location: Location; onClose: () => void };

/** Removes a location: closes it on a day and keeps its data, or deletes it with its data for another reason. */
export function RemoveLocationDialog({ location, onClose }: Props) {
  const { t } = useTranslation('locations');
  const lost = useQuery(removalQueries.lost(location.locationId));
  return (
    <FormDialog
      size="lg"
      onClose={onClose}
      onGivenUp={onClose}
      title={t('remove.title', { name: location.name })}
      description={t('remove.description')}
    >
      {(close) =>
        lost.isError ? (
          <ErrorState onRetry={() => void lost.refetch()} />
        ) : lost.data ? (
          <RemovalForm location={location} lost={lost.data} onCancel={close} onRemoved={onClose} />
        ) : (
          <Skeleton className="h-72" />
        )
      }
    </FormDialog>
  );
}

type RemovalBody = z.output<ReturnType<typeof locationRemovalForm>>;
type RemovalValues = z.input<ReturnType<typeof locationRemovalForm>>;

type RemovalFormProps = {
  location: Location;
  lost: LocationRemoval;
  onCancel: () => void;
  onRemoved: () => void;
};

function RemovalForm({ location, lost, onCancel, onRemoved }: RemovalFormProps) {
  const { t } = useTranslation('locations');
  const { t: common } = useTranslation();
  const { today } = useSessionUser();
  const scope = useUnsavedScope();
  const remove = useRemoval(location);
  const isNameAsked = lost.rows.some(({ count }) => count > 0);
  const form = useContractForm<RemovalValues, RemovalBody>({
    schema: locationRemovalForm({ name: location.name, isNameAsked }),
    defaultValues: { reason: null as never, disableDate: null, typedName: '' },
    onSubmit: async (body) => {
      await remove(body);
      scope.forget();
      onRemoved();
    },
  });
  useMarkUnsaved('edited', form.isDirty);
  const [reason, disableDate] = form.methods.watch(['reason', 'disableDate']);
  const isDataLost = reason === closingReasons.other && isNameAsked;
  return (
    <Form form={form} label={t('remove.label')}>
      <RadioCardsField
        form={form}
        name="reason"
        label={t('remove.reason')}
        options={[
          { value: closingReasons.closed, label: t('remove.closed'), description: t('remove.closedHint') },
          { value: closingReasons.other, label: t('remove.other'), description: t('remove.otherHint') },
        ]}
      />
      {reason === closingReasons.closed ? (
        <>
          <DateField
            form={form}
            name="disableDate"
            label={t('remove.day')}
            hint={t('remove.dayHint')}
            today={today}
            max={today}
            min={lost.firstDay ?? undefined}
          />
          <KeptData lost={lost} />
          <LateData locationId={location.locationId} closedOn={disableDate} />
        </>
      ) : null}
      {reason === closingReasons.other ? (
        isNameAsked ? (
          <>
            <LostData lost={lost} />
            <TextField
              form={form}
              name="typedName"
              label={t('remove.typedName', { name: location.name })}
              autoComplete="off"
            />
          </>
        ) : (
          <Alert>{t('remove.nothingLost')}</Alert>
        )
      ) : null}
      <FormActions>
        <SubmitButton
          form={form}
          label={t(isDataLost ? 'remove.delete' : 'remove.archive')}
          isDestructive={isDataLost}
        />
        <Button variant="quiet" onClick={onCancel}>
          {common('actions.cancel')}
        </Button>
      </FormActions>
    </Form>
  );
}

/** Sends the removal, confirms it, and offers to undo it where possible. */
function useRemoval({ locationId, name, updatedOn }: Location) {
  const { t } = useTranslation('locations');
  const queryClient = useQueryClient();
  const changeText = useChangeText();
  const changed = useLocationFactorsChanged();
  const reloadSession = useReloadSession();
  const restore = useRestoreLocation();
  return async ({ reason, disableDate }: RemovalBody) => {
    const isDeleted = reason === closingReasons.other;
    const query = isDeleted ? { deleteData: 'true' } : { disableDate: disableDate ?? undefined };
    const input = { params: { id: locationId }, query, seenUpdatedOn: updatedOn ?? undefined };
    await call(archiveLocation, input).catch((error: unknown) => {
      // Another user changed or removed it; the list shows the new state.
      if (isApiError(error, 'stale', 'not_found'))
        void queryClient.invalidateQueries({ queryKey: locationQueries.all });
      throw saying(error, changeText(error));
    });
    await changed();
    // Without an active location, the rest of the product is locked.
    await reloadSession().catch(() => undefined);
    toast.success(t(isDeleted ? 'remove.deleted' : 'remove.done', { name }), {
      action: isDeleted
        ? undefined
        : { label: t('remove.undo'), onClick: () => void restore({ locationId, name }) },
    });
  };
}
