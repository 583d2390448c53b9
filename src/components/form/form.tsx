import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { cn } from '@/lib/cn';
import { ErrorSummary } from './error-summary';
import type { ContractForm } from './use-contract-form';

type FormProps<In extends FieldValues, Out> = {
  form: ContractForm<In, Out>;
  /** The accessible name of the form. */
  label: string;
  children: ReactNode;
  className?: string;
  id?: string;
};

/** Enter submits. While saving, every field is disabled. Problems are listed at the top and at their fields. */
export function Form<In extends FieldValues, Out>({
  form,
  label,
  children,
  className,
  id,
}: FormProps<In, Out>) {
  return (
    <form
      id={id}
      noValidate
      aria-label={label}
      aria-busy={form.isSaving}
      onSubmit={(event) => void form.submit(event)}
    >
      <ErrorSummary form={form} />
      <fieldset disabled={form.isSaving} className={cn('flex min-w-0 flex-col gap-5', className)}>
        {children}
      </fieldset>
    </form>
  );
}

/** The button row at the end of a form: the submit button comes first, aligned left like the fields. */
export function FormActions({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cn('flex flex-wrap items-center gap-2 pt-1', className)}>{children}</div>;
}
