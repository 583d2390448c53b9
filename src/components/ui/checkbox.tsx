import { Check, Minus } from 'lucide-react';
import * as Radix from 'radix-ui/checkbox';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '@/lib/cn';

export type CheckboxProps = Omit<ComponentProps<typeof Radix.Root>, 'onChange' | 'checked' | 'value'> & {
  checked: boolean | 'indeterminate';
  onChange: (checked: boolean) => void;
  /** Clickable text beside the box. Without it, pass an aria-label. */
  label?: ReactNode;
};

export function Checkbox({ checked, onChange, label, className, id, ...props }: CheckboxProps) {
  const ownId = useId();
  const boxId = id ?? ownId;
  const box = (
    <Radix.Root
      id={boxId}
      checked={checked}
      onCheckedChange={(next) => onChange(next === true)}
      className={cn(
        'grid size-4.5 shrink-0 place-items-center rounded-sm border border-line-strong bg-surface text-on-brand aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken data-[state=checked]:border-brand data-[state=indeterminate]:border-brand data-[state=checked]:bg-brand data-[state=indeterminate]:bg-brand data-[state=checked]:disabled:bg-ink-disabled data-[state=checked]:disabled:border-ink-disabled',
        className,
      )}
      {...props}
    >
      <Radix.Indicator>
        {checked === 'indeterminate' ? (
          <Minus aria-hidden className="size-3.5" strokeWidth={3} />
        ) : (
          <Check aria-hidden className="size-3.5" strokeWidth={3} />
        )}
      </Radix.Indicator>
    </Radix.Root>
  );
  if (!label) return box;
  return (
    <div className="flex items-start gap-2.5">
      <span className="flex h-5.5 items-center">{box}</span>
      <label htmlFor={boxId} className="cursor-pointer">
        {label}
      </label>
    </div>
  );
}
