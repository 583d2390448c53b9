import { type ReactNode, type Ref, useEffect } from 'react';
import { type FieldPath, type FieldPathValue, type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ContractForm } from '@/components/form/use-contract-form';
import { translateRule } from '@/components/form/validation-message';
import { Label } from '@/components/ui/label';
import { cn } from '@/lib/cn';

export type FieldProps<In extends FieldValues, Name extends FieldPath<In>, Out = unknown> = {
  form: ContractForm<In, Out>;
  name: Name;
  label: string;
  hint?: ReactNode;
  /** Adds "(optional)" to the label; every other field counts as required. */
  isOptional?: boolean;
  /** Keeps the label for screen readers only, e.g. in a table row. */
  isLabelHidden?: boolean;
  className?: string;
};

/** The attributes that connect a control to its field. */
export type FieldControl<Value> = {
  id: string;
  name: string;
  value: Value;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  ref: Ref<never>;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
};

type Render<In extends FieldValues, Name extends FieldPath<In>> = (
  control: FieldControl<FieldPathValue<In, Name>>,
) => ReactNode;

/** Label above, control, then the error, then the hint; all connected for assistive technology. */
export function Field<In extends FieldValues, Name extends FieldPath<In>, Out>(
  props: FieldProps<In, Name, Out> & {
    children: Render<In, Name>;
    isGroup?: boolean;
    fallbackError?: unknown;
  },
) {
  const { form, name, label, hint, isOptional, isLabelHidden, className, children, isGroup } = props;
  const { t, i18n } = useTranslation();
  const { field, fieldState } = useController({ control: form.methods.control, name });
  const id = form.fieldId(name);
  const message =
    fieldState.error?.message ?? (typeof props.fallbackError === 'string' ? props.fallbackError : undefined);
  const { labels } = form;
  useEffect(() => {
    labels.set(name, label);
    return () => void labels.delete(name);
  }, [labels, name, label]);

  const labelText = (
    <>
      {label}
      {isOptional ? (
        <span className="font-normal text-ink-muted">{` (${t('form.optional')})`}</span>
      ) : isLabelHidden ? null : (
        // The mark is drawn with CSS, so the accessible name stays the label; the control itself says that it is
        // required.
        <span aria-hidden className="ml-0.5 text-danger after:content-['*'_/_'']" />
      )}
    </>
  );
  const labelStyle = isLabelHidden ? 'sr-only' : '';
  return (
    <div className={cn('flex min-w-0 flex-col gap-1.5', className)}>
      {isGroup ? (
        <span id={`${id}-label`} className={cn('font-medium', labelStyle)}>
          {labelText}
        </span>
      ) : (
        <Label htmlFor={id} className={labelStyle}>
          {labelText}
        </Label>
      )}
      {children({
        id,
        name,
        value: field.value,
        onChange: field.onChange,
        onBlur: () => (form.checksOnLeave ? field.onBlur() : undefined),
        ref: field.ref,
        'aria-invalid': message !== undefined,
        'aria-describedby':
          [message && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
      })}
      {message ? (
        <p id={`${id}-error`} className="text-danger text-sm">
          {translateRule(message, t, i18n.exists)}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className="text-ink-muted text-sm">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
