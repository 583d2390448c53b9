import type { FieldPath, FieldValues } from 'react-hook-form';
import { Combobox, type ComboboxProps, MultiCombobox } from '@/components/ui/combobox';
import { Field, type FieldProps } from './field';

type Value = string | number;
type ListProps = Pick<
  ComboboxProps<Value>,
  'options' | 'placeholder' | 'searchPlaceholder' | 'onSearch' | 'isLoading' | 'disabled'
>;

type ComboboxFieldProps<In extends FieldValues, Name extends FieldPath<In>, Out> = FieldProps<In, Name, Out> &
  ListProps & { isClearable?: boolean; onPick?: (value: Value | null) => void };

export function ComboboxField<In extends FieldValues, Name extends FieldPath<In>, Out>(
  props: ComboboxFieldProps<In, Name, Out>,
) {
  const {
    options,
    placeholder,
    searchPlaceholder,
    onSearch,
    isLoading,
    disabled,
    isClearable,
    onPick,
    ...field
  } = props;
  return (
    <Field {...field}>
      {({ name: _name, onChange, ...control }) => (
        <Combobox<Value>
          {...control}
          {...{ options, placeholder, searchPlaceholder, onSearch, isLoading, disabled, isClearable }}
          onChange={(value) => {
            onChange(value);
            onPick?.(value);
          }}
        />
      )}
    </Field>
  );
}

/** Holds a list of values. */
export function MultiComboboxField<In extends FieldValues, Name extends FieldPath<In>, Out>(
  props: FieldProps<In, Name, Out> & ListProps,
) {
  const { options, placeholder, searchPlaceholder, onSearch, isLoading, disabled, ...field } = props;
  return (
    <Field {...field}>
      {({ name: _name, value, ...control }) => (
        <MultiCombobox<Value>
          {...control}
          {...{ options, placeholder, searchPlaceholder, onSearch, isLoading, disabled }}
          value={value ?? []}
        />
      )}
    </Field>
  );
}
