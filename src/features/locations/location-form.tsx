import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { z } from 'zod';
import {
  createLocation,
  type Location,
  type LocationBody,
  locationBody,
  updateLocation,
} from '#api/contract/locations';
import { ComboboxField } from '@/components/form/combobox-field';
import { Form, FormActions } from '@/components/form/form';
import { NumberField } from '@/components/form/number-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useMarkUnsaved, useUnsavedScope } from '@/components/form/unsaved-scope';
import { useContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { call } from '@/lib/api/call';
import { countriesQuery } from '@/lib/api/queries/countries';
import { locationQueries } from '@/lib/api/queries/locations';
import { staleRow } from '@/lib/problem/stale-row';
import { useLocationFactorsChanged } from '@/state/activity-data';
import { useReloadSession, useSessionUser } from '@/state/session';

type LocationValues = z.input<typeof locationBody>;
type LocationFormProps = { location: Location | null; onDone: () => void };

export function LocationForm({ location, onDone }: LocationFormProps) {
  const { t } = useTranslation('locations');
  const { t: common } = useTranslation();
  const { data: countries = [] } = useQuery(countriesQuery);
  const scope = useUnsavedScope();
  const save = useSaveLocation(location);
  const form = useContractForm<LocationValues, LocationBody>({
    schema: locationBody,
    defaultValues: toValues(location),
    onSubmit: async (body) => {
      await save(body);
      scope.forget();
      onDone();
    },
  });
  useMarkUnsaved('edited', form.isDirty);
  return (
    <Form form={form} label={t('form.details')}>
      <TextField form={form} name="name" label={t('form.name')} hint={t('form.nameHint')} />
      <ComboboxField
        form={form}
        name="countryId"
        label={t('form.country')}
        hint={t('form.countryHint')}
        options={countries.map(({ countryId, name }) => ({ value: countryId, label: name }))}
      />
      <TextField form={form} name="address1" label={t('form.address1')} autoComplete="address-line1" />
      <div className="grid grid-cols-2 gap-4">
        <TextField form={form} name="address2" label={t('form.address2')} isOptional />
        <TextField form={form} name="address3" label={t('form.address3')} isOptional />
      </div>
      <div className="grid grid-cols-[12rem_1fr_12rem] gap-4">
        <TextField form={form} name="postCode" label={t('form.postCode')} isOptional />
        <TextField form={form} name="town" label={t('form.town')} />
        <NumberField form={form} name="area" label={t('form.area')} suffix="m²" maxDecimals={0} isOptional />
      </div>
      <FormActions>
        <SubmitButton
          form={form}
          label={location ? common('actions.saveChanges') : t('form.add')}
          needsChange={location !== null}
        />
        <Button variant="quiet" onClick={onDone}>
          {common('actions.cancel')}
        </Button>
      </FormActions>
    </Form>
  );
}

function toValues(location: Location | null): LocationValues {
  return {
    name: location?.name ?? '',
    countryId: location?.countryId ?? (null as never),
    postCode: location?.postCode ?? '',
    town: location?.town ?? '',
    address1: location?.address1 ?? '',
    address2: location?.address2 ?? '',
    address3: location?.address3 ?? '',
    area: location?.area ?? null,
  };
}

/** A new location is opened at once; the first one also opens the rest of the product. */
function useSaveLocation(location: Location | null): (body: LocationBody) => Promise<void> {
  const { t } = useTranslation('locations');
  const { t: common } = useTranslation();
  const { anyLocations } = useSessionUser();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const reloadSession = useReloadSession();
  const factorsChanged = useLocationFactorsChanged();
  return async (body) => {
    if (location) {
      await update(location, body).catch(async (error: unknown) => {
        if (!staleRow(error)) throw error;
        // What the other one saved is read on the next opening; nothing typed here is lost.
        await queryClient.invalidateQueries({ queryKey: locationQueries.all });
        throw Object.assign(new Error('stale'), { problem: { detail: common('errors.conflict') } });
      });
      // Another country recalculates the location's emissions: every figure may be new.
      await factorsChanged();
      toast.success(t('form.saved', { name: body.name }));
      return;
    }
    const created = await call(createLocation, { body });
    await queryClient.invalidateQueries({ queryKey: locationQueries.all });
    // The location is there; a form that showed this failure would be sent, and would add it, once more.
    if (!anyLocations) await reloadSession().catch(() => undefined);
    toast.success(t('form.added', { name: created.name }));
    await navigate({ to: '/locations/$locationId', params: { locationId: String(created.locationId) } });
  };
}

function update({ locationId, updatedOn }: Location, body: LocationBody): Promise<Location> {
  return call(updateLocation, {
    params: { id: locationId },
    body,
    seenUpdatedOn: updatedOn ?? undefined,
  });
}
