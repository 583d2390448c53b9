import type { FieldPath, FieldValues } from 'react-hook-form';
import { NumberInput, type NumberInputProps } from '@/components/ui/number-input';
import { Field, type FieldProps } from './field';

type Props<In extends FieldValues, Name extends FieldPath<In>, Out> = FieldProps<In, Name, Out> &
  Pick<
    NumberInputProps,
    'suffix' | 'maxDecimals' | 'isInteger' | 'isYear' | 'step' | 'disabled' | 'placeholder'
  > & {
    /** Called after the user typed a value, to update what depends on it. */
    onEntered?: () => void;
  };

/** Holds a number, null when empty. */
export function NumberField<In extends FieldValues, Name extends FieldPath<In>, Out>(
  props: Props<In, Name, Out>,
) {
  const { suffix, maxDecimals, isInteger, isYear, step, disabled, placeholder, onEntered, ...field } = props;
  return (
    <Field {...field}>
      {({ onChange, ...control }) => (
        <NumberInput
          {...control}
          aria-required={!props.isOptional}
          {...{ suffix, maxDecimals, isInteger, isYear, step, disabled, placeholder }}
          onChange={(value) => {
            onChange(value);
            onEntered?.();
          }}
        />
      )}
    </Field>
  );
}
