import type { ComponentProps } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { Input } from '@/components/ui/input';
import { PasswordInput } from '@/components/ui/password-input';
import { Textarea } from '@/components/ui/textarea';
import { Field, type FieldProps } from './field';

type TextFieldProps<In extends FieldValues, Name extends FieldPath<In>, Out> = FieldProps<In, Name, Out> &
  Pick<
    ComponentProps<'input'>,
    | 'type'
    | 'autoComplete'
    | 'placeholder'
    | 'maxLength'
    | 'inputMode'
    | 'readOnly'
    | 'disabled'
    | 'autoFocus'
  >;

export function TextField<In extends FieldValues, Name extends FieldPath<In>, Out>(
  props: TextFieldProps<In, Name, Out>,
) {
  const { type, autoComplete, placeholder, maxLength, inputMode, readOnly, disabled, autoFocus, ...field } =
    props;
  return (
    <Field {...field}>
      {({ value, ...control }) => (
        <Input
          {...control}
          aria-required={!props.isOptional}
          {...{ type, autoComplete, placeholder, maxLength, inputMode, readOnly, disabled, autoFocus }}
          value={value ?? ''}
        />
      )}
    </Field>
  );
}

export function PasswordField<In extends FieldValues, Name extends FieldPath<In>, Out>(
  props: FieldProps<In, Name, Out> & { autoComplete: 'current-password' | 'new-password' },
) {
  const { autoComplete, ...field } = props;
  return (
    <Field {...field}>
      {({ value, ...control }) => (
        <PasswordInput
          {...control}
          aria-required={!props.isOptional}
          autoComplete={autoComplete}
          value={value ?? ''}
        />
      )}
    </Field>
  );
}

export function TextareaField<In extends FieldValues, Name extends FieldPath<In>, Out>(
  props: FieldProps<In, Name, Out> & { rows?: number; maxLength?: number; placeholder?: string },
) {
  const { rows, maxLength, placeholder, ...field } = props;
  return (
    <Field {...field}>
      {({ value, ...control }) => (
        <Textarea
          {...control}
          aria-required={!props.isOptional}
          {...{ rows, maxLength, placeholder }}
          value={value ?? ''}
        />
      )}
    </Field>
  );
}
