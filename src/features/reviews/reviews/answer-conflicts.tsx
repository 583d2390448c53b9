import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ReviewCategory } from '#api/contract/reviews/reviews';
import { ConflictDialog } from '@/components/crud/conflict-dialog';
import { useFormat } from '@/hooks/use-format';
import { type Draft, draftOf, promptOf } from './draft';
import { reviewQueries } from './queries';
import type { useAnswers } from './use-answers';

/** Another user answered first. Shows their answer and name; the user keeps or overwrites it. */
export function AnswerConflicts({ answers }: { answers: ReturnType<typeof useAnswers> }) {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  const text = useAnswerText(answers.conflicts.map(({ theirs }) => theirs));
  if (answers.conflicts.length === 0) return null;
  return (
    <ConflictDialog
      conflicts={answers.conflicts.map(({ theirs: current, mine }) => ({
        id: String(current.id),
        label: `${current.scopeNumber}.${current.scopeCategoryNumber} ${current.scopeCategoryName}`,
        theirs: current.answeredByName
          ? t('conflict.theirs', {
              name: [current.answeredByName, current.answeredOn && format.dateTime(current.answeredOn)]
                .filter(Boolean)
                .join(', '),
              answer: text(draftOf(current), current),
            })
          : t('conflict.reopened'),
        mine: text(mine, current),
      }))}
      change={answers.conflicts.length === 1 ? answers.conflicts[0]?.change : null}
      onDecide={(keptIds) => void answers.decide(keptIds)}
      onCancel={() => void answers.decide(null)}
    />
  );
}

function useAnswerText(categories: readonly ReviewCategory[]) {
  const { t } = useTranslation('reviews');
  const types = ['ZERO', 'INCOMPLETE'] as const;
  const explanations = useQueries({
    queries: categories.flatMap((category) =>
      types.map((type) => reviewQueries.explanations(category, type)),
    ),
  }).flatMap(({ data }) => data ?? []);
  return (draft: Draft, category: ReviewCategory): string => {
    const reason = explanations.find((one) => one.reviewExplanationId === draft.reviewExplanationId);
    const answer = draft.allData === null ? t('conflict.unanswered') : t(draft.allData ? 'yes' : 'no');
    const more = promptOf(draft, category) ? [reason?.title, draft.comments] : [];
    return [answer, ...more].filter(Boolean).join(', ');
  };
}
