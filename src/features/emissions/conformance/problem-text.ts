import type { TFunction } from 'i18next';

/** Why an entry is refused, in words, from `code (field)`; a code that has no words stays as it is. */
export function problemText(problem: string, t: TFunction<'conformance'>): string {
  const [code = problem] = problem.split(' ', 1);
  return t(`problems.${code as 'factor_missing'}`, { defaultValue: problem });
}
