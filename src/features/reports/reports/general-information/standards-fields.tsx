import { useTranslation } from 'react-i18next';
import { companyNameChars, policiesChars, verifications } from '#api/contract/reports/general-informations';
import { SelectField } from '@/components/form/fields/choice-fields';
import { TextField } from '@/components/form/fields/text-field';
import { CountedTextField } from './counted-text-field';
import { type GeneralForm, statementFields } from './values';

/** What the standards ask for and the ledger does not know. None of it is required; the report says what it lacks. */
export function StandardsFields({ form }: { form: GeneralForm }) {
  const { t } = useTranslation('report-forms');
  const verification = form.methods.watch('verification');
  return (
    <>
      {statementFields.map((field) => (
        <CountedTextField
          key={field}
          form={form}
          name={field}
          label={t(`standards.${field}`)}
          hint={t(`standards.${field}Hint`)}
          max={policiesChars}
          rows={3}
          isOptional
        />
      ))}
      <SelectField
        form={form}
        name="verification"
        label={t('standards.verification')}
        hint={t('standards.verificationHint')}
        className="max-w-80"
        options={verifications.map((value) => ({ value, label: t(`standards.level.${value}`) }))}
        isOptional
      />
      {verification && verification !== 'none' ? (
        <TextField
          form={form}
          name="verifier"
          label={t('standards.verifier')}
          hint={t('standards.verifierHint')}
          maxLength={companyNameChars}
          isOptional
        />
      ) : null}
    </>
  );
}
