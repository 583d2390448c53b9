import { type FieldPath, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { GeneralInformationBody } from '#api/contract/reports/general-informations';
import type { FieldProps } from '@/components/form/fields/field';
import { TextareaField } from '@/components/form/fields/text-field';
import { sentenceCount, type Values } from './values';

type CountedTextFieldProps = FieldProps<Values, FieldPath<Values>, GeneralInformationBody> & {
  max: number;
  rows?: number;
  /** Shows the number of sentences where a number is recommended. */
  countsSentences?: boolean;
};

/**
 * A longer text with a character count. Users can type past the limit and get an error; pasted text is not cut off.
 */
export function CountedTextField({ max, rows = 4, countsSentences, hint, ...field }: CountedTextFieldProps) {
  const { t } = useTranslation('report-forms');
  const value = useWatch({ control: field.form.methods.control, name: field.name });
  const text = typeof value === 'string' ? value : '';
  const counts = [
    ...(countsSentences ? [t('sentences', { count: sentenceCount(text) })] : []),
    t('characters', { used: text.length, max }),
  ];
  return (
    <TextareaField
      {...field}
      rows={rows}
      hint={
        <>
          {hint ? <span className="block">{hint}</span> : null}
          <span className="figures block">{counts.join(' · ')}</span>
        </>
      }
    />
  );
}
