import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  changeKinds,
  commentChars,
  companyNameChars,
  policiesChars,
} from '#api/contract/reports/general-informations';
import { MultiComboboxField } from '@/components/form/fields/combobox-field';
import { NumberField } from '@/components/form/fields/number-field';
import { TextField } from '@/components/form/fields/text-field';
import { countriesQuery } from '@/lib/api/queries/countries';
import { CountedTextField } from './counted-text-field';
import { changeFields, type GeneralForm } from './values';
import { YesNoField } from './yes-no-field';

/** The company, its activity, and its actions to reduce emissions. */
export function CompanyFields({ form }: { form: GeneralForm }) {
  const { t } = useTranslation('report-forms');
  const { data: countries = [], isLoading } = useQuery(countriesQuery);
  return (
    <>
      <TextField
        form={form}
        name="companyName"
        label={t('general.companyName')}
        autoComplete="organization"
        maxLength={companyNameChars}
      />
      <MultiComboboxField
        form={form}
        name="countries"
        label={t('general.countries')}
        hint={t('general.countriesHint')}
        options={countries.map(({ countryId, name }) => ({ value: countryId, label: name }))}
        isLoading={isLoading}
      />
      <CountedTextField
        form={form}
        name="production"
        label={t('general.production')}
        hint={t('general.productionHint')}
        max={commentChars}
        countsSentences
        isOptional
      />
      <CountedTextField
        form={form}
        name="productionDetails"
        label={t('general.productionDetails')}
        hint={t('general.productionDetailsHint')}
        max={commentChars}
        rows={3}
        isOptional
      />
      <CountedTextField
        form={form}
        name="policies"
        label={t('general.policies')}
        hint={t('general.policiesHint')}
        max={policiesChars}
        rows={5}
        isOptional
      />
    </>
  );
}

/** What has changed within the period, with a comment for each change. */
export function ChangeQuestions({ form }: { form: GeneralForm }) {
  const { t } = useTranslation('report-forms');
  const answers = form.methods.watch(changeKinds.map((kind) => changeFields[kind][0]));
  return changeKinds.map((kind, index) => {
    const [flag, comment] = changeFields[kind];
    return (
      <div key={kind} className="flex flex-col gap-3">
        <YesNoField form={form} name={flag} label={t(`general.change.${kind}`)} isOptional />
        {answers[index] === true ? (
          <CountedTextField
            form={form}
            name={comment}
            label={t('general.comment')}
            max={commentChars}
            rows={3}
            isOptional
          />
        ) : null}
      </div>
    );
  });
}

export function AuditFields({ form }: { form: GeneralForm }) {
  const { t } = useTranslation('report-forms');
  const isFirstAudit = form.methods.watch('isFirstAudit');
  return (
    <>
      <NumberField
        form={form}
        name="employees"
        label={t('general.employees')}
        hint={t('general.employeesHint')}
        className="max-w-60"
        isInteger
        isOptional
      />
      <YesNoField form={form} name="isFirstAudit" label={t('general.isFirstAudit')} isOptional />
      {isFirstAudit === false ? (
        <NumberField
          form={form}
          name="number"
          label={t('general.number')}
          className="max-w-60"
          isInteger
          isOptional
        />
      ) : null}
    </>
  );
}
