import { Database } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Answer, BaseQuestion } from '#api/contract/reports/questionnaires';
import { Button } from '@/components/ui/button';
import { isSameValues } from './drafts';
import { useAnswerText } from './use-answer-text';

type SuggestionProps = {
  question: BaseQuestion;
  values: readonly string[];
  answer: Answer | undefined;
  onAccept: (values: string[]) => void;
};

/** A value from the company's own data, with its source. The user decides on the answer. */
export function Suggestion({ question, values, answer, onAccept }: SuggestionProps) {
  const { t } = useTranslation('report-forms');
  const answerText = useAnswerText();
  const { suggestion } = question;
  if (!suggestion) return null;
  const value = answerText(question, suggestion.values);
  const isTaken = answer?.isFromData === true && isSameValues(values, suggestion.values);
  const words = isTaken
    ? t('questionnaire.accepted')
    : t(values.length > 0 ? 'questionnaire.changedFromData' : 'questionnaire.suggested', { value });
  return (
    <div className="flex max-w-prose flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-sunken px-3 py-2 text-sm">
      <Database aria-hidden className="size-4 text-ink-muted" />
      <span className="min-w-0 flex-1">
        <span className="font-medium">{words}</span>
        <span className="block text-ink-muted">{suggestion.source}</span>
      </span>
      {isSameValues(values, suggestion.values) ? null : (
        <Button size="sm" onClick={() => onAccept(suggestion.values)}>
          {t('questionnaire.accept')}
        </Button>
      )}
    </div>
  );
}
