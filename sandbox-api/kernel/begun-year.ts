import { type Ctx, today } from './context';
import { fieldProblem } from './problem-error';

/** Nothing is known of a year that is to come. Throws the problem of the field. */
export function assertBegun({ platform }: Ctx, field: string, year: number | null): void {
  if (year !== null && year > Number(today(platform.clock).slice(0, 4)))
    throw fieldProblem(field, 'yearToCome', { year });
}
