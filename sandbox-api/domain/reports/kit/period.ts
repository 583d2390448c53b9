import type { Locale } from '#api/contract/messages';
import { monthsBetween, yearOf } from '#api/domain/calendar/calendar';

const monthNames = {
  en: 'January February March April May June July August September October November December'.split(' '),
  pl: 'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień'.split(
    ' ',
  ),
};
const shortNames = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  pl: 'sty lut mar kwi maj cze lip sie wrz paź lis gru'.split(' '),
};

/** Months count whole, so a period is named by its first and last month. */
export type Period = {
  /** First days of its months. */
  months: string[];
  /** `January 2025 – December 2025`. */
  label: string;
  /** The same so many years before: `January 2024 – December 2024`. */
  labelBefore: (yearsBack: number) => string;
  isWholeYear: boolean;
  /** The same months so many years before: `2024`, or `2023/2024` where they lie in two years. */
  yearLabel: (yearsBack: number) => string;
  /** Year in which the period starts. */
  firstYear: number;
  /** Calendar year of the key figures it is compared with: the one it ends in. */
  keyYear: number;
};

export function periodOf(start: string, end: string, language: Locale): Period {
  const months = monthsBetween(`${start.slice(0, 7)}-01`, `${end.slice(0, 7)}-01`);
  const [first, last] = [yearOf(start), yearOf(end)];
  const labelBefore = (back: number) => {
    const [from, to] = [monthLabel(start, language, back), monthLabel(end, language, back)];
    return from === to ? from : `${from} – ${to}`;
  };
  return {
    months,
    label: labelBefore(0),
    labelBefore,
    isWholeYear: months.length === 12,
    yearLabel: (back) => (first === last ? String(first - back) : `${first - back}/${last - back}`),
    firstYear: first,
    keyYear: last,
  };
}

export function monthLabel(day: string, language: Locale, yearsBack = 0): string {
  return `${monthNames[language][Number(day.slice(5, 7)) - 1]} ${yearOf(day) - yearsBack}`;
}

export function shortMonth(day: string, language: Locale): string {
  return `${shortNames[language][Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
}

/** `31 December 2025`, in Polish with the month in figures. */
export function dayLabel(day: string, language: Locale): string {
  const [year, month, date] = day.split('-');
  return language === 'pl'
    ? `${date}.${month}.${year}`
    : `${Number(date)} ${monthNames.en[Number(month) - 1]} ${year}`;
}
