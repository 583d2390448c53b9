import { clockText, daysOf, decimals, thousandths } from './series-of-days';

/**
 * Synthetic: quarter-hours by the local clock of Germany, so March has a day of 92 rows and October one of 100. Without
 * its meter, the file does not say where it belongs.
 */
export function quarterHoursCsv({ year = 2025, month = 1, hasMeter = true } = {}): Uint8Array {
  const lines = [
    'Lastgang Musterbäckerei;;;',
    hasMeter ? 'Zählpunkt: DE0001;;;' : ';;;',
    'Datum;Zeit von;Zeit bis;Verbrauch [kWh]',
    ...quarterHours(year, month).map(({ date, start, amount }) => {
      const [y, m, d] = date.split('-');
      const end = clockText((start + 15) % 1440);
      return [`${d}.${m}.${y}`, clockText(start), end, decimals(amount, ',')].join(';');
    }),
  ];
  return new TextEncoder().encode(`\uFEFF${lines.join('\r\n')}\r\n`);
}

export function quarterHours(year: number, month: number): { date: string; start: number; amount: number }[] {
  return daysOf(year, month).flatMap((date, day) =>
    startsOf(date, month).map((start, index) => ({ date, start, amount: thousandths(month, day, index) })),
  );
}

function startsOf(date: string, month: number): number[] {
  const usual = Array.from({ length: 96 }, (_, index) => index * 15);
  if (!isLastSunday(date)) return usual;
  if (month === 3) return usual.filter((start) => start < 120 || start >= 180);
  if (month !== 10) return usual;
  return [...usual.filter((start) => start < 180), ...usual.filter((start) => start >= 120)];
}

function isLastSunday(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return day.getUTCDay() === 0 && day.getUTCDate() > 24;
}
