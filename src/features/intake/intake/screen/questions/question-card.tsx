import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '@/components/ui/card';
import type { Question } from '../../model';
import { AboutCompany } from './about-company';
import { AboutTable } from './about-table';
import { MeterQuestion } from './meter-question';
import { isAboutCompany, type QuestionProps } from './question-props';

/** One question: what is asked, why, and the possible answers. */
export function QuestionCard(props: Omit<QuestionProps, 'labelledBy'>) {
  const { question } = props;
  const id = useId();
  return (
    <Card>
      <h3 id={id} className="wrap-anywhere font-medium">
        <QuestionTitle question={question} />
      </h3>
      <p className="mb-3 text-ink-muted text-sm">
        <Why question={question} />
      </p>
      {question.about === 'meters' ? (
        <MeterQuestion {...props} question={question} labelledBy={id} />
      ) : isAboutCompany(question) ? (
        <AboutCompany {...props} question={question} labelledBy={id} />
      ) : (
        <AboutTable {...props} question={question} labelledBy={id} />
      )}
    </Card>
  );
}

function Why({ question }: { question: Question }) {
  const { t } = useTranslation('intake');
  if (question.about !== 'items') return t(`questions.${question.about}.why`);
  if (question.isStay) return t('questions.items.whyStay');
  if (question.isSeveral) return t('questions.items.whySeveral');
  const isTrip = question.proposals[0]?.kind === 'valueChain';
  return isTrip ? t('questions.items.whyTrip') : t('questions.items.why');
}

function QuestionTitle({ question }: { question: Question }) {
  const { t } = useTranslation('intake');
  switch (question.about) {
    case 'columns':
      return t('questions.columns.title', { field: t(`fields.${question.field}`) });
    case 'items':
    case 'units':
    case 'locations': {
      const { text, count } = question;
      return t(`questions.${question.about}.title`, { text, count });
    }
    case 'meters': {
      const { meter, count } = question;
      return t('questions.meters.title', { text: meter, count });
    }
    default:
      return t(`questions.${question.about}.title`);
  }
}
