/** For synthetic files: days, and amounts that are whole thousandths, so that sums can be checked exactly. */

export function daysOf(year: number, month: number): string[] {
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) =>
    [year, twoDigits(month), twoDigits(index + 1)].join('-'),
  );
}

/** The same for the same place and time, up to 13; some are below 1, which also tells the decimal mark. */
export function thousandths(seed: number, day: number, interval: number): number {
  const amount = 1000 + ((seed * 7919 + day * 104_729 + interval * 1299) % 12_000);
  return interval % 5 === 0 ? amount % 1000 : amount;
}

export function decimals(amount: number, mark: '.' | ',' = '.'): string {
  return (amount / 1000).toFixed(3).replace('.', mark);
}

export function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/** `HH:MM`; 24:00 stays as it is. */
export function clockText(minutes: number): string {
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}
