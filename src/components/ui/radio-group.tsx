import * as Radix from 'radix-ui/radio-group';
import { type ReactNode, useId } from 'react';
import { cn } from '@/lib/cn';

export type RadioOption<Value extends string | number> = {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean;
};

export type RadioGroupProps<Value extends string | number> = {
  options: readonly RadioOption<Value>[];
  value: Value | null | undefined;
  onChange: (value: Value) => void;
  orientation?: 'horizontal' | 'vertical';
  disabled?: boolean;
  id?: string;
  className?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
};

export function RadioGroup<Value extends string | number>(props: RadioGroupProps<Value>) {
  const { options, value, onChange, orientation = 'vertical', className, ...group } = props;
  const groupId = useId();
  const choose = (text: string) => {
    const option = options.find((candidate) => String(candidate.value) === text);
    if (option) onChange(option.value);
  };
  return (
    <Radix.Root
      value={value == null ? '' : String(value)}
      onValueChange={choose}
      orientation={orientation}
      className={cn('flex gap-x-6 gap-y-2', orientation === 'vertical' ? 'flex-col' : 'flex-wrap', className)}
      {...group}
    >
      {options.map((option) => {
        const id = `${groupId}-${option.value}`;
        return (
          <div key={option.value} className="flex items-start gap-2.5">
            <span className="flex h-5.5 items-center">
              <Radix.Item
                id={id}
                value={String(option.value)}
                disabled={option.disabled}
                className="grid size-4.5 place-items-center rounded-full border border-line-strong bg-surface disabled:border-line disabled:bg-sunken data-[state=checked]:border-brand"
              >
                <Radix.Indicator className="size-2.5 rounded-full bg-brand" />
              </Radix.Item>
            </span>
            <label htmlFor={id} className="cursor-pointer">
              {option.label}
              {option.description ? (
                <span className="block text-ink-muted text-sm">{option.description}</span>
              ) : null}
            </label>
          </div>
        );
      })}
    </Radix.Root>
  );
}
