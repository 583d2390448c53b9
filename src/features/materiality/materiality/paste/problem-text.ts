import { useTranslation } from 'react-i18next';
import type { PasteProblem, RowProblem } from './problems';

/** A problem in words that name the row and the column. */
export function usePasteProblemText() {
  const { t } = useTranslation('materiality-paste');
  const { t: scores } = useTranslation('materiality-scores');
  return {
    ofPaste: ({ code, ...values }: PasteProblem): string => t(`problems.${code}`, values),
    ofRow: (problem: RowProblem, row: number): string => {
      if (problem.code === 'missing') {
        const names = problem.fields.map((field) => scores(`fields.${field}`)).join(', ');
        return t('rowProblems.missing', { row, names });
      }
      if (problem.code === 'unknownLevel') {
        const { column, value, allowed } = problem;
        return t('rowProblems.unknownLevel', { row, column, value, allowed: allowed.join(', ') });
      }
      const { code, ...values } = problem;
      return t(`rowProblems.${code}`, { row, ...values });
    },
  };
}
