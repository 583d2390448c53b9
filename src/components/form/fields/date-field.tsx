import { useEffect } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { DatePicker, type DatePickerProps } from '@/components/ui/date-picker';
import { DateRangePicker } from '@/components/ui/date-range-picker';
import { Field, type FieldProps } from './field';

type Limits = Pick<DatePickerProps, 'min' | 'max' | 'today' | 'disabled'>;

/** Holds `YYYY-MM-DD`, null when empty. */
export function DateField<In extends FieldValues, Name extends FieldPath<In>, Out>(
  props: FieldProps<In, Name, Out> & Limits & { isClearable?: boolean },
) {
  const { min, max, today, disabled, isClearable, ...field } = props;
  return (
    <Field {...field}>
      {({ name: _name, ...control }) => (
        <DatePicker {...control} {...{ min, max, today, disabled, isClearable }} />
      )}
    </Field>
  );
}

type DateRangeFieldProps<In extends FieldValues, Name extends FieldPath<In>, Out> = FieldProps<
  In,
  Name,
  Out
> &
  Limits & {
    /** The field with the last day; `name` is the field with the first. */
    endName: FieldPath<In>;
  };

/** Two form fields picked together. */
export function DateRangeField<In extends FieldValues, Name extends FieldPath<In>, Out>(
  props: DateRangeFieldProps<In, Name, Out>,
) {
  const { min, max, today, disabled, endName, ...field } = props;
  const { methods } = props.form;
  const end = methods.watch(endName) as string | null | undefined;
  const setEnd = methods.setValue as (name: string, value: string, options: object) => void;
  const { labels } = props.form;
  useEffect(() => {
    labels.set(endName, props.label);
    return () => void labels.delete(endName);
  }, [labels, endName, props.label]);
  return (
    // The id lets the error summary find the control for a problem with the last day.
    <div id={props.form.fieldId(endName)} className={props.className}>
      <Field {...field} className={undefined} fallbackError={methods.formState.errors[endName]?.message}>
        {({ name: _name, value, onChange, ...control }) => (
          <DateRangePicker
            {...control}
            {...{ min, max, today, disabled }}
            value={value && end ? { from: value, to: end } : null}
            onChange={(range) => {
              onChange(range.from);
              setEnd(endName, range.to, { shouldDirty: true, shouldValidate: true });
            }}
          />
        )}
      </Field>
    </div>
  );
}
