import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { z } from 'zod';
import {
  createLocation,
  type Location,
  type LocationBody,
  locationBody,
  updateLocation,
} from '#api/contract/company/locations';
import type { Changeable } from '@/components/crud/changeable';
import { useSaveChanges } from '@/components/crud/use-save-changes';
import { ComboboxField } from '@/components/form/fields/combobox-field';
import { failedOptions } from '@/components/form/fields/failed-options';
import { NumberField } from '@/components/form/fields/number-field';
import { TextField } from '@/components/form/fields/text-field';
import { Form, FormActions } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useMarkUnsaved, useUnsavedScope } from '@/components/form/unsaved-scope';
import { type ContractForm, useContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { useFormat } from '@/hooks/use-format';
import { isApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/call';
import { countriesQuery, gridSubregionsQuery } from '@/lib/api/queries/countries';
import { locationQueries } from '@/lib/api/queries/locations';
import { useLocationFactorsChanged } from '@/state/activity-data';

type LocationValues = z.input<typeof locationBody>;
type NewLocationProps = { onAdded: (location: Location) => Promise<void>; onCancel: () => void };

export function NewLocationForm({ onAdded, onCancel }: NewLocationProps) {
  const add = (body: LocationBody) => call(createLocation, { body });
  return <LocationForm location={null} onSave={add} onSaved={onAdded} onCancel={onCancel} />;
}

type EditLocationProps = { location: Location; onDone: () => void };

export function EditLocationForm({ location, onDone }: EditLocationProps) {
  const { t } = useTranslation(['locations', 'entries']);
  // The values when editing started. Using newer values would overwrite another user's changes unnoticed.
  const [read] = useState(location);
  const changes = useSaveChanges(useLocationKind(), read);
  const factorsChanged = useLocationFactorsChanged();
  const finish = async ({ name }: Location) => {
    // A change of country or subregion recalculates the location's emissions, so every figure may change.
    await factorsChanged();
    toast.success(t('form.saved', { name }));
    onDone();
  };
  return (
    <>
      <LocationForm location={read} onSave={changes.save} onSaved={finish} onCancel={onDone} />
      {changes.dialog}
    </>
  );
}

type LocationFormProps = {
  location: Location | null;
  onSave: (body: LocationBody, values: LocationValues) => Promise<Location>;
  /** Closes the form or continues without asking again. */
  onSaved: (location: Location) => Promise<void>;
  onCancel: () => void;
};

function LocationForm({ location, onSave, onSaved, onCancel }: LocationFormProps) {
  const { t } = useTranslation('locations');
  const { t: common } = useTranslation();
  const countries = useQuery(countriesQuery);
  const scope = useUnsavedScope();
  const form: ContractForm<LocationValues, LocationBody> = useContractForm<LocationValues, LocationBody>({
    schema: locationBody,
    defaultValues: toValues(location),
    onSubmit: async (body) => {
      const saved = await onSave(body, form.methods.getValues());
      scope.forget();
      await onSaved(saved);
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
        hint={failedOptions(countries) ?? t('form.countryHint')}
        options={(countries.data ?? []).map(({ countryId, name }) => ({ value: countryId, label: name }))}
        // A subregion belongs to the grid of one country.
        onPick={() => form.methods.setValue('gridSubregion', null, { shouldDirty: true })}
      />
      <GridSubregionField form={form} />
      <TextField form={form} name="address1" label={t('form.address1')} autoComplete="address-line1" />
      <div className="grid grid-cols-2 gap-4">
        <TextField form={form} name="address2" label={t('form.address2')} isOptional />
        <TextField form={form} name="address3" label={t('form.address3')} isOptional />
      </div>
      <div className="grid grid-cols-[12rem_1fr_12rem] gap-4">
        <TextField form={form} name="postCode" label={t('form.postCode')} isOptional />
        <TextField form={form} name="town" label={t('form.town')} />
        <NumberField form={form} name="area" label={t('form.area')} suffix="m²" isOptional />
      </div>
      <FormActions>
        <SubmitButton
          form={form}
          label={location ? common('actions.saveChanges') : t('form.add')}
          needsChange={location !== null}
        />
        <Button variant="quiet" onClick={onCancel}>
          {common('actions.cancel')}
        </Button>
      </FormActions>
    </Form>
  );
}

/** Only for countries whose grid factors are published by subregion. */
function GridSubregionField({ form }: { form: ContractForm<LocationValues, LocationBody> }) {
  const { t } = useTranslation('locations');
  const { data: subregions = [] } = useQuery(gridSubregionsQuery);
  const countryId = form.methods.watch('countryId');
  const ofCountry = subregions.filter((subregion) => subregion.countryId === countryId);
  if (ofCountry.length === 0) return null;
  return (
    <ComboboxField
      form={form}
      name="gridSubregion"
      label={t('form.gridSubregion')}
      hint={t('form.gridSubregionHint')}
      options={ofCountry.map(({ code, name }) => ({ value: code, label: `${code}, ${name}` }))}
      isOptional
      isClearable
    />
  );
}

function toValues(location: Location | null): LocationValues {
  return {
    name: location?.name ?? '',
    countryId: location?.countryId ?? (null as never),
    gridSubregion: location?.gridSubregion ?? null,
    postCode: location?.postCode ?? '',
    town: location?.town ?? '',
    address1: location?.address1 ?? '',
    address2: location?.address2 ?? '',
    address3: location?.address3 ?? '',
    area: location?.area ?? null,
  };
}

/** How a location is saved, and which fields are decided when another user has changed them too. */
function useLocationKind(): Changeable<Location, LocationValues, LocationBody> {
  const { t } = useTranslation(['locations', 'entries']);
  const { data: countries = [] } = useQuery(countriesQuery);
  const queryClient = useQueryClient();
  const format = useFormat();
  const listed = (...values: (string | null | undefined)[]) =>
    values.filter(Boolean).join(', ') || t('entries:conflict.none');
  return {
    schema: locationBody,
    toValues,
    update: ({ locationId, updatedOn }, body) =>
      call(updateLocation, {
        params: { id: locationId },
        body,
        seenUpdatedOn: updatedOn ?? undefined,
      }).catch((error: unknown) => {
        // Whatever the user decides, the screen shows what the other user saved.
        if (isApiError(error, 'stale')) void queryClient.invalidateQueries({ queryKey: locationQueries.all });
        throw error;
      }),
    parts: [
      { id: 'name', label: t('form.name'), fields: ['name'], describe: async ({ name }) => name },
      {
        id: 'country',
        label: t('form.country'),
        // Country and subregion are decided together, because each grid has its own subregions.
        fields: ['countryId', 'gridSubregion'],
        describe: async ({ countryId, gridSubregion }) =>
          listed(countries.find((country) => country.countryId === countryId)?.name, gridSubregion),
      },
      {
        id: 'address',
        label: t('form.address1'),
        fields: ['address1', 'address2', 'address3', 'postCode', 'town'],
        describe: async ({ address1, address2, address3, postCode, town }) =>
          listed(address1, address2, address3, [postCode, town].filter(Boolean).join(' ')),
      },
      {
        id: 'area',
        label: t('form.area'),
        fields: ['area'],
        describe: async ({ area }) =>
          listed(typeof area === 'number' ? `${format.number(area)}\u00a0m²` : null),
      },
    ],
  };
}
