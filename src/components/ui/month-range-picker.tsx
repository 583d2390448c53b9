import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/hooks/use-format';
import { cn } from '@/lib/cn';
import { fromIsoDate, type IsoDate } from '@/lib/format/date';
import { Button } from './button';
import { type IsoRange, monthsInRange, wholeMonths } from './date-limits';
import { DatePopover, type DateTriggerProps } from './date-picker';

export type MonthRangePickerProps = DateTriggerProps & {
  /** First day of the first month to last day of the last. */
  value: IsoRange | null | undefined;
  onChange: (value: IsoRange) => void;
  min?: IsoDate;
  max?: IsoDate;
  today?: IsoDate;
  minMonths?: number;
  maxMonths?: number;
};

/** Whole months, with buttons to change the year; the end is always the last day of its month. */
export function MonthRangePicker({
  value,
  onChange,
  min,
  max,
  today,
  minMonths = 1,
  maxMonths = 12,
  ...trigger
}: MonthRangePickerProps) {
  const { t } = useTranslation('components');
  const { t: common } = useTranslation();
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState<IsoRange | null>(null);
  const [isEndOpen, setIsEndOpen] = useState(false);
  const shownNow = fromIsoDate(value?.from ?? max ?? today) ?? new Date();
  const [year, setYear] = useState(shownNow.getFullYear());

  const toggle = (open: boolean) => {
    if (open) {
      setDraft(value ?? null);
      setIsEndOpen(false);
      setYear(shownNow.getFullYear());
    }
    setIsOpen(open);
  };
  const pick = (month: number) => {
    const picked = new Date(year, month, 1);
    const start = isEndOpen ? fromIsoDate(draft?.from) : undefined;
    setDraft(wholeMonths(start ?? picked, picked));
    setIsEndOpen(!start);
  };
  const count = draft ? monthsInRange(draft) : 0;
  const problem = draft && !isEndOpen ? lengthProblem(count, minMonths, maxMonths) : null;

  return (
    <DatePopover
      {...trigger}
      isOpen={isOpen}
      onOpenChange={toggle}
      text={value ? format.dateRange(value.from, value.to, 'MMM, YYYY') : ''}
      placeholder={trigger.placeholder ?? t('date.monthsPlaceholder')}
    >
      <div className="flex w-72 items-center justify-between pb-2">
        <Button
          variant="quiet"
          size="icon-sm"
          aria-label={t('date.previousYear')}
          onClick={() => setYear(year - 1)}
        >
          <ChevronLeft aria-hidden />
        </Button>
        <span className="figures font-semibold" aria-live="polite">
          {year}
        </span>
        <Button
          variant="quiet"
          size="icon-sm"
          aria-label={t('date.nextYear')}
          onClick={() => setYear(year + 1)}
        >
          <ChevronRight aria-hidden />
        </Button>
      </div>
      <MonthGrid year={year} draft={draft} min={min} max={max} onPick={pick} />
      <p className={cn('pt-3 text-sm', problem ? 'text-danger' : 'text-ink-muted')} aria-live="polite">
        {problem
          ? t(`date.${problem}`, { count: problem === 'tooShort' ? minMonths : maxMonths })
          : t('date.months', { count })}
      </p>
      <div className="mt-3 flex justify-end gap-2 border-t pt-3">
        <Button size="sm" onClick={() => setIsOpen(false)}>
          {common('actions.cancel')}
        </Button>
        <Button
          size="sm"
          variant="primary"
          disabled={
            !draft || problem !== null || (isEndOpen && lengthProblem(count, minMonths, maxMonths) !== null)
          }
          onClick={() => {
            if (draft) onChange(draft);
            setIsOpen(false);
          }}
        >
          {common('actions.apply')}
        </Button>
      </div>
    </DatePopover>
  );
}

type MonthGridProps = {
  year: number;
  draft: IsoRange | null;
  min?: IsoDate;
  max?: IsoDate;
  onPick: (month: number) => void;
};

function MonthGrid({ year, draft, min, max, onPick }: MonthGridProps) {
  const format = useFormat();
  const short = format.monthNames('short');
  return (
    <div className="grid grid-cols-4 gap-y-1">
      {format.monthNames('long').map((name, month) => {
        const { from, to } = wholeMonths(new Date(year, month, 1), new Date(year, month, 1));
        const isWithin = draft !== null && from >= draft.from && to <= draft.to;
        const isEdge = draft !== null && (from === draft.from || to === draft.to);
        return (
          <button
            key={name}
            type="button"
            aria-label={`${name} ${year}`}
            aria-pressed={isWithin}
            disabled={Boolean((min && to < min) || (max && from > max))}
            onClick={() => onPick(month)}
            className={cn(
              'h-9 rounded-md text-sm hover:bg-hover disabled:cursor-not-allowed disabled:text-ink-disabled disabled:hover:bg-transparent',
              isWithin && 'rounded-none bg-brand-soft text-on-brand-soft',
              isEdge && 'rounded-md bg-brand text-on-brand hover:bg-brand-hover',
            )}
          >
            {short[month]}
          </button>
        );
      })}
    </div>
  );
}

function lengthProblem(count: number, minMonths: number, maxMonths: number): 'tooShort' | 'tooLong' | null {
  if (count < minMonths) return 'tooShort';
  return count > maxMonths ? 'tooLong' : null;
}
