import * as Radix from 'radix-ui/switch';
import { type ReactNode, useId } from 'react';

export type SwitchProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean;
  disabled?: boolean;
  id?: string;
};

/** Takes effect immediately. For a choice that waits for a save button use Checkbox. */
export function Switch({ checked, onChange, label, isLabelHidden, disabled, id }: SwitchProps) {
  const ownId = useId();
  const switchId = id ?? ownId;
  return (
    <div className="flex items-center gap-2.5">
      <Radix.Root
        id={switchId}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        className="inline-flex h-5 w-9 shrink-0 items-center rounded-full border border-line-strong bg-sunken px-0.5 transition-colors duration-100 disabled:opacity-60 data-[state=checked]:border-brand data-[state=checked]:bg-brand"
      >
        <Radix.Thumb className="size-3.5 rounded-full bg-ink-muted transition-transform duration-100 data-[state=checked]:translate-x-4 data-[state=checked]:bg-on-brand" />
      </Radix.Root>
      <label htmlFor={switchId} className={isLabelHidden ? 'sr-only' : 'cursor-pointer'}>
        {label}
      </label>
    </div>
  );
}
