import { SSF } from '@e965/xlsx';

const dayMs = 86_400_000;
const daySeconds = 86_400;

type DateFormat = { hasDay: boolean; hasTime: boolean };

/** A workbook has a few formats for all its cells. */
const known = new Map<string, DateFormat | null>();

/** Null if the format shows a number as a number. */
export function dateFormatOf(format: string | undefined): DateFormat | null {
  if (!format || format === 'General') return null;
  const found = known.get(format);
  if (found !== undefined) return found;
  if (known.size > 1000) known.clear();
  const read = readFormat(format);
  known.set(format, read);
  return read;
}

function readFormat(format: string): DateFormat | null {
  if (SSF.is_date(format) !== true) return null;
  const plain = format.replace(/"[^"]*"|\\.|_.|\*./g, '').replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');
  const hasTime = /h|s|\[m+\]|am\/pm/i.test(plain);
  return { hasDay: /[dy]/i.test(plain) || (/m/i.test(plain) && !hasTime), hasTime };
}

/**
 * The day and time that a serial number stands for: `YYYY-MM-DD`, `YYYY-MM-DDTHH:MM:SS`, or `HH:MM:SS` if the
 * format shows no day. Counted without any time zone. Undefined outside of what spreadsheets can show.
 */
export function dateOfSerial(
  serial: number,
  is1904: boolean,
  { hasDay, hasTime }: DateFormat,
): string | undefined {
  const seconds = Math.round(serial * daySeconds);
  const [day, rest] = [Math.floor(seconds / daySeconds), seconds % daySeconds];
  if (!hasDay) return serial < 0 || serial > 1 ? undefined : timeOf(seconds);
  if (!(day >= (is1904 ? 0 : 1) && day <= 2_958_465)) return undefined;
  // Spreadsheets count a 29 February 1900 that never was.
  const epoch = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, day < 60 ? 31 : 30);
  const date = new Date(epoch + day * dayMs).toISOString().slice(0, 10);
  return hasTime || rest > 0 ? `${date}T${timeOf(rest)}` : date;
}

function timeOf(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
