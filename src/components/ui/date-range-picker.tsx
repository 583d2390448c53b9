import { useState } from 'react';
import type { DateRange } from 'react-day-picker';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/hooks/use-format';
import { fromIsoDate, type IsoDate, toIsoDate } from '@/lib/format/date';
import { Button } from './button';
import { Calendar } from './calendar';
import { type IsoRange, outsideLimits, wholeMonthsFrom } from './date-limits';
import { DatePopover, type DateTriggerProps } from './date-picker';
import { DayInput } from './day-input';

export type DateRangePickerProps = DateTriggerProps & {
  value: IsoRange | null | undefined;
  /** Called on Apply, on Enter after a typed day, and when a whole month is clicked. */
  onChange: (value: IsoRange) => void;
  min?: IsoDate;
  max?: IsoDate;
  today?: IsoDate;
};

/** Two days, both included; nothing changes until they are applied. */
export function DateRangePicker({ value, onChange, min, max, today, ...trigger }: DateRangePickerProps) {
  const { t } = useTranslation('components');
  const { t: common } = useTranslation();
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState<DateRange | undefined>();
  const [month, setMonth] = useState(() => firstMonth(today, max) ?? new Date());
  const toggle = (open: boolean) => {
    if (open) {
      setDraft(value ? { from: fromIsoDate(value.from), to: fromIsoDate(value.to) } : undefined);
      setMonth(fromIsoDate(value?.from) ?? firstMonth(today, max) ?? new Date());
    }
    setIsOpen(open);
  };
  const isComplete = Boolean(draft?.from && draft.to && draft.from <= draft.to);
  const take = (range: IsoRange) => {
    onChange(range);
    setIsOpen(false);
  };
  const apply = () => {
    if (!draft?.from || !draft.to || !isComplete) return;
    take({ from: toIsoDate(draft.from), to: toIsoDate(draft.to) });
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
      <TypedDays
        {...{ draft, min, max }}
        onChange={(range, day) => {
          setDraft(range);
          setMonth(day);
        }}
        onEnter={apply}
      />
      <Calendar
        mode="range"
        autoFocus
        numberOfMonths={2}
        selected={draft}
        month={month}
        onMonthChange={setMonth}
        today={fromIsoDate(today)}
        disabled={outsideLimits(min, max)}
        // A third click starts a new range instead of moving one end of the old one.
        resetOnSelect
        onSelect={setDraft}
      />
      <WholeMonths month={month} {...{ min, max }} onPick={take} />
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

type TypedDaysProps = {
  draft: DateRange | undefined;
  min: IsoDate | undefined;
  max: IsoDate | undefined;
  /** `day`: the one that was typed. */
  onChange: (range: DateRange, day: Date) => void;
  onEnter: () => void;
};

/** Both days can be typed; the calendar follows. */
function TypedDays({ draft, min, max, onChange, onEnter }: TypedDaysProps) {
  const { t } = useTranslation('components');
  const [from, to] = [draft?.from, draft?.to];
  const take = (typed: IsoDate, rangeWith: (day: Date) => DateRange) => {
    const day = fromIsoDate(typed);
    if (day) onChange(rangeWith(day), day);
  };
  return (
    <div className="mb-3 flex gap-6">
      <DayInput
        label={t('date.firstDay')}
        value={from ? toIsoDate(from) : null}
        onChange={(typed) => take(typed, (day) => ({ from: day, to }))}
        {...{ min, max, onEnter }}
      />
      <DayInput
        label={t('date.lastDay')}
        value={to ? toIsoDate(to) : null}
        onChange={(typed) => take(typed, (day) => ({ from, to: day }))}
        {...{ min, max, onEnter }}
      />
    </div>
  );
}

type WholeMonthsProps = {
  /** The left one of the two visible months. */
  month: Date;
  min: IsoDate | undefined;
  max: IsoDate | undefined;
  onPick: (range: IsoRange) => void;
};

/** Most bills cover a month, so one click selects a whole month. */
function WholeMonths({ month, min, max, onPick }: WholeMonthsProps) {
  const { t } = useTranslation('components');
  const format = useFormat();
  return (
    <div className="mt-2 flex gap-6">
      {wholeMonthsFrom(month, { min, max }).map(({ range, isWithin }) => (
        <div key={range.from} className="flex-1 text-center">
          <Button size="sm" variant="quiet" disabled={!isWithin} onClick={() => onPick(range)}>
            {t('date.wholeMonth', { month: format.date(range.from, 'MMMM YYYY') })}
          </Button>
        </div>
      ))}
    </div>
  );
}

/** The left one of the two months. If no day after today can be chosen, the current month is on the right. */
function firstMonth(today: IsoDate | undefined, max: IsoDate | undefined): Date | undefined {
  const day = fromIsoDate(today);
  if (!day || !max || !today || max > today) return day;
  return new Date(day.getFullYear(), day.getMonth() - 1, 1);
}
