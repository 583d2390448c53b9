import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import type { CalculatorForm } from './variable-field';

type TableErrorProps = { form: CalculatorForm; name: `variables.${string}`; label: string };

/** The error of a table as a whole, and its name in the error summary. */
export function TableError({ form, name, label }: TableErrorProps) {
  const { labels } = form;
  useFormState({ control: form.methods.control, name });
  useEffect(() => {
    labels.set(name, label);
    return () => void labels.delete(name);
  }, [labels, name, label]);
  const { error } = form.methods.getFieldState(name);
  if (!error?.message) return null;
  return <p className="text-danger text-sm">{error.message}</p>;
}
