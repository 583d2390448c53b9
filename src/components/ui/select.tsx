import { Check, ChevronDown } from 'lucide-react';
import * as Radix from 'radix-ui/select';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '@/lib/cn';
import { controlStyles, optionStyles, panelStyles } from './control';

export type SelectOption<Value extends string | number> = {
  value: Value;
  label: string;
  /** A second, lighter line. */
  description?: string;
  disabled?: boolean;
};

export type SelectProps<Value extends string | number> = {
  options: readonly SelectOption<Value>[];
  value: Value | null | undefined;
  onChange: (value: Value) => void;
  placeholder?: string;
  disabled?: boolean;
  id?: string;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
  onBlur?: () => void;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  'aria-required'?: boolean;
};

/** A list of up to about ten options. For longer or unknown lists use Combobox. Numeric values stay numbers. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { options, value, onChange, placeholder, disabled, className, ref, onBlur, ...control } = props;
  const { t } = useTranslation('components');
  const [isOpen, setIsOpen] = useState(false);
  const choose = (text: string) => {
    const option = options.find((candidate) => String(candidate.value) === text);
    if (option) onChange(option.value);
  };
  return (
    <Radix.Root
      value={value == null ? '' : String(value)}
      onValueChange={choose}
      disabled={disabled}
      open={isOpen}
      onOpenChange={setIsOpen}
    >
      <Radix.Trigger
        ref={ref}
        // Focus that moves into the list has not left the field.
        onBlur={isOpen ? undefined : onBlur}
        className={cn(
          controlStyles,
          'flex h-9 items-center justify-between gap-2 px-3 text-left data-placeholder:text-ink-muted',
          className,
        )}
        {...control}
      >
        <span className="truncate">
          <Radix.Value placeholder={placeholder ?? t('select.placeholder')} />
        </span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-muted" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          className={cn(
            panelStyles,
            'max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) max-w-96',
          )}
        >
          <Radix.Viewport className="max-h-80 p-1">
            {options.map((option) => (
              <SelectItem key={option.value} option={option} />
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function SelectItem({ option }: { option: SelectOption<string | number> }) {
  return (
    <Radix.Item value={String(option.value)} disabled={option.disabled} className={cn(optionStyles, 'pr-8')}>
      <span className="flex flex-col">
        <Radix.ItemText>{option.label}</Radix.ItemText>
        {option.description ? <span className="text-ink-muted text-xs">{option.description}</span> : null}
      </span>
      <Radix.ItemIndicator className="absolute right-2 text-brand">
        <Check aria-hidden />
      </Radix.ItemIndicator>
    </Radix.Item>
  );
}
