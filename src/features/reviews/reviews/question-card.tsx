import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewCategory, ReviewHeader } from '#api/contract/reviews/reviews';
import { HistoryLink } from '@/components/crud/history-link';
import { Badge } from '@/components/ui/badge';
import { RadioGroup } from '@/components/ui/radio-group';
import { ScopeBadge, type ScopeKind } from '@/components/ui/scope-badge';
import { useFormat } from '@/hooks/use-format';
import { AnswerStatus } from './answer-status';
import { CoveragePanel } from './coverage-panel';
import { promptOf, withAnswer } from './draft';
import { ExplanationFields } from './explanation-fields';
import type { useAnswers } from './use-answers';

type QuestionCardProps = {
  review: ReviewHeader;
  category: ReviewCategory;
  answers: ReturnType<typeof useAnswers>;
  isAutosave: boolean;
  canAnswer: boolean;
};

/** One category: its emissions, whether its data is complete, and the evidence for or against that. */
export function QuestionCard({ review, category, answers, isAutosave, canAnswer }: QuestionCardProps) {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  const titleId = useId();
  const questionId = useId();
  const draft = answers.drafts.get(category.id) ?? answers.draftFor(category);
  const state = answers.states.get(category.id);
  const prompt = promptOf(draft, category);
  const { scopeNumber: scope, scopeCategoryNumber: number, lastEmissionValue } = category;
  return (
    <section
      id={`question-${category.id}`}
      aria-labelledby={titleId}
      className="scroll-mt-4 rounded-lg border bg-surface"
    >
      <header className="flex items-start justify-between gap-6 px-5 pt-4">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-2">
            <ScopeBadge scope={scope as ScopeKind} />
            <h2 id={titleId} className="font-semibold text-lg tracking-tight">
              {`${scope}.${number} ${category.scopeCategoryName}`}
            </h2>
            {category.isComplete ? null : <Badge kind="attention">{t('unanswered')}</Badge>}
          </div>
          <p className="mt-1 max-w-2xl text-ink-muted text-sm">{category.scopeCategoryDescription}</p>
        </div>
        <p className="figures shrink-0 text-right">
          <span className="block font-semibold text-lg">
            {lastEmissionValue === null ? '–' : format.emissions(lastEmissionValue).text}
          </span>
          <span className="block text-ink-muted text-xs">{t('lastEmission')}</span>
          {category.checkedOn ? (
            <span className="block text-ink-muted text-xs">
              {t('checkedOn', { time: format.dateTime(category.checkedOn) })}
            </span>
          ) : null}
        </p>
      </header>
      <div className="px-5 pt-4 pb-4">
        <div className="flex min-h-9 flex-wrap items-center gap-x-6 gap-y-2">
          <span id={questionId} className="font-medium">
            {t('allData')}
          </span>
          <RadioGroup<'yes' | 'no'>
            orientation="horizontal"
            aria-labelledby={`${titleId} ${questionId}`}
            disabled={!canAnswer}
            value={draft.allData === null ? null : draft.allData ? 'yes' : 'no'}
            onChange={(value) => answers.change(category, (given) => withAnswer(given, value === 'yes'))}
            options={[
              { value: 'yes', label: t('yes') },
              { value: 'no', label: t('no') },
            ]}
          />
          <AnswerStatus {...{ category, state, isAutosave }} onRetry={() => void answers.save(category)} />
        </div>
        {prompt ? (
          <ExplanationFields
            key={prompt}
            {...{ category, prompt, draft, state, canAnswer }}
            onExplanation={(reviewExplanationId) =>
              answers.change(category, (given) => ({ ...given, reviewExplanationId }))
            }
            onComments={(comments) => answers.change(category, (given) => ({ ...given, comments }), true)}
            onCommentsDone={() => {
              if (isAutosave) void answers.save(category);
            }}
          />
        ) : null}
        {category.answeredByName && !answers.drafts.has(category.id) ? (
          <p className="mt-1 flex flex-wrap items-center gap-x-2 text-ink-muted text-sm">
            {category.answeredOn
              ? t('answeredBy', {
                  name: category.answeredByName,
                  time: format.dateTime(category.answeredOn),
                })
              : t('answeredByName', { name: category.answeredByName })}
            <HistoryLink
              entity="review_answers"
              entityId={category.id}
              name={category.scopeCategoryName}
              size="sm"
            />
          </p>
        ) : null}
      </div>
      <CoveragePanel {...{ review, category, canAnswer }} saysComplete={draft.allData === true} />
    </section>
  );
}
