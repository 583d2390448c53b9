import { formatCurrency } from './currency';
import * as date from './date';
import * as emissions from './emissions';
import { formatExact } from './exact';
import type { Language } from './locale';
import * as number from './number';
import { formatRegion } from './region';

/** Every formatter of the product, bound to one language. Screens get it from `useFormat()`. */
export function createFormatters(language: Language) {
  return {
    language,
    number: (value: number, style?: number.NumberStyle) => number.formatNumber(value, language, style),
    /** A decimal string with all its digits. */
    exact: (decimal: string) => formatExact(decimal, language),
    quantity: (amount: number) => emissions.formatQuantity(amount, language),
    percent: (share: number, style?: number.NumberStyle) => number.formatPercent(share, language, style),
    fileSize: (bytes: number, style?: number.NumberStyle) => number.formatFileSize(bytes, language, style),
    emissions: (valueKg: number, unit?: emissions.EmissionUnit, signed?: boolean) =>
      emissions.formatEmissions(valueKg, language, unit, signed),
    date: (day: date.IsoDate, style?: date.DateStyle) => date.formatDate(day, language, style),
    dateRange: (from: date.IsoDate, to: date.IsoDate, style?: date.DateStyle) =>
      date.formatDateRange(from, to, language, style),
    dateTime: (timestamp: string) => date.formatDateTime(timestamp, language),
    time: (moment: Date) => date.formatTime(moment, language),
    relativeTime: (timestamp: string, now: Date) => date.formatRelativeTime(timestamp, now, language),
    currency: (code: string) => formatCurrency(code, language),
    region: (code: string) => formatRegion(code, language),
    monthNames: (width?: 'short' | 'long') => date.monthNames(language, width),
  };
}

export type Formatters = ReturnType<typeof createFormatters>;
