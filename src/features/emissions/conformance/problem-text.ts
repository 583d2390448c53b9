import type { TFunction } from 'i18next';

/** Turns the refusal `code (field)` into words. A code without words is shown unchanged. */
export function problemText(problem: string, t: TFunction<'conformance'>): string {
  const [code = problem] = problem.split(' ', 1);
  return t(`problems.${code as 'factor_missing'}`, { defaultValue: problem });
}
