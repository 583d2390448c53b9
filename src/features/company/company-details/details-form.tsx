import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import {
  type Company,
  type CompanyBody,
  companyBody,
  naceSections,
  sizeClasses,
  updateCompany,
} from '#api/contract/company/companies';
import { NumberFields } from '@/components/company/number-fields';
import { type NumberNeeds, numberNeeds } from '@/components/company/number-rules';
import type { Changeable, ChangePart } from '@/components/crud/changeable';
import { useSaveChanges } from '@/components/crud/use-save-changes';
import { ComboboxField } from '@/components/form/fields/combobox-field';
import { failedOptions } from '@/components/form/fields/failed-options';
import { TextField } from '@/components/form/fields/text-field';
import { Form, FormActions } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useUnsavedChanges } from '@/components/form/unsaved-changes';
import { type ContractForm, useContractForm } from '@/components/form/use-contract-form';
import { SettingsFields } from '@/components/settings/settings-fields';
import { call } from '@/lib/api/call';
import { countriesQuery } from '@/lib/api/queries/countries';
import { useCompanyChanged } from '@/state/company';
import { useSessionUser } from '@/state/session';
import { atPostCode } from './details-failure';
import { type DetailsValues, detailsSchema, toValues } from './details-schema';
import { companyQueries } from './queries';

type DetailsContract = ContractForm<DetailsValues, CompanyBody>;

export function DetailsForm({ company }: { company: Company }) {
  const { t } = useTranslation('company-details');
  const { t: common } = useTranslation();
  const { isAdmin } = useSessionUser();
  const { form, needs, dialogs } = useDetailsForm(company);
  return (
    <>
      <Form form={form} label={t('details')}>
        <SettingsFields>
          <TextField form={form} name="name" label={t('name')} autoComplete="organization" />
          <AddressFields form={form} />
          <NumberFields
            form={form}
            needs={needs}
            shown={{ registration: true, vat: true, pkd: needs.country?.hasPkdNumber === true }}
          />
          <TextField
            form={form}
            name="billingEmail"
            type="email"
            label={t('billingEmail')}
            hint={t('billingEmailHint')}
            autoComplete="email"
            isOptional
          />
          <KindFields form={form} />
        </SettingsFields>
        {isAdmin ? (
          <FormActions>
            <SubmitButton form={form} label={common('actions.saveChanges')} needsChange />
          </FormActions>
        ) : null}
      </Form>
      {dialogs}
    </>
  );
}

function useDetailsForm(company: Company) {
  const { t } = useTranslation('company-details');
  const queryClient = useQueryClient();
  const changed = useCompanyChanged();
  // The values when the user started typing. Using newer values would overwrite another user's changes unnoticed.
  const [read, setRead] = useState(company);
  const ownSave = useRef<string>(undefined);
  const { data: countries } = useQuery(countriesQuery);
  const [countryId, setCountryId] = useState(read.countryId);
  const country = countries?.find((one) => one.countryId === countryId) ?? null;
  const needs = numberNeeds(country, read.requiresExtraInfo);
  const changes = useSaveChanges(useDetailsKind(needs), read);
  const form: DetailsContract = useContractForm<DetailsValues, CompanyBody>({
    schema: detailsSchema(needs),
    defaultValues: toValues(read),
    onSubmit: async (body) => {
      // A field that does not apply to the country is hidden and its value is dropped.
      const shown = country?.hasPkdNumber ? body : { ...body, pkdNumber: null };
      const saved = await changes.save(shown, form.methods.getValues()).catch((error: unknown) => {
        throw atPostCode(error);
      });
      ownSave.current = saved.updatedOn;
      queryClient.setQueryData(companyQueries.details().queryKey, saved);
      toast.success(t('saved'));
      await changed();
    },
  });
  const { isDirty, isSaving, methods } = form;
  useEffect(() => {
    if (isSaving || company.updatedOn === read.updatedOn) return;
    // Values typed during the user's own save count as changes to what that save stored.
    if (isDirty && company.updatedOn !== ownSave.current) return;
    setRead(company);
    if (!isDirty) methods.reset(toValues(company));
  }, [isDirty, isSaving, methods, company, read]);
  const watched = methods.watch('countryId');
  useEffect(() => setCountryId(watched), [watched]);
  const unsaved = useUnsavedChanges(isDirty);
  useBlocker({ shouldBlockFn: unsaved.shouldBlock, enableBeforeUnload: false, disabled: !isDirty });
  const dialogs = (
    <>
      {unsaved.dialog}
      {changes.dialog}
    </>
  );
  return { form, needs, dialogs };
}

function AddressFields({ form }: { form: DetailsContract }) {
  const { t } = useTranslation('company-details');
  const listed = useQuery(countriesQuery);
  return (
    <>
      <ComboboxField
        form={form}
        name="countryId"
        label={t('country')}
        hint={failedOptions(listed)}
        options={(listed.data ?? []).map(({ countryId, name }) => ({ value: countryId, label: name }))}
      />
      <TextField form={form} name="address1" label={t('address1')} autoComplete="address-line1" />
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField
          form={form}
          name="address2"
          label={t('address2')}
          autoComplete="address-line2"
          isOptional
        />
        <TextField
          form={form}
          name="address3"
          label={t('address3')}
          autoComplete="address-line3"
          isOptional
        />
      </div>
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField form={form} name="postCode" label={t('postCode')} autoComplete="postal-code" isOptional />
        <TextField form={form} name="town" label={t('town')} autoComplete="address-level2" />
      </div>
    </>
  );
}

/** The details that reports and comparisons use. */
function KindFields({ form }: { form: DetailsContract }) {
  const { t } = useTranslation('company-details');
  return (
    <>
      <ComboboxField
        form={form}
        name="naceSection"
        label={t('naceSection')}
        hint={t('naceHint')}
        options={naceSections.map((section) => ({
          value: section,
          label: `${section} · ${t(`nace.${section}`)}`,
        }))}
        isOptional
        isClearable
      />
      <ComboboxField
        form={form}
        name="sizeClass"
        label={t('sizeClass')}
        hint={t('sizeHint')}
        options={sizeClasses.map((size) => ({
          value: size,
          label: t(`sizes.${size}.name`),
          description: t(`sizes.${size}.text`),
        }))}
        isOptional
        isClearable
      />
    </>
  );
}

/** How the details are saved, and which fields are decided when another user has changed them too. */
function useDetailsKind(needs: NumberNeeds): Changeable<Company, DetailsValues, CompanyBody> {
  const { t } = useTranslation(['company-details', 'settings', 'entries']);
  const { data: countries } = useQuery(countriesQuery);
  const none = t('entries:conflict.none');
  const part = (
    field: keyof DetailsValues & string,
    label: string,
    text: (values: DetailsValues) => string | null | undefined = (values) => String(values[field] ?? ''),
  ): ChangePart<DetailsValues> => ({
    id: field,
    label,
    fields: [field],
    describe: async (values) => text(values) || none,
  });
  return {
    schema: companyBody,
    toValues,
    update: ({ updatedOn }, body) => call(updateCompany, { body, seenUpdatedOn: updatedOn }),
    parts: [
      part('name', t('name')),
      part(
        'countryId',
        t('country'),
        ({ countryId }) => countries?.find((one) => one.countryId === countryId)?.name,
      ),
      ...(['address1', 'address2', 'address3', 'postCode', 'town', 'billingEmail'] as const).map((field) =>
        part(field, t(field)),
      ),
      part('registrationNumber', t('settings:numbers.registrationNumber')),
      part('vatNumber', t('settings:numbers.vatNumber')),
      ...(needs.country?.hasPkdNumber ? [part('pkdNumber', t('settings:numbers.pkdNumber'))] : []),
      part('naceSection', t('naceSection'), ({ naceSection }) => naceSection && t(`nace.${naceSection}`)),
      part('sizeClass', t('sizeClass'), ({ sizeClass }) => sizeClass && t(`sizes.${sizeClass}.name`)),
    ],
  };
}
