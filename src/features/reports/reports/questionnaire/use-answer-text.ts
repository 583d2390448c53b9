import { useTranslation } from 'react-i18next';
import type { BaseQuestion } from '#api/contract/reports/questionnaires';
import { useFormat } from '@/hooks/use-format';

/** The values of an answer as readable text. */
export function useAnswerText(): (question: BaseQuestion, values: readonly string[]) => string {
  const { t } = useTranslation('report-forms');
  const format = useFormat();
  return ({ type, choices, unit }, values) => {
    if (values.length === 0) return t('questionnaire.conflict.none');
    const isNumber = type === 'int' || type === 'decimal';
    const texts = values.map((value) =>
      isNumber
        ? [format.number(Number(value), { maxDecimals: 9 }), unit].filter(Boolean).join('\u00a0')
        : (choices.find((choice) => choice.value === value)?.displayString ?? value),
    );
    return texts.join(', ');
  };
}
