import { useState } from 'react';
import type { DateRange } from 'react-day-picker';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/hooks/use-format';
import { fromIsoDate, type IsoDate, toIsoDate } from '@/lib/format/date';
import { Button } from './button';
import { Calendar } from './calendar';
import { type IsoRange, outsideLimits } from './date-limits';
import { DatePopover, type DateTriggerProps } from './date-picker';

export type DateRangePickerProps = DateTriggerProps & {
  value: IsoRange | null | undefined;
  /** Called on Apply only. */
  onChange: (value: IsoRange) => void;
  min?: IsoDate;
  max?: IsoDate;
  today?: IsoDate;
};

/** Two days, both included; nothing changes until Apply. */
export function DateRangePicker({ value, onChange, min, max, today, ...trigger }: DateRangePickerProps) {
  const { t } = useTranslation('components');
  const { t: common } = useTranslation();
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState<DateRange | undefined>();
  const toggle = (open: boolean) => {
    if (open) setDraft(value ? { from: fromIsoDate(value.from), to: fromIsoDate(value.to) } : undefined);
    setIsOpen(open);
  };
  const isComplete = Boolean(draft?.from && draft.to);
  const apply = () => {
    if (!draft?.from || !draft.to) return;
    onChange({ from: toIsoDate(draft.from), to: toIsoDate(draft.to) });
    setIsOpen(false);
  };
  const draftText = format.dateRange(
    draft?.from ? toIsoDate(draft.from) : '',
    draft?.to ? toIsoDate(draft.to) : '',
    'MMM D, YYYY',
  );
  return (
    <DatePopover
      {...trigger}
      isOpen={isOpen}
      onOpenChange={toggle}
      text={value ? format.dateRange(value.from, value.to, 'MMM D, YYYY') : ''}
      placeholder={trigger.placeholder ?? t('date.rangePlaceholder')}
    >
      <Calendar
        mode="range"
        autoFocus
        numberOfMonths={2}
        selected={draft}
        defaultMonth={draft?.from ?? firstMonth(today, max)}
        today={fromIsoDate(today)}
        disabled={outsideLimits(min, max)}
        // A third click starts a new range instead of moving one end of the old one.
        resetOnSelect
        onSelect={setDraft}
      />
      <div className="mt-3 flex items-center justify-between gap-4 border-t pt-3">
        <span className="figures text-ink-muted text-sm" aria-live="polite">
          {draftText || t('date.rangeHint')}
        </span>
        <span className="flex gap-2">
          <Button size="sm" onClick={() => setIsOpen(false)}>
            {common('actions.cancel')}
          </Button>
          <Button size="sm" variant="primary" disabled={!isComplete} onClick={apply}>
            {common('actions.apply')}
          </Button>
        </span>
      </div>
    </DatePopover>
  );
}

/** The left one of the two months: where nothing after today can be chosen, today's month stands at the right. */
function firstMonth(today: IsoDate | undefined, max: IsoDate | undefined): Date | undefined {
  const day = fromIsoDate(today);
  if (!day || !max || !today || max > today) return day;
  return new Date(day.getFullYear(), day.getMonth() - 1, 1);
}
