import { useQuery } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useAtom } from 'jotai';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ReviewCategory, ReviewHeader } from '#api/contract/reviews/reviews';
import { useUnsavedChanges } from '@/components/form/unsaved-changes';
import { PageHeader } from '@/components/layout/page';
import { Alert } from '@/components/ui/alert';
import { ErrorState } from '@/components/ui/error-state';
import { ScopeMark } from '@/components/ui/scope-badge';
import { Skeleton } from '@/components/ui/skeleton';
import { Switch } from '@/components/ui/switch';
import { Tabs } from '@/components/ui/tabs';
import { useFormat } from '@/hooks/use-format';
import { localAtom } from '@/state/local-atom';
import { useSessionUser } from '@/state/session';
import { AnswerConflicts } from './answer-conflicts';
import { reviewQueries } from './queries';
import { QuestionCard } from './question-card';
import { SaveBar } from './save-bar';
import type { ReviewSearch } from './search';
import { ToggleAll } from './toggle-all';
import { useAnswers } from './use-answers';

type ReviewPageProps = {
  review: ReviewHeader;
  search: ReviewSearch;
  onSearch: (search: ReviewSearch) => void;
};

const autosaveAtom = localAtom('ledgerleaf.reviews.autosave', true, (stored) => typeof stored === 'boolean');
const none: readonly ReviewCategory[] = [];

/** Whether the data of a period is complete, asked by scope and category. The URL holds the tab. */
export function ReviewPage({ review, search, onSearch }: ReviewPageProps) {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  const { roleName } = useSessionUser();
  const [isAutosave, setAutosave] = useAtom(autosaveAtom);
  const query = useQuery(reviewQueries.categories(review.reviewHeaderId));
  const categories = query.data ?? none;
  const answers = useAnswers({ reviewId: review.reviewHeaderId, categories, isAutosave });
  const guard = useGuard(answers.isDirty);
  const canAnswer = roleName !== 'View' && review.isOpen;
  const scopes = [...new Set(categories.map(({ scopeNumber }) => scopeNumber))];
  const scope = scopes.find((one) => one === search.scope) ?? scopes[0];
  const shown = categories.filter(({ scopeNumber }) => scopeNumber === scope);
  return (
    <>
      <PageHeader
        title={t('heading', { title: review.title })}
        description={format.dateRange(review.periodStart, review.periodEnd)}
        actions={
          canAnswer ? (
            <Switch
              checked={isAutosave}
              onChange={(checked) => {
                setAutosave(checked);
                // Answers that waited for the Save button are saved immediately from now on.
                if (checked) for (const category of categories) void answers.save(category);
              }}
              label={t('autosave')}
            />
          ) : undefined
        }
      />
      {roleName === 'View' ? <Alert className="mb-4">{t('viewOnly')}</Alert> : null}
      {review.isOpen ? null : (
        <Alert className="mb-4">{t('notOpen', { date: format.date(review.periodStart) })}</Alert>
      )}
      {query.isError && !query.data ? <ErrorState onRetry={() => void query.refetch()} /> : null}
      {query.isPending ? <LoadingQuestions /> : null}
      {scope === undefined ? null : (
        <Tabs
          label={t('scopes')}
          value={String(scope)}
          onChange={(id) => onSearch({ scope: Number(id) })}
          tabs={scopes.map((one) => ({
            id: String(one),
            label: <TabLabel categories={categories} scope={one} />,
            marker: <Incomplete categories={categories} scope={one} />,
            content:
              one === scope ? (
                <div className="flex flex-col gap-4">
                  {canAnswer ? <ToggleAll {...{ answers, isAutosave }} categories={shown} /> : null}
                  {shown.map((category) => (
                    <QuestionCard
                      key={category.id}
                      {...{ review, category, answers, isAutosave, canAnswer }}
                    />
                  ))}
                </div>
              ) : null,
          }))}
        />
      )}
      {canAnswer && !isAutosave ? <SaveBar answers={answers} onShow={showQuestion} /> : null}
      <AnswerConflicts answers={answers} />
      {guard}
    </>
  );

  /** The question that lacks something, on whichever tab. */
  function showQuestion(category: ReviewCategory): void {
    onSearch({ scope: category.scopeNumber });
    // After the tab has been drawn.
    setTimeout(() => {
      const card = document.getElementById(`question-${category.id}`);
      card?.querySelector<HTMLElement>('[aria-invalid=true], [role=radio]')?.focus();
    }, 50);
  }
}

/** Asks before the user opens another screen with unsaved answers; switching tabs of a review keeps them. */
function useGuard(isDirty: boolean) {
  const { shouldBlock, dialog } = useUnsavedChanges(isDirty);
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: ({ current, next }) => (current.pathname === next.pathname ? false : shouldBlock()),
  });
  return dialog;
}

type OfScope = { categories: readonly ReviewCategory[]; scope: number };

function TabLabel({ categories, scope }: OfScope) {
  const found = categories.find(({ scopeNumber }) => scopeNumber === scope);
  return (
    <span className="inline-flex items-center gap-2">
      {scope === 1 || scope === 2 || scope === 3 ? <ScopeMark scope={scope} /> : null}
      {found?.scopeName}
    </span>
  );
}

function Incomplete({ categories, scope }: OfScope) {
  const { t } = useTranslation('reviews');
  const open = categories.filter((category) => category.scopeNumber === scope && !category.isComplete);
  if (open.length === 0) return null;
  return (
    <span className="inline-flex items-center gap-1 rounded-sm bg-attention-soft px-1.5 text-on-attention-soft text-xs">
      <CircleAlert aria-hidden className="size-3.5" />
      {t('open', { count: open.length })}
    </span>
  );
}

function LoadingQuestions() {
  return (
    <div aria-busy className="flex flex-col gap-4">
      <Skeleton className="h-10" />
      <Skeleton className="h-60" />
      <Skeleton className="h-60" />
    </div>
  );
}
