import type { FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { GeneralInformationBody } from '#api/contract/reports/general-informations';
import { Field, type FieldProps } from '@/components/form/fields/field';
import { Button } from '@/components/ui/button';
import { RadioGroup } from '@/components/ui/radio-group';
import type { Values } from './values';

/** A question answered with yes, no or not yet. */
export function YesNoField(props: FieldProps<Values, FieldPath<Values>, GeneralInformationBody>) {
  const { t } = useTranslation(['common', 'report-forms']);
  return (
    <Field {...props} isGroup>
      {({ name: _name, ref: _ref, onBlur: _onBlur, value, onChange, ...control }) => (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
          <RadioGroup<'yes' | 'no'>
            {...control}
            aria-labelledby={`${control.id}-label`}
            orientation="horizontal"
            value={typeof value === 'boolean' ? (value ? 'yes' : 'no') : null}
            onChange={(answer) => onChange(answer === 'yes')}
            options={[
              { value: 'yes', label: t('answers.yes') },
              { value: 'no', label: t('answers.no') },
            ]}
          />
          {typeof value === 'boolean' ? (
            <Button
              variant="quiet"
              size="sm"
              aria-describedby={`${control.id}-label`}
              onClick={() => {
                onChange(null);
                // The clear button disappears with the answer, so the focus moves to the question.
                document.getElementById(control.id)?.focus();
              }}
            >
              {t('report-forms:questionnaire.clear')}
            </Button>
          ) : null}
        </div>
      )}
    </Field>
  );
}
