import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { ExplanationType, ReviewCategory } from '#api/contract/reviews/reviews';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { type Draft, draftOf, promptOf, withAnswer } from './draft';
import { reviewQueries } from './queries';
import type { useAnswers } from './use-answers';

type Answers = ReturnType<typeof useAnswers>;
type ToggleAllProps = { answers: Answers; isAutosave: boolean; categories: readonly ReviewCategory[] };
type Reason = { reviewExplanationId: number; comments: string };
type Given = { category: ReviewCategory; draft: Draft };

/** Gives every question of a scope the same answer in one request, all or nothing. It can be undone. */
export function ToggleAll({ answers, isAutosave, categories }: ToggleAllProps) {
  const { t } = useTranslation('reviews');
  const { t: common } = useTranslation();
  const [asked, setAsked] = useState<boolean | null>(null);
  const labelId = useId();

  /** Questions that already have this answer keep their reasons. */
  const givenWith = (allData: boolean, reason?: Reason): Given[] =>
    categories
      .filter((category) => !(category.isComplete && category.allData === allData))
      .map((category) => {
        const draft = withAnswer({ ...draftOf(category), allData: null }, allData);
        return { category, draft: reason && promptOf(draft, category) ? { ...draft, ...reason } : draft };
      });

  const undo = async (before: readonly ReviewCategory[], stored: readonly ReviewCategory[]) => {
    const seen = new Map(stored.map(({ id, updatedOn }) => [id, updatedOn]));
    await answers.saveTogether(
      before.map((category) => ({
        category,
        draft: { ...draftOf(category), seenUpdatedOn: seen.get(category.id) ?? category.updatedOn },
      })),
      { isUndo: true },
    );
  };

  const give = async (allData: boolean, reason?: Reason) => {
    setAsked(null);
    const given = givenWith(allData, reason);
    if (given.length === 0) return void toast.info(t('toggle.nothing'));
    if (!isAutosave) {
      for (const { category, draft } of given) answers.change(category, () => draft);
      return;
    }
    const stored = await answers.saveTogether(given);
    if (!stored) return void toast.error(t('toggle.failed'));
    toast.success(t('toggle.done', { count: stored.length }), {
      action: {
        label: common('actions.undo'),
        onClick: () =>
          void undo(
            given.map(({ category }) => category),
            stored,
          ),
      },
    });
  };

  const start = (allData: boolean) => {
    const isExplained = givenWith(allData).every(({ category, draft }) => promptOf(draft, category) === null);
    if (isExplained) void give(allData);
    else setAsked(allData);
  };
  const toExplain =
    asked === null
      ? []
      : givenWith(asked).filter(({ category, draft }) => promptOf(draft, category) !== null);
  const [first] = toExplain;
  return (
    <div className="flex items-center gap-2">
      <span id={labelId} className="mr-1">
        {t('toggle.label')}
      </span>
      {([true, false] as const).map((allData) => (
        <Button
          key={String(allData)}
          size="sm"
          aria-label={t(allData ? 'toggle.allYes' : 'toggle.allNo')}
          disabled={answers.isSaving}
          onClick={() => start(allData)}
        >
          {t(allData ? 'yes' : 'no')}
        </Button>
      ))}
      {asked !== null && first ? (
        <ReasonDialog
          category={first.category}
          prompt={asked ? 'ZERO' : 'INCOMPLETE'}
          count={toExplain.length}
          onGive={(reason) => void give(asked, reason)}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </div>
  );
}

type ReasonDialogProps = {
  category: ReviewCategory;
  prompt: ExplanationType;
  count: number;
  onGive: (reason: Reason) => void;
  onClose: () => void;
};

/** One reason for all the questions that need one. */
function ReasonDialog({ category, prompt, count, onGive, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('reviews');
  const { t: common } = useTranslation();
  const id = useId();
  const { data = [] } = useQuery(reviewQueries.explanations(category, prompt));
  const [reasonId, setReasonId] = useState<number | null>(null);
  const [comments, setComments] = useState('');
  const shared = data.filter(({ isForWholeScope }) => isForWholeScope);
  const chosen = shared.find((one) => one.reviewExplanationId === reasonId);
  const isReady = chosen && (!chosen.requiresComments || comments.trim() !== '');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(prompt === 'ZERO' ? 'toggle.allYes' : 'toggle.allNo')}
      description={t(`toggle.explain.${prompt}`, { count })}
      footer={
        <>
          <Button onClick={onClose}>{common('actions.cancel')}</Button>
          <Button
            variant="primary"
            disabled={!isReady}
            onClick={() => {
              if (chosen) onGive({ reviewExplanationId: chosen.reviewExplanationId, comments });
            }}
          >
            {t('toggle.give')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-1.5">
        <Label htmlFor={`${id}-reason`}>{t(`prompt.${prompt}`)}</Label>
        <Select
          id={`${id}-reason`}
          aria-required
          placeholder={t('choose')}
          value={reasonId}
          onChange={setReasonId}
          options={shared.map(({ reviewExplanationId: value, title: label, description }) => ({
            value,
            label,
            description,
          }))}
        />
        {chosen ? <p className="text-ink-muted text-sm">{chosen.description}</p> : null}
      </div>
      <div className="mt-4 flex flex-col gap-1.5">
        <Label htmlFor={`${id}-comments`}>
          {t('comments')}
          {chosen?.requiresComments ? null : (
            <span className="font-normal text-ink-muted">{` (${common('form.optional')})`}</span>
          )}
        </Label>
        <Textarea
          id={`${id}-comments`}
          rows={2}
          maxLength={2000}
          value={comments}
          onChange={(event) => setComments(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
