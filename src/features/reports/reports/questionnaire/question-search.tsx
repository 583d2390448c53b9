import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BaseQuestion } from '#api/contract/reports/questionnaires';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { matchesSearch } from './asked-questions';

type QuestionSearchProps = { questions: readonly BaseQuestion[]; onFound: (question: BaseQuestion) => void };

/** Finds a question on any page by its words and opens it. */
export function QuestionSearch({ questions, onFound }: QuestionSearchProps) {
  const { t } = useTranslation('report-forms');
  const id = useId();
  const [text, setText] = useState('');
  const search = text.trim();
  const found = search ? questions.filter((question) => matchesSearch(question, search)) : [];
  return (
    <div className="flex max-w-2xl flex-col gap-1.5">
      <Label htmlFor={id}>{t('questionnaire.search')}</Label>
      <Input
        id={id}
        type="search"
        maxLength={100}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p role="status" className="text-ink-muted text-sm">
        {search
          ? t(found.length > 0 ? 'questionnaire.found' : 'questionnaire.nothingFound', {
              count: found.length,
            })
          : ''}
      </p>
      {found.length > 0 ? (
        <ul className="max-h-72 overflow-y-auto rounded-md border">
          {found.map((question) => (
            <li key={question.reportQuestionId}>
              <button
                type="button"
                className="w-full px-3 py-2 text-left hover:bg-hover"
                onClick={() => {
                  setText('');
                  onFound(question);
                }}
              >
                <span className="figures mr-2 text-ink-muted">{question.number}</span>
                {question.text}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
