/** A day in a message, `31.12.2025`: read the same in both languages. */
export function dayText(day: string): string {
  return day.split('-').reverse().join('.');
}
