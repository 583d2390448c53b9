/** What a cell holds, as far as a table of data is concerned. */
export type CellValue =
  | { kind: 'text'; value: string }
  /** `isDate`: the number is shown as a date by its cell's format. */
  | { kind: 'number'; value: number; isDate: boolean }
  | { kind: 'boolean'; value: boolean }
  /** A date written out, ISO 8601. */
  | { kind: 'date'; value: string }
  /** `#REF!` and the like. */
  | { kind: 'error'; value: string }
  /** A formula whose result was never stored. */
  | { kind: 'uncalculated' };

/** The day of a serial number; a time of day is cut off. Undefined outside of what spreadsheets can show. */
export function dateOfSerial(serial: number, is1904: boolean): string | undefined {
  const day = Math.floor(serial);
  if (!(day >= 1 && day <= 2_958_465)) return undefined;
  // Spreadsheets count a 29 February 1900 that never was; from March on the count starts a day early.
  const epoch = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, day < 60 ? 31 : 30);
  return new Date(epoch + day * 86_400_000).toISOString().slice(0, 10);
}

/** The serial number of a day in the 1900 system. */
export function serialOfDate(date: string): number {
  return Math.round((Date.parse(`${date}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000);
}

/** Whether a number format shows a number as a date. */
export function isDateFormat(formatId: number, code: string | undefined): boolean {
  if (code === undefined) return builtInDates.has(formatId);
  const firstSection = code
    .replace(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g, '')
    .split(';', 1)
    .join('');
  return /[dy]/i.test(firstSection);
}

/** Formats without a code of their own: 14 to 17 and 22, and those of East Asian calendars. */
const builtInDates = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58]);

/** Column of a reference such as `AB12`, from 0; -1 for what is none. */
export function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^([A-Z]+)\d*$/.exec(reference)?.[1] ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** The letters of a column, from 0. */
export function columnName(column: number): string {
  const rest = Math.floor(column / 26) - 1;
  return (rest >= 0 ? columnName(rest) : '') + String.fromCharCode(65 + (column % 26));
}
