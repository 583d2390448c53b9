import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { register } from '#api/contract/account/registrations';
import type { Country } from '#api/contract/company/countries';
import { NumberFields } from '@/components/company/number-fields';
import { type NumberNeeds, numberNeeds } from '@/components/company/number-rules';
import { CheckboxField } from '@/components/form/fields/choice-fields';
import { ComboboxField } from '@/components/form/fields/combobox-field';
import { failedOptions } from '@/components/form/fields/failed-options';
import { TextField } from '@/components/form/fields/text-field';
import { Form, FormActions } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useMarkUnsaved, useUnsavedScope } from '@/components/form/unsaved-scope';
import { useContractForm } from '@/components/form/use-contract-form';
import { call } from '@/lib/api/call';
import { countriesQuery } from '@/lib/api/queries/countries';
import { signIn } from '@/state/session';
import { type CompanyEntry, type CompanyInput, companySchema } from './company-schema';
import type { Profile } from './profile-form';
import { announceRegistrationFailure } from './registration-failure';
import { TermsField } from './terms-field';

type CompanyFormProps = {
  token: string;
  profile: Profile;
  requiresExtraInfo: boolean;
  onRegistered: () => Promise<unknown>;
};

export function CompanyForm(props: CompanyFormProps) {
  const { t } = useTranslation('session');
  const { form, needs, listed, pickCountry } = useRegistrationForm(props);
  const countries = listed.data ?? [];
  useMarkUnsaved('new', form.isDirty);
  const usesAddress = form.methods.watch('useAddress');
  return (
    <Form form={form} label={t('invitation.companyTab')}>
      <TextField form={form} name="name" label={t('invitation.companyName')} autoComplete="organization" />
      <ComboboxField
        form={form}
        name="countryId"
        label={t('invitation.country')}
        placeholder={t('invitation.countryPlaceholder')}
        hint={failedOptions(listed)}
        options={countries.map(({ countryId, name }) => ({ value: countryId, label: name }))}
        onPick={(countryId) =>
          pickCountry(countries.find((country) => country.countryId === countryId) ?? null)
        }
      />
      <TextField form={form} name="address1" label={t('invitation.address')} autoComplete="street-address" />
      <div className="grid grid-cols-[2fr_3fr] gap-4">
        <TextField
          form={form}
          name="postCode"
          label={t('invitation.postCode')}
          autoComplete="postal-code"
          isOptional
        />
        <TextField form={form} name="town" label={t('invitation.town')} autoComplete="address-level2" />
      </div>
      <CheckboxField form={form} name="useAddress" label={t('invitation.useAddress')} />
      {usesAddress ? (
        <TextField form={form} name="locationName" label={t('invitation.locationName')} />
      ) : null}
      <NumberFields form={form} needs={needs} shown={needs} />
      <TermsField form={form} />
      <FormActions>
        <SubmitButton form={form} label={t('invitation.create')} />
      </FormActions>
    </Form>
  );
}

const blank = {
  name: '',
  address1: '',
  postCode: '',
  town: '',
  useAddress: false,
  locationName: '',
  registrationNumber: '',
  vatNumber: '',
  pkdNumber: '',
  terms: false,
};

function useRegistrationForm({ token, profile, requiresExtraInfo, onRegistered }: CompanyFormProps) {
  const { t } = useTranslation('session');
  const queryClient = useQueryClient();
  const listed = useQuery(countriesQuery);
  const [country, setCountry] = useState<Country | null>(null);
  const scope = useUnsavedScope();
  const isRegistered = useRef(false);
  const needs = numberNeeds(country, requiresExtraInfo);
  const form = useContractForm<CompanyInput, CompanyEntry>({
    schema: companySchema(needs),
    defaultValues: blank,
    onSubmit: async (entry) => {
      try {
        // Set once the company exists. Only the sign-in can be retried then, because the token is used up.
        if (!isRegistered.current) await call(register, { body: toPayload(entry, token, profile, needs) });
        isRegistered.current = true;
        await signIn(queryClient, { username: profile.email, password: profile.password });
      } catch (error) {
        announceRegistrationFailure(error, t('login.failed'));
        throw error;
      }
      scope.forget();
      await onRegistered();
    },
  });

  const pickCountry = (next: Country | null) => {
    const nextNeeds = numberNeeds(next, requiresExtraInfo);
    if (nextNeeds.vat !== needs.vat) form.methods.resetField('vatNumber');
    if (nextNeeds.pkd !== needs.pkd) form.methods.resetField('pkdNumber');
    setCountry(next);
  };
  return { form, needs, listed, pickCountry };
}

/** The request body, without empty texts and without numbers that were not asked for. */
function toPayload(entry: CompanyEntry, token: string, profile: Profile, needs: NumberNeeds) {
  const {
    useAddress,
    terms: _terms,
    locationName,
    registrationNumber,
    vatNumber,
    pkdNumber,
    ...company
  } = entry;
  const optional = {
    postCode: company.postCode,
    firstName: profile.firstName,
    lastName: profile.lastName,
    locationName: useAddress ? locationName : null,
    registrationNumber: needs.registration ? registrationNumber : null,
    vatNumber: needs.vat ? vatNumber : null,
    pkdNumber: needs.pkd ? pkdNumber : null,
  };
  const given = Object.fromEntries(Object.entries(optional).filter(([, text]) => text));
  const { name, countryId, town, address1 } = company;
  const { email, password } = profile;
  return { token, email, password, name, countryId, town, address1, ...given };
}
