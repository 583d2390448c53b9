/** Days are counted from 1 January 1970, minutes from its start, without any time zone. */

export function dayNumber(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / 86_400_000;
}

export function isRealDay(year: number, month: number, day: number): boolean {
  return (
    year >= 1970 && year <= 2199 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
  );
}

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

const texts = new Map<number, string>();

/** `YYYY-MM-DD` */
export function dayText(number: number): string {
  const known = texts.get(number);
  if (known !== undefined) return known;
  if (texts.size > 5000) texts.clear();
  const text = new Date(number * 86_400_000).toISOString().slice(0, 10);
  texts.set(number, text);
  return text;
}

export function numberOfDay(text: string): number {
  return dayNumber(Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8, 10)));
}

/** `YYYY-MM-DDTHH:MM` */
export function minuteText(minutes: number): string {
  const day = Math.floor(minutes / 1440);
  const rest = minutes - day * 1440;
  return `${dayText(day)}T${twoDigits(Math.floor(rest / 60))}:${twoDigits(rest % 60)}`;
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number);
}

export function addDays(day: string, count: number): string {
  return dayText(numberOfDay(day) + count);
}
