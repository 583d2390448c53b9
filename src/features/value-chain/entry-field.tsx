import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Scope3Field } from '#api/contract/scope3';
import { CheckboxField, SelectField } from '@/components/form/choice-fields';
import { ComboboxField } from '@/components/form/combobox-field';
import { DateField } from '@/components/form/date-field';
import { NumberField } from '@/components/form/number-field';
import { TextField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import type { EntryForm } from './entry-schema';
import { blockedBy, type EntryValues, isFilled } from './field-rules';
import { useFieldOptions } from './use-field-options';

export type EntryFieldProps = {
  form: EntryForm;
  field: Scope3Field;
  /** All fields of the method. */
  visible: readonly Scope3Field[];
  values: EntryValues;
  today: string;
};

/** One field as the server describes it, with its unit beside it when the unit is a choice of its own. */
export function EntryField(props: EntryFieldProps) {
  const { field, visible } = props;
  switch (field.fieldType) {
    case 'DropDown':
      return <ChoiceField {...props} className={widthFor(field)} />;
    case 'Decimal': {
      const unit = visible.find(({ name }) => name === field.unitField);
      return (
        <>
          <AmountField {...props} className={unit ? 'col-span-3' : widthFor(field)} />
          {unit ? <ChoiceField {...props} field={unit} className="col-span-2" /> : null}
        </>
      );
    }
    default:
      return <PlainField {...props} />;
  }
}

/** A long explanation gets room, so that it does not become a column of its own. */
function widthFor({ description }: Scope3Field): string {
  return (description?.length ?? 0) > longestNarrowHint ? 'col-span-6' : 'col-span-4';
}

const longestNarrowHint = 90;

type Placed = EntryFieldProps & { className: string };

function PlainField({ form, field, visible, values, today }: EntryFieldProps) {
  const { hint, disabled } = useWaiting(field, visible, values);
  const shared = { form, name: field.name, label: field.displayName, hint, disabled };
  switch (field.fieldType) {
    case 'DatePicker':
      return (
        <DateField
          {...shared}
          className="col-span-3"
          // An entry's last day is named by the contract.
          min={
            field.name === 'endDate' && typeof values.startDate === 'string' ? values.startDate : undefined
          }
          max={today}
          today={today}
          isOptional={!field.isRequired}
          isClearable={!field.isRequired}
        />
      );
    case 'Checkbox':
      // Level with the controls beside it, which stand below their labels.
      return <CheckboxField {...shared} className="col-span-4 pt-9" />;
    default:
      return (
        <TextField
          {...shared}
          className={widthFor(field)}
          maxLength={field.maxLength ?? undefined}
          isOptional={!field.isRequired}
        />
      );
  }
}

/** An amount that belongs to a choice ("fuel") is measured as that choice is, where it has no unit of its own. */
function AmountField({ form, field, visible, values, className }: Placed) {
  const { hint, disabled } = useWaiting(field, visible, values);
  const parent = visible.find(({ name }) => name === field.blockedUntil);
  const { options } = useFieldOptions(parent, values);
  const symbol = parent ? options.find(({ value }) => value === values[parent.name])?.symbol : null;
  const unit = field.unitSymbol ?? (field.unitField ? null : symbol);
  return (
    <NumberField
      form={form}
      name={field.name}
      label={field.displayName}
      hint={hint}
      disabled={disabled}
      suffix={unit ?? undefined}
      isInteger={field.isInteger}
      isOptional={!field.isRequired}
      className={className}
    />
  );
}

/** Above so many options a list is searched, not read. */
const longestSelect = 8;

function ChoiceField({ form, field, visible, values, className }: Placed) {
  const { t } = useTranslation('value-chain');
  const waiting = useWaiting(field, visible, values);
  const { options, isLoading, isError, retry } = useFieldOptions(field, values);
  const shown = options.map(({ value, displayName }) => ({ value, label: displayName }));
  usePreselected(form, field, shown, visible);
  const shared = {
    form,
    name: field.name,
    label: field.displayName,
    disabled: waiting.disabled,
    hint: isError ? <FailedOptions onRetry={retry} /> : waiting.hint,
    options: shown,
    isOptional: !field.isRequired,
    className,
    placeholder: isLoading ? t('options.loading') : undefined,
  };
  if (shown.length > longestSelect || (field.apiPath && !waiting.disabled && isLoading) || !field.isRequired)
    return <ComboboxField {...shared} isLoading={isLoading} isClearable={!field.isRequired} />;
  return <SelectField {...shared} />;
}

function FailedOptions({ onRetry }: { onRetry: () => void }): ReactNode {
  const { t } = useTranslation('value-chain');
  const { t: common } = useTranslation();
  return (
    <span className="text-danger">
      {`${t('options.failed')} `}
      <Button variant="link" size="sm" onClick={onRetry}>
        {common('actions.tryAgain')}
      </Button>
    </span>
  );
}

/** Disabled until another field has a value, and saying which. */
function useWaiting(field: Scope3Field, visible: readonly Scope3Field[], values: EntryValues) {
  const { t } = useTranslation('value-chain');
  const blocker = blockedBy(field, visible, values);
  return {
    disabled: blocker !== null,
    hint: blocker ? t('waitsFor', { field: blocker.displayName }) : (field.description ?? undefined),
  };
}

/** A unit starts with the first that fits, a list of one with that one: there is nothing to decide. */
function usePreselected(
  { methods }: EntryForm,
  { name, apiPath, isRequired }: Scope3Field,
  options: readonly { value: string }[],
  visible: readonly Scope3Field[],
): void {
  const isUnit = visible.some(({ unitField }) => unitField === name);
  const first = options[0]?.value;
  const isCertain = isRequired && apiPath !== null && (isUnit || options.length === 1);
  useEffect(() => {
    if (!isCertain || first === undefined || isFilled(methods.getValues(name))) return;
    methods.setValue(name, first, { shouldDirty: true });
  }, [methods, name, first, isCertain]);
}
