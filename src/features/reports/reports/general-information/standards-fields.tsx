import { useTranslation } from 'react-i18next';
import { policiesChars } from '#api/contract/reports/general-informations';
import { CountedTextField } from './counted-text-field';
import { type GeneralForm, statementFields } from './values';

/**
 * Information that the standards require and the ledger does not have. Nothing is mandatory; the report states what
 * it lacks.
 */
export function StandardsFields({ form }: { form: GeneralForm }) {
  const { t } = useTranslation('report-forms');
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
    </>
  );
}
