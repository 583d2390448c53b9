/** A calendar month; `month` counts from 1. */
export type SampleMonth = { year: number; month: number };

/** The last complete month before a day: 2026-01-15 gives December 2025. */
export function monthBefore(today: string): SampleMonth {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };
}
