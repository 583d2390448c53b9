import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportHeader, ReportStep } from '#api/contract/reports/headers';
import type { BaseQuestion } from '#api/contract/reports/questionnaires';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Progress } from '@/components/ui/progress';
import { Skeleton } from '@/components/ui/skeleton';
import type { WizardController } from '@/components/wizard/use-wizard';
import { WizardActions } from '@/components/wizard/wizard-actions';
import type { Missing } from '../wizard/use-missing-fields';
import { AnswerConflictDialog } from './answer-conflict-dialog';
import { answerProblem } from './answer-problem';
import { type AskedPage, questionsOf, shownIn } from './asked-questions';
import { QuestionSearch } from './question-search';
import { QuestionSections } from './question-sections';
import { type Answers, useAnswers } from './use-answers';
import { usePageInAddress } from './use-page-in-address';

type QuestionnaireFormProps = {
  header: ReportHeader;
  wizard: WizardController<ReportStep>;
  /** What the report lacks; shown at its questions. */
  missing?: Missing | undefined;
  onDone: () => void;
  pages: readonly AskedPage[];
};

export function QuestionnaireForm({
  header,
  wizard,
  missing: lacking = [],
  onDone,
  pages,
}: QuestionnaireFormProps) {
  const { t } = useTranslation(['report-forms', 'common']);
  const { reportHeaderId: headerId } = header;
  const sections = pages.flatMap((one) => one.sections);
  const all = sections.flatMap(questionsOf);
  const shownNow = useRef<ReadonlySet<number>>(new Set());
  const answers = useAnswers(headerId, {
    problemOf: (id, values) => {
      const asked = all.find(({ reportQuestionId }) => reportQuestionId === id);
      return asked ? answerProblem(asked, values) : null;
    },
    isShown: (id) => shownNow.current.has(id),
  });
  const { page, goToPage } = usePageInAddress();
  /**
   * The questions that were unanswered when the user chose to see only those. A question stays while it is answered.
   */
  const [missing, setMissing] = useState<ReadonlySet<number> | null>(null);
  const findQuestion = useFocusOnQuestion();
  const shown = shownIn(sections, answers.standing);
  shownNow.current = shown;
  const at = Math.max(
    0,
    pages.findIndex(({ number }) => number === page),
  );
  const current = pages[at];
  const [before, after] = [pages[at - 1], pages[at + 1]];
  const conflicted = all.find(({ reportQuestionId: id }) => id === answers.conflict?.id);
  if (!answers.query.data || !current) return <Skeleton className="h-96" />;

  const lacksAnswer = ({ reportQuestionId: id, isRequired }: BaseQuestion) =>
    isRequired && !answers.saved.has(id);
  const isShown = (question: BaseQuestion) => {
    const { reportQuestionId: id } = question;
    return shown.has(id) && (missing === null || missing.has(id) || lacksAnswer(question));
  };
  const hasQuestions = current.sections.flatMap(questionsOf).some(isShown);
  return (
    <div className="flex flex-col gap-5">
      <OverallProgress pages={pages} />
      <Waiting answers={answers} />
      <QuestionSearch
        questions={all.filter(({ reportQuestionId }) => shown.has(reportQuestionId))}
        onFound={({ reportQuestionId: id }) => {
          const place = pages.find((one) =>
            one.sections.flatMap(questionsOf).some((q) => q.reportQuestionId === id),
          );
          setMissing(null);
          if (place && place !== current) goToPage(place.number);
          findQuestion(id);
        }}
      />
      <Checkbox
        checked={missing !== null}
        onChange={(isOn) =>
          setMissing(
            isOn ? new Set(all.filter(lacksAnswer).map(({ reportQuestionId }) => reportQuestionId)) : null,
          )
        }
        label={t('questionnaire.onlyMissing')}
      />
      <h3 className="font-semibold text-lg">
        {t('questionnaire.pageTitle', { number: current.number, title: current.title })}
      </h3>
      {hasQuestions ? null : <p className="text-ink-muted">{t('questionnaire.nothingMissing')}</p>}
      <QuestionSections
        {...{ headerId, answers, isShown }}
        sections={current.sections}
        isMissing={({ code }) => lacking.some(({ field }) => field === code)}
      />
      <div className="flex gap-2">
        {before ? (
          <Button onClick={() => goToPage(before.number)}>{t('questionnaire.previous')}</Button>
        ) : null}
        {after ? <Button onClick={() => goToPage(after.number)}>{t('questionnaire.next')}</Button> : null}
      </div>
      <WizardActions wizard={wizard}>
        <Button variant="primary" onClick={onDone}>
          {t('common:actions.continue')}
        </Button>
      </WizardActions>
      {answers.conflict && conflicted ? (
        <AnswerConflictDialog
          key={conflicted.reportQuestionId}
          conflict={answers.conflict}
          question={conflicted}
          onDecide={(isMine) => answers.conflict && answers.decide(answers.conflict, isMine)}
        />
      ) : null}
    </div>
  );
}

function OverallProgress({ pages }: { pages: readonly AskedPage[] }) {
  const { t } = useTranslation('report-forms');
  const required = pages.reduce((sum, page) => sum + page.requiredCount, 0);
  const answered = pages.reduce((sum, page) => sum + page.answeredCount, 0);
  return (
    <div className="max-w-2xl">
      <Progress
        label={t('questionnaire.progress')}
        share={required === 0 ? 1 : answered / required}
        step={t('questionnaire.answered', { answered, required })}
      />
    </div>
  );
}

/** Answers that could not be sent. */
function Waiting({ answers }: { answers: Answers }) {
  const { t } = useTranslation('report-forms');
  if (answers.waitingCount === 0) return null;
  return (
    <Alert
      kind="attention"
      title={t('questionnaire.keptAll', { count: answers.waitingCount })}
      actions={
        <Button size="sm" onClick={answers.sendKept}>
          {t('questionnaire.sendNow')}
        </Button>
      }
    >
      {t('questionnaire.keptHint')}
    </Alert>
  );
}

/** Scrolls to a question once its page is drawn. */
function useFocusOnQuestion(): (id: number) => void {
  const [wanted, setWanted] = useState<number | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    const field = document.getElementById(`question-${wanted}`);
    if (!field) return;
    field.scrollIntoView({ block: 'start' });
    field.focus({ preventScroll: true });
    setWanted(null);
  });
  return setWanted;
}
