import { refuse } from '#api/kernel/problem-error';

/** Refuses one more than the most that an assessment holds. */
export function refuseTooMany(field: string, { count, most }: { count: number; most: number }): void {
  refuse(count < most ? [] : [{ path: field, code: 'tooManyOfThem', params: { count: most } }]);
}

export const unknownReference = (path: string) => ({ path, code: 'unknownReference', params: {} });
