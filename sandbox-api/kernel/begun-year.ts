import { type Ctx, today } from './context';
import { fieldProblem } from './problem-error';

/** Refuses a future year, because it has no data yet. Throws the problem of the field. */
export function assertBegun({ platform }: Ctx, field: string, year: number | null): void {
  if (year !== null && year > Number(today(platform.clock).slice(0, 4)))
    throw fieldProblem(field, 'yearToCome', { year });
}
