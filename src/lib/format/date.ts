import { type Language, toRegion } from './locale';

/** A calendar day, `YYYY-MM-DD`. Never a timestamp, because a day has no time zone. */
export type IsoDate = string;

/** The date formats of the product. Those with the month first are English; Polish has its own order for them. */
export type DateStyle =
  | 'DD.MM.YYYY'
  | 'DD MMM YYYY'
  | 'DD/MM/YYYY'
  | 'MMM D, YYYY'
  | 'MMM, YYYY'
  | 'MMMM YYYY'
  | 'MMM';

type DayParts = { year: number; month: number; day: number };

/** A day in one of the product's formats. Accepts a full timestamp and shows its day in local time. */
export function formatDate(date: IsoDate, language: Language, style: DateStyle = 'DD MMM YYYY'): string {
  const parts = readDay(date);
  if (!parts) return '';
  const day = String(parts.day).padStart(2, '0');
  const month = String(parts.month).padStart(2, '0');
  switch (style) {
    case 'DD.MM.YYYY':
      return `${day}.${month}.${parts.year}`;
    case 'DD/MM/YYYY':
      return `${day}/${month}/${parts.year}`;
    case 'DD MMM YYYY':
      return `${day} ${monthName(parts, language, 'short')} ${parts.year}`;
    case 'MMM D, YYYY': {
      const name = monthName(parts, language, 'short');
      return language === 'pl' ? `${parts.day} ${name} ${parts.year}` : `${name} ${parts.day}, ${parts.year}`;
    }
    case 'MMM, YYYY':
      return `${monthName(parts, language, 'short')}${language === 'pl' ? '' : ','} ${parts.year}`;
    case 'MMMM YYYY':
      return `${monthName(parts, language, 'long')} ${parts.year}`;
    case 'MMM':
      return monthName(parts, language, 'short');
  }
}

/** Two days joined by a dash; either end may be open. */
export function formatDateRange(from: IsoDate, to: IsoDate, language: Language, style?: DateStyle): string {
  return [from, to]
    .map((date) => formatDate(date, language, style))
    .filter(Boolean)
    .join(' – ');
}

/** A moment with its time of day, in local time, for audit trails. */
export function formatDateTime(timestamp: string, language: Language): string {
  const moment = new Date(timestamp);
  if (Number.isNaN(moment.getTime())) return '';
  return `${formatDate(timestamp, language)}, ${formatTime(moment, language)}`;
}

/** The time of day, "10:42", in local time. */
export function formatTime(moment: Date, language: Language): string {
  const style = { hour: '2-digit', minute: '2-digit', hour12: false } as const;
  return new Intl.DateTimeFormat(toRegion(language), style).format(moment);
}

const steps: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** "3 hours ago" or "in 2 days", relative to `now`. */
export function formatRelativeTime(timestamp: string, now: Date, language: Language): string {
  const seconds = (new Date(timestamp).getTime() - now.getTime()) / 1000;
  if (Number.isNaN(seconds)) return '';
  const relative = new Intl.RelativeTimeFormat(toRegion(language), { numeric: 'auto' });
  const step = steps.find(([, size]) => Math.abs(seconds) >= size);
  if (!step) return relative.format(0, 'second');
  return relative.format(Math.trunc(seconds / step[1]), step[0]);
}

/** The local calendar day of a Date, as `YYYY-MM-DD`. */
export function toIsoDate(date: Date): IsoDate {
  const month = String(date.getMonth() + 1).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${month}-${String(date.getDate()).padStart(2, '0')}`;
}

/** Local noon of a day, which daylight saving never skips. Undefined if the day does not exist. */
export function fromIsoDate(date: IsoDate | null | undefined): Date | undefined {
  const match = date?.match(/^(\d{4})-(\d{2})-(\d{2})$/);
  if (!match) return undefined;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const local = new Date(year, month - 1, day, 12);
  return local.getMonth() === month - 1 && local.getDate() === day ? local : undefined;
}

/** The names of the twelve months, January first. */
export function monthNames(language: Language, width: 'short' | 'long' = 'long'): string[] {
  return Array.from({ length: 12 }, (_, index) =>
    monthName({ year: 2024, month: index + 1, day: 1 }, language, width),
  );
}

function readDay(date: string): DayParts | null {
  const local = date.length > 10 ? new Date(date) : fromIsoDate(date);
  if (!local || Number.isNaN(local.getTime())) return null;
  return { year: local.getFullYear(), month: local.getMonth() + 1, day: local.getDate() };
}

/**
 * The name of a month alone. Node and browsers give Polish "sty" or "styczeń" here; with a day, Intl would give the
 * genitive, which is right in "5 stycznia" and wrong in a column of months.
 */
function monthName(parts: DayParts, language: Language, width: 'short' | 'long'): string {
  const name = new Intl.DateTimeFormat(language === 'en' ? 'en-US' : toRegion(language), {
    month: width,
    timeZone: 'UTC',
  });
  return name.format(new Date(Date.UTC(parts.year, parts.month - 1, parts.day, 12)));
}
