import { useTranslation } from 'react-i18next';
import type { TableDimension, Variable, VariableChoice } from '#api/contract/scenarios/scenarios';
import { RadioField, SelectField } from '@/components/form/fields/choice-fields';
import { ComboboxField } from '@/components/form/fields/combobox-field';
import { Field } from '@/components/form/fields/field';
import type { ContractForm } from '@/components/form/use-contract-form';
import { NumberInput } from '@/components/ui/number-input';
import { fromPercent, isShare, toPercent } from '../units';
import type { FigureText } from '../use-figure-text';
import type { CalculatorValues } from './form-values';

export type CalculatorForm = ContractForm<CalculatorValues, CalculatorValues>;

type ValueFieldProps = {
  form: CalculatorForm;
  name: `variables.${string}`;
  field: Variable | TableDimension;
  /** The options available for the chosen parent. */
  choices: readonly VariableChoice[];
  figures: FigureText;
  disabled?: boolean;
  /** A suggested number that follows from related values, in words. */
  suggestion?: string;
};

/** Lists with more options than this have a search. */
const longestSelect = 8;
/** "kWh gross CV" fits beside a number; longer units are in the label. */
const longestSuffix = 14;

/** One variable or table cell: a choice, a yes or no, or a number with its unit. */
export function ValueField(props: ValueFieldProps) {
  const { form, name, field, choices, disabled } = props;
  const { t } = useTranslation('scenarios');
  if (field.type === 'INT' || field.type === 'DECIMAL') return <VariableNumber {...props} />;
  const options = choices.map(({ value, displayString }) => ({ value, label: displayString }));
  const shared = {
    form,
    name,
    label: field.title,
    disabled,
    isOptional: !field.isRequired,
    hint: field.description ?? undefined,
  };
  if (field.type === 'MC_RADIO_BIT')
    return <RadioField {...shared} options={options} orientation="horizontal" />;
  if (options.length > longestSelect || !field.isRequired)
    return <ComboboxField {...shared} options={options} isClearable={!field.isRequired} />;
  return <SelectField {...shared} options={options} placeholder={t('calculator.choose')} />;
}

function VariableNumber({ form, name, field, figures, disabled, suggestion }: ValueFieldProps) {
  const isPercent = isShare(field.unit);
  const unit = isPercent ? figures.fieldUnit(field.unit) : (field.post ?? figures.fieldUnit(field.unit));
  const isLong = unit.length > longestSuffix;
  return (
    <Field
      form={form}
      name={name}
      label={isLong ? `${field.title}, ${unit}` : field.title}
      isOptional={!field.isRequired}
      hint={<NumberHint {...{ field, figures, suggestion }} />}
    >
      {({ value, onChange, ...control }) => {
        const number = typeof value === 'number' ? value : null;
        return (
          <NumberInput
            {...control}
            value={isPercent && number !== null ? toPercent(number) : number}
            onChange={(typed) => onChange(isPercent && typed !== null ? fromPercent(typed) : typed)}
            suffix={isLong ? undefined : unit}
            isInteger={field.type === 'INT'}
            isYear={isYear(field)}
            disabled={disabled}
          />
        );
      }}
    </Field>
  );
}

/** Its meaning, and its limits. */
function NumberHint({
  field,
  figures,
  suggestion,
}: Pick<ValueFieldProps, 'field' | 'figures' | 'suggestion'>) {
  const { t } = useTranslation('scenarios');
  const { min, max, unit, description } = field;
  const bound = (value: number) => (isYear(field) ? String(value) : figures.typed(value, unit));
  return (
    <>
      {description ? `${description} ` : null}
      {min !== null && max !== null ? (
        <span className="figures">{t('calculator.bounds', { min: bound(min), max: bound(max) })}</span>
      ) : null}
      {suggestion ? <span className="block">{suggestion}</span> : null}
    </>
  );
}

const firstYear = 1900;

/** In the definitions, whole numbers without a unit and with such a high minimum are always years. */
function isYear({ type, unit, min }: ValueFieldProps['field']): boolean {
  return type === 'INT' && unit === '' && min !== null && min >= firstYear;
}
