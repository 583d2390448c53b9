import { useTranslation } from 'react-i18next';
import type { BaseQuestion } from '#api/contract/reports/questionnaires';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useAnswerText } from './use-answer-text';
import type { AnswerConflict } from './use-answers';

type AnswerConflictDialogProps = {
  conflict: AnswerConflict;
  question: BaseQuestion;
  onDecide: (isMine: boolean) => void;
};

/** Shown when another user answered first. Closing it keeps their saved answer. */
export function AnswerConflictDialog({ conflict, question, onDecide }: AnswerConflictDialogProps) {
  const { t } = useTranslation('report-forms');
  const answerText = useAnswerText();
  const values = [
    { id: 'theirs', value: conflict.theirs?.values ?? [] },
    { id: 'mine', value: conflict.mine.values },
  ] as const;
  return (
    <Dialog
      isOpen
      onClose={() => onDecide(false)}
      title={t('questionnaire.conflict.title', { number: question.number })}
      description={[conflict.change, t('questionnaire.conflict.hint')].filter(Boolean).join(' ')}
      footer={
        <>
          <Button onClick={() => onDecide(true)}>{t('questionnaire.conflict.overwrite')}</Button>
          <Button variant="primary" onClick={() => onDecide(false)}>
            {t('questionnaire.conflict.keep')}
          </Button>
        </>
      }
    >
      <p className="mb-4">{question.text}</p>
      <dl className="flex flex-col gap-4">
        {values.map(({ id, value }) => (
          <div key={id}>
            <dt className="font-medium">{t(`questionnaire.conflict.${id}`)}</dt>
            <dd className="whitespace-pre-wrap break-words">{answerText(question, value)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
