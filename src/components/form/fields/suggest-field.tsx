import type { FieldPath, FieldValues } from 'react-hook-form';
import { type Suggested, SuggestInput } from '@/components/ui/suggest-input';
import { Field, type FieldProps } from './field';

type SuggestFieldProps<
  In extends FieldValues,
  Name extends FieldPath<In>,
  Out,
  Option extends Suggested,
> = FieldProps<In, Name, Out> & {
  options: readonly Option[];
  /** The accessible name of the list. */
  listLabel: string;
  maxLength?: number;
  /** Called after the field took the text, to apply what comes with a suggestion. */
  onPick?: (option: Option) => void;
};

/** A free text with suggestions. */
export function SuggestField<
  In extends FieldValues,
  Name extends FieldPath<In>,
  Out,
  Option extends Suggested,
>(props: SuggestFieldProps<In, Name, Out, Option>) {
  const { options, listLabel, maxLength, onPick, ...field } = props;
  return (
    <Field {...field}>
      {({ value, ...control }) => (
        <SuggestInput<Option>
          {...control}
          {...{ options, listLabel, maxLength, onPick }}
          value={value ?? ''}
        />
      )}
    </Field>
  );
}
