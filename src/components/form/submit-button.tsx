import { LoaderCircle } from 'lucide-react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import type { ContractForm } from './use-contract-form';

type SubmitButtonProps<In extends FieldValues, Out> = {
  form: ContractForm<In, Out>;
  /** The action: "Save changes". */
  label: string;
  /** For edit forms: enabled only after a change. */
  needsChange?: boolean;
  /** The action is destructive. */
  isDestructive?: boolean;
  /** A second button beside the one that Enter presses. */
  isSecond?: boolean;
  /** Called before the form is sent. */
  onClick?: () => void;
  size?: 'sm' | 'md' | 'lg';
  className?: string;
};

export function SubmitButton<In extends FieldValues, Out>({
  form,
  label,
  needsChange,
  isDestructive,
  isSecond,
  onClick,
  size,
  className,
}: SubmitButtonProps<In, Out>) {
  const { t } = useTranslation();
  return (
    <Button
      type="submit"
      variant={isDestructive ? 'danger' : isSecond ? undefined : 'primary'}
      onClick={onClick}
      size={size}
      className={className}
      disabled={form.isSaving || (needsChange && !form.isDirty)}
    >
      {form.isSaving ? <LoaderCircle aria-hidden className="animate-spin" /> : null}
      {label}
      {form.isSaving ? <span className="sr-only">{t('form.saving')}</span> : null}
    </Button>
  );
}
