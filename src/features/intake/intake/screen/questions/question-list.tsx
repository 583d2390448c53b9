import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { IntakeChoices, Question } from '../../model';
import type { Given } from '../choices/answering';
import { QuestionCard } from './question-card';

type QuestionListProps = {
  questions: readonly Question[];
  choices: IntakeChoices;
  onAnswer: (question: Question, given: Given) => void;
  titleRef?: Ref<HTMLHeadingElement>;
};

/** Only what cannot be known from the file. It is remembered with the recording, so it is asked once. */
export function QuestionList({ questions, choices, onAnswer, titleRef }: QuestionListProps) {
  const { t } = useTranslation('intake');
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="intake-questions" className="flex flex-col gap-3">
      <div>
        <h2
          ref={titleRef}
          id="intake-questions"
          tabIndex={-1}
          className="font-semibold text-lg tracking-tight"
        >
          {t('questions.title', { count: questions.length })}
        </h2>
        <p className="text-ink-muted text-sm">{t('questions.hint')}</p>
      </div>
      <ul className="flex flex-col gap-3">
        {questions.map((question) => (
          <li key={questionKey(question)}>
            <QuestionCard
              question={question}
              choices={choices}
              onAnswer={(given) => onAnswer(question, given)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same question keeps its card, and with it the focus, while the others are answered. */
export function questionKey(question: Question): string {
  const subject =
    'text' in question
      ? question.text
      : 'meter' in question
        ? question.meter
        : 'field' in question
          ? question.field
          : '';
  return `${question.about} ${subject}`;
}
