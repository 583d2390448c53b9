import { CalendarDays } from 'lucide-react';
import * as Radix from 'radix-ui/popover';
import { type ReactNode, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/hooks/use-format';
import { cn } from '@/lib/cn';
import { type DateStyle, fromIsoDate, type IsoDate, toIsoDate } from '@/lib/format/date';
import { Button } from './button';
import { Calendar } from './calendar';
import { controlStyles, panelStyles } from './control';
import { outsideLimits } from './date-limits';
import { DayInput } from './day-input';

export type DateTriggerProps = {
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
};

export type DatePickerProps = DateTriggerProps & {
  value: IsoDate | null | undefined;
  onChange: (value: IsoDate | null) => void;
  min?: IsoDate;
  max?: IsoDate;
  /** The day marked as today: by the product's clock, not the machine's. */
  today?: IsoDate;
  isClearable?: boolean;
  dateStyle?: DateStyle;
};

/** One day; `YYYY-MM-DD` in and out, shown as 'MMM D, YYYY'. */
export function DatePicker({
  value,
  onChange,
  min,
  max,
  today,
  isClearable,
  dateStyle = 'MMM D, YYYY',
  ...trigger
}: DatePickerProps) {
  const { t } = useTranslation('components');
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const selected = fromIsoDate(value);
  const pick = (day: Date | undefined) => {
    if (day) onChange(toIsoDate(day));
    setIsOpen(false);
  };
  return (
    <DatePopover
      {...trigger}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      text={value ? format.date(value, dateStyle) : ''}
      placeholder={trigger.placeholder ?? t('date.placeholder')}
    >
      <div className="mb-3">
        <DayInput
          label={t('date.day')}
          value={value}
          {...{ min, max, onChange }}
          onEnter={() => setIsOpen(false)}
        />
      </div>
      <Calendar
        mode="single"
        autoFocus
        selected={selected}
        defaultMonth={selected ?? fromIsoDate(max && today && max < today ? max : today)}
        today={fromIsoDate(today)}
        disabled={outsideLimits(min, max)}
        onSelect={(day) => pick(day ?? selected)}
      />
      {isClearable && value ? (
        <div className="mt-2 flex justify-end border-t pt-3">
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              onChange(null);
              setIsOpen(false);
            }}
          >
            {t('date.clear')}
          </Button>
        </div>
      ) : null}
    </DatePopover>
  );
}

type DatePopoverProps = DateTriggerProps & {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  text: string;
  children: ReactNode;
};

/** The button that looks like a field, and the panel, shared by all date pickers. */
export function DatePopover({
  isOpen,
  onOpenChange,
  text,
  placeholder,
  children,
  className,
  onBlur,
  ...button
}: DatePopoverProps) {
  const { t } = useTranslation('components');
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <button
          type="button"
          {...button}
          // Focus that moves into the panel has not left the field.
          onBlur={isOpen ? undefined : onBlur}
          className={cn(
            controlStyles,
            'flex h-9 items-center justify-between gap-2 px-3 text-left',
            !text && 'text-ink-muted',
            className,
          )}
        >
          <span className="figures truncate">{text || placeholder}</span>
          <CalendarDays aria-hidden className="size-4 shrink-0 text-ink-muted" />
        </button>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={t('date.panel')}
          className={cn(panelStyles, 'p-4')}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
