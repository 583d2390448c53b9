import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { DayPicker, type DayPickerProps } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import { pl } from 'react-day-picker/locale/pl';
import { useFormat } from '@/hooks/use-format';
import { cn } from '@/lib/cn';
import { pickerYears } from './date-limits';

const dayButton =
  'figures grid size-9 place-items-center rounded-md text-sm hover:bg-hover disabled:cursor-not-allowed disabled:text-ink-disabled disabled:hover:bg-transparent';

const classNames = {
  root: 'relative select-none',
  months: 'flex gap-6',
  month: 'flex flex-col gap-2',
  nav: 'absolute inset-x-0 top-0 z-10 flex justify-between pointer-events-none',
  button_previous:
    'pointer-events-auto grid size-8 place-items-center rounded-md hover:bg-hover aria-disabled:text-ink-disabled',
  button_next:
    'pointer-events-auto grid size-8 place-items-center rounded-md hover:bg-hover aria-disabled:text-ink-disabled',
  month_caption: 'flex h-8 items-center justify-center font-semibold',
  dropdowns: 'flex items-center gap-1',
  dropdown_root:
    'relative flex items-center rounded-sm focus-within:outline-2 focus-within:outline-brand hover:bg-hover',
  dropdown: 'absolute inset-0 cursor-pointer opacity-0',
  caption_label: 'flex items-center gap-0.5 px-1.5 py-0.5',
  weekday: 'w-9 pb-1 font-normal text-ink-muted text-xs',
  day: 'p-0 text-center',
  day_button: dayButton,
  today: 'font-bold text-brand',
  outside: 'text-ink-muted',
  selected: '',
  disabled: '',
  hidden: 'invisible',
};

const chosenDay = '[&>button]:bg-brand [&>button]:text-on-brand [&>button]:hover:bg-brand-hover';

/** The month grid of the date pickers: Monday first, years from −50 to +10, names in the interface language. */
export function Calendar({ className, ...props }: DayPickerProps) {
  const { language } = useFormat();
  const years = pickerYears(props.today ?? new Date());
  return (
    <DayPicker
      locale={language === 'pl' ? pl : enGB}
      weekStartsOn={1}
      startMonth={years.first}
      endMonth={years.last}
      captionLayout="dropdown"
      fixedWeeks
      classNames={{
        ...classNames,
        selected: props.mode === 'range' ? '' : chosenDay,
        range_start: cn('rounded-l-md bg-brand-soft', chosenDay),
        range_end: cn('rounded-r-md bg-brand-soft', chosenDay),
        range_middle: 'bg-brand-soft text-on-brand-soft',
      }}
      components={{ Chevron: CalendarChevron }}
      className={className}
      {...props}
    />
  );
}

function CalendarChevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  const Icon = orientation === 'left' ? ChevronLeft : orientation === 'right' ? ChevronRight : ChevronDown;
  return <Icon aria-hidden className={orientation === 'down' ? 'size-3.5 text-ink-muted' : 'size-4'} />;
}
