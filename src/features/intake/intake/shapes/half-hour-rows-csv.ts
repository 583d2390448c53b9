import { clockText, daysOf, decimals, thousandths } from './series-of-days';

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Synthetic: one meter, a half-hour in each row, labelled at its end, with one estimated reading a day. */
export function halfHourRowsText({ year = 2019, months = [8] as readonly number[] } = {}): string {
  const lines = ['sep=,', 'MPR,ReadDatetime,kWh,ReadType'];
  for (const month of months) {
    for (const [day, date] of daysOf(year, month).entries()) {
      for (let index = 0; index < 48; index += 1) {
        const minutes = (index + 1) * 30;
        const label = `${labelDay(date, minutes === 1440)} ${clockText(minutes % 1440)}:00`;
        const amount = decimals(thousandths(month, day, index))
          .replace(/0+$/, '')
          .replace(/\.$/, '');
        lines.push(['9100001234', label, amount, index === 20 ? 'Estimated' : 'Actual'].join(','));
      }
    }
  }
  return lines.join('\r\n');
}

function labelDay(date: string, isNext: boolean): string {
  const day = new Date(Date.parse(`${date}T00:00:00Z`) + (isNext ? 86_400_000 : 0));
  return `${String(day.getUTCDate()).padStart(2, '0')} ${monthNames[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

/** Two bytes a letter, with or without the mark at the start. */
export function utf16le(text: string, hasMark: boolean): Uint8Array {
  const letters = hasMark ? `\uFEFF${text}` : text;
  const bytes = new Uint8Array(letters.length * 2);
  for (let index = 0; index < letters.length; index += 1) {
    const code = letters.charCodeAt(index);
    bytes[index * 2] = code & 0xff;
    bytes[index * 2 + 1] = code >> 8;
  }
  return bytes;
}
