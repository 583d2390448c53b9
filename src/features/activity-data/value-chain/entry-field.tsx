import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { firstActivityDay } from '#api/contract/activity-data/activity-days';
import type { Scope3Field } from '#api/contract/activity-data/value-chain-forms';
import { isFilled } from '@/components/form/field-rules';
import { CheckboxField, SelectField } from '@/components/form/fields/choice-fields';
import { ComboboxField } from '@/components/form/fields/combobox-field';
import { DateField } from '@/components/form/fields/date-field';
import { FailedOptions } from '@/components/form/fields/failed-options';
import { NumberField } from '@/components/form/fields/number-field';
import { TextField } from '@/components/form/fields/text-field';
import { cn } from '@/lib/cn';
import { blockedBy, type EntryValues } from './entry-rules';
import type { EntryForm } from './entry-schema';
import { useFieldOptions } from './use-field-options';

export type EntryFieldProps = {
  form: EntryForm;
  field: Scope3Field;
  /** All fields of the method. */
  visible: readonly Scope3Field[];
  values: EntryValues;
  today: string;
};

/** One field as described by the server, with its unit beside it if the unit can be chosen. */
export function EntryField(props: EntryFieldProps) {
  const { field, visible } = props;
  const unit = visible.find(({ name }) => name === field.unitField);
  if (field.fieldType === 'DropDown') return <ChoiceField {...props} className={widthOf(field)} />;
  if (field.fieldType !== 'Decimal') return <PlainField {...props} />;
  if (!unit) return <AmountField {...props} className={widthOf(field)} />;
  // Units of a fuel name their calorific value; shortened, gross and net would look the same.
  const widths = unit.apiPath
    ? 'col-span-6 grid-cols-[minmax(6rem,1fr)_minmax(6.5rem,14rem)] xl:col-span-8'
    : cn('grid-cols-[minmax(0,1fr)_6.5rem]', widthOf(field));
  return (
    <div className={cn('grid items-start gap-2', widths)}>
      <AmountField {...props} className="[&>label]:whitespace-nowrap" />
      {/* Aligned with the amount, below whose label it is. */}
      <ChoiceField {...props} field={unit} className="pt-[1.6875rem]" isUnit />
    </div>
  );
}

/** Three per row, two in a narrow window. Fields with long labels get more room, so that controls stay aligned. */
function widthOf({ displayName, description, unitSymbol }: Scope3Field): string {
  const isLong =
    displayName.length > longestLabel || (description?.length ?? 0) > longestHint || isLongUnit(unitSymbol);
  return isLong ? 'col-span-6 xl:col-span-8' : 'col-span-6 xl:col-span-4';
}

/** "kg CO₂e per unit of quantity" would leave no room to type, so it is in the label. */
function isLongUnit(unit: string | null | undefined): boolean {
  return (unit?.length ?? 0) > longestSuffix;
}

const longestSuffix = 12;
const longestLabel = 26;
const longestHint = 90;

type Placed = EntryFieldProps & { className: string };

function PlainField({ form, field, visible, values, today }: EntryFieldProps) {
  const { hint, disabled } = useWaiting(field, visible, values);
  const shared = { form, name: field.name, label: field.displayName, hint, disabled };
  switch (field.fieldType) {
    case 'DatePicker':
      return (
        <DateField
          {...shared}
          className={widthOf(field)}
          // The contract names an entry's last day.
          min={
            field.name === 'endDate' && typeof values.startDate === 'string'
              ? values.startDate
              : firstActivityDay
          }
          max={today}
          today={today}
          isOptional={!field.isRequired}
          isClearable={!field.isRequired}
        />
      );
    case 'Checkbox':
      // Aligned with the controls beside it, which are below their labels.
      return <CheckboxField {...shared} className="col-span-6 pt-8 xl:col-span-4" />;
    default:
      return (
        <TextField
          {...shared}
          className={widthOf(field)}
          maxLength={field.maxLength ?? undefined}
          isOptional={!field.isRequired}
        />
      );
  }
}

/** An amount that belongs to a choice ("fuel") uses the unit of that choice when it has none of its own. */
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
      label={isLongUnit(unit) ? `${field.displayName}, ${unit}` : field.displayName}
      hint={hint}
      disabled={disabled}
      suffix={isLongUnit(unit) ? undefined : (unit ?? undefined)}
      isInteger={field.isInteger}
      isOptional={!field.isRequired}
      className={className}
    />
  );
}

/** Lists with more options than this have a search. */
const longestSelect = 8;

function ChoiceField({ form, field, visible, values, className, isUnit }: Placed & { isUnit?: boolean }) {
  const { t } = useTranslation('value-chain');
  const waiting = useWaiting(field, visible, values);
  const { options, isLoading, isError, retry } = useFieldOptions(field, values);
  const shown = options.map(({ value, displayName }) => ({ value, label: displayName }));
  usePreselected(form, field, shown, isUnit);
  const shared = {
    form,
    name: field.name,
    label: field.displayName,
    // A list that is still loading cannot be opened, because it is empty.
    disabled: waiting.disabled || isLoading,
    hint: isError ? <FailedOptions onRetry={retry} /> : isUnit ? undefined : waiting.hint,
    options: shown,
    isOptional: !field.isRequired,
    isLabelHidden: isUnit,
    className,
    placeholder: isLoading ? t('options.loading') : undefined,
  };
  if (shown.length > longestSelect || (!field.isRequired && !isUnit))
    return <ComboboxField {...shared} isLoading={isLoading} isClearable={!field.isRequired} />;
  return <SelectField {...shared} />;
}

/** Disabled until another field has a value; says which one. */
function useWaiting(field: Scope3Field, visible: readonly Scope3Field[], values: EntryValues) {
  const { t } = useTranslation('value-chain');
  const blocker = blockedBy(field, visible, values);
  return {
    disabled: blocker !== null,
    hint: blocker ? t('waitsFor', { field: blocker.displayName }) : (field.description ?? undefined),
  };
}

/**
 * A unit defaults to the first that fits, and a list with one entry to that entry, because there is nothing to
 * decide.
 */
function usePreselected(
  { methods }: EntryForm,
  { name, apiPath, isRequired }: Scope3Field,
  options: readonly { value: string }[],
  isUnit = false,
): void {
  const first = options[0]?.value;
  const isCertain = apiPath !== null && (isUnit || (isRequired && options.length === 1));
  useEffect(() => {
    if (!isCertain || first === undefined || isFilled(methods.getValues(name))) return;
    methods.setValue(name, first, { shouldDirty: true });
  }, [methods, name, first, isCertain]);
}
