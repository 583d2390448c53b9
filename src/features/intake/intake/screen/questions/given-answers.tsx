import { useTranslation } from 'react-i18next';
import { Accordion } from '@/components/ui/accordion';
import type { Answers, IntakeChoices } from '../../model';
import { LearntGroups } from '../profiles/learnt-list';
import { learntParts, withoutParts } from '../profiles/learnt-parts';

type GivenAnswersProps = {
  answers: Answers;
  choices: IntakeChoices;
  onAnswers: (next: (now: Answers) => Answers) => void;
};

/** What was answered about the file as a whole, by the user or by a profile; each can be taken back. */
export function GivenAnswers({ answers, choices, onAnswers }: GivenAnswersProps) {
  const { t } = useTranslation('intake');
  const { length: count } = learntParts(answers);
  if (count === 0) return null;
  const content = (
    <div className="flex flex-col gap-3">
      <p className="text-sm">{t('questions.givenHint')}</p>
      <LearntGroups
        answers={answers}
        choices={choices}
        forgotten={none}
        onForget={(removed) => onAnswers((now) => withoutParts(now, removed))}
      />
    </div>
  );
  return <Accordion items={[{ id: 'given', title: t('questions.given', { count }), content }]} />;
}

const none: ReadonlySet<string> = new Set();
