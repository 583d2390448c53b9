import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { RadioCards } from '@/components/ui/radio-cards';
import { RadioGroup, type RadioOption } from '@/components/ui/radio-group';
import { Select, type SelectOption } from '@/components/ui/select';
import { Field, type FieldProps } from './field';

type SelectFieldProps<In extends FieldValues, Name extends FieldPath<In>, Out> = FieldProps<In, Name, Out> & {
  options: readonly SelectOption<string | number>[];
  placeholder?: string;
  disabled?: boolean;
  /** Called after the field took the value, to reset fields that depend on it. */
  onPick?: (value: string | number) => void;
};

export function SelectField<In extends FieldValues, Name extends FieldPath<In>, Out>(
  props: SelectFieldProps<In, Name, Out>,
) {
  const { options, placeholder, disabled, onPick, ...field } = props;
  return (
    <Field {...field}>
      {({ name: _name, onChange, ...control }) => (
        <Select
          {...control}
          {...{ options, placeholder, disabled }}
          onChange={(value) => {
            onChange(value);
            onPick?.(value);
          }}
        />
      )}
    </Field>
  );
}

type RadioFieldProps<In extends FieldValues, Name extends FieldPath<In>, Out> = FieldProps<In, Name, Out> & {
  options: readonly RadioOption<string | number>[];
  orientation?: 'horizontal' | 'vertical';
  onPick?: (value: string | number) => void;
};

export function RadioField<In extends FieldValues, Name extends FieldPath<In>, Out>(
  props: RadioFieldProps<In, Name, Out>,
) {
  const { options, orientation, onPick, ...field } = props;
  return (
    <Field {...field} isGroup>
      {({ name: _name, ref: _ref, onBlur: _onBlur, onChange, ...control }) => (
        <RadioGroup
          {...control}
          {...{ options, orientation }}
          aria-labelledby={`${control.id}-label`}
          onChange={(value) => {
            onChange(value);
            onPick?.(value);
          }}
        />
      )}
    </Field>
  );
}

/** Radio buttons as cards, for options that need a sentence each. */
export function RadioCardsField<In extends FieldValues, Name extends FieldPath<In>, Out>(
  props: FieldProps<In, Name, Out> & {
    options: readonly RadioOption<string | number>[];
    onPick?: (value: string | number) => void;
  },
) {
  const { options, onPick, ...field } = props;
  return (
    <Field {...field} isGroup>
      {({ name: _name, ref: _ref, onBlur: _onBlur, onChange, ...control }) => (
        <RadioCards
          {...control}
          {...{ options }}
          aria-labelledby={`${control.id}-label`}
          onChange={(value) => {
            onChange(value);
            onPick?.(value);
          }}
        />
      )}
    </Field>
  );
}

/** The label is beside the box. `content` replaces it when it contains a link. */
export function CheckboxField<In extends FieldValues, Name extends FieldPath<In>, Out>(
  props: FieldProps<In, Name, Out> & { content?: ReactNode; disabled?: boolean },
) {
  const { content, disabled, ...field } = props;
  return (
    <Field {...field} isLabelHidden isGroup>
      {({ value, ...control }) => (
        <Checkbox {...control} disabled={disabled} checked={value === true} label={content ?? props.label} />
      )}
    </Field>
  );
}
