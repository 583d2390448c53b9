import { useEffect } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { MonthRangePicker, type MonthRangePickerProps } from '@/components/ui/month-range-picker';
import { Field, type FieldProps } from './field';

type MonthRangeFieldProps<In extends FieldValues, Name extends FieldPath<In>, Out> = FieldProps<
  In,
  Name,
  Out
> &
  Pick<MonthRangePickerProps, 'min' | 'max' | 'today' | 'minMonths' | 'maxMonths' | 'disabled'> & {
    /** The field with the last day; `name` is the field with the first. */
    endName: FieldPath<In>;
  };

/** Two form fields picked together: the first day of a month and the last day of another. */
export function MonthRangeField<In extends FieldValues, Name extends FieldPath<In>, Out>(
  props: MonthRangeFieldProps<In, Name, Out>,
) {
  const { min, max, today, minMonths, maxMonths, disabled, endName, ...field } = props;
  const { methods, labels } = props.form;
  const end = methods.watch(endName) as string | null | undefined;
  const setEnd = methods.setValue as (name: string, value: string, options: object) => void;
  useEffect(() => {
    labels.set(endName, props.label);
    return () => void labels.delete(endName);
  }, [labels, endName, props.label]);
  return (
    // The id lets the error summary find the control for a problem with the last day.
    <div id={props.form.fieldId(endName)} className={props.className}>
      <Field {...field} className={undefined} fallbackError={methods.formState.errors[endName]?.message}>
        {({ name: _name, value, onChange, ...control }) => (
          <MonthRangePicker
            {...control}
            {...{ min, max, today, minMonths, maxMonths, disabled }}
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
