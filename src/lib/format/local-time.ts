/**
 * The clock of a time zone: from an instant in milliseconds to `YYYY-MM-DDTHH:MM`.
 *
 * @param timeZone an IANA name
 */
export function localTimeIn(timeZone: string): (instant: number) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (instant) => format.format(instant).replace(' ', 'T');
}
