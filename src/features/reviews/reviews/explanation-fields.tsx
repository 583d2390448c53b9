import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExplanationType, ReviewCategory } from '#api/contract/reviews/reviews';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import type { Draft } from './draft';
import { reviewQueries } from './queries';
import type { AnswerState } from './use-answers';

type ExplanationFieldsProps = {
  category: ReviewCategory;
  prompt: ExplanationType;
  draft: Draft;
  state: AnswerState | undefined;
  canAnswer: boolean;
  onExplanation: (reviewExplanationId: number) => void;
  onComments: (comments: string) => void;
  /** The user has moved on. */
  onCommentsDone: () => void;
};

const maxComment = 2000;

/** Why there are no emissions, or why data is missing: a reason from the list, and a comment. */
export function ExplanationFields(props: ExplanationFieldsProps) {
  const { category, prompt, draft, state, canAnswer, onExplanation, onComments, onCommentsDone } = props;
  const { t } = useTranslation('reviews');
  const { t: common } = useTranslation();
  const id = useId();
  const { data = [], isError, refetch } = useQuery(reviewQueries.explanations(category, prompt));
  const chosen = data.find((one) => one.reviewExplanationId === draft.reviewExplanationId);
  const failed = state?.kind === 'failed' ? state.errors : {};
  const isMissing = (field: 'reviewExplanationId' | 'comments') =>
    state?.kind === 'waiting' && state.missing === field;
  const reasonError = failed.reviewExplanationId;
  const commentError =
    failed.comments ?? (isMissing('comments') && draft.comments !== '' ? t('required') : undefined);
  return (
    <div className="mt-3 grid grid-cols-12 gap-x-4 gap-y-3 rounded-md bg-sunken p-4">
      <div className="col-span-12 flex flex-col gap-1.5 lg:col-span-6">
        <Label htmlFor={`${id}-reason`}>{t(`prompt.${prompt}`)}</Label>
        <Select
          id={`${id}-reason`}
          aria-required
          aria-invalid={reasonError !== undefined || isMissing('reviewExplanationId')}
          aria-describedby={`${id}-reason-text`}
          disabled={!canAnswer || data.length === 0}
          placeholder={t('choose')}
          value={draft.reviewExplanationId}
          onChange={onExplanation}
          options={data.map(({ reviewExplanationId: value, title: label, description }) => ({
            value,
            label,
            description,
          }))}
        />
        <div id={`${id}-reason-text`} className="text-sm">
          {reasonError ? <p className="text-danger">{reasonError}</p> : null}
          {isError && data.length === 0 ? (
            <Button variant="link" onClick={() => void refetch()}>
              {common('actions.tryAgain')}
            </Button>
          ) : null}
          {chosen ? <p className="text-ink-muted">{chosen.description}</p> : null}
        </div>
      </div>
      <div className="col-span-12 flex flex-col gap-1.5 lg:col-span-6">
        <Label htmlFor={`${id}-comments`}>
          {t('comments')}
          {chosen?.requiresComments ? null : (
            <span className="font-normal text-ink-muted">{` (${common('form.optional')})`}</span>
          )}
        </Label>
        <Textarea
          id={`${id}-comments`}
          rows={2}
          maxLength={maxComment}
          required={chosen?.requiresComments ?? false}
          aria-invalid={commentError !== undefined}
          aria-describedby={commentError ? `${id}-comments-error` : undefined}
          disabled={!canAnswer}
          value={draft.comments}
          onChange={(event) => onComments(event.target.value)}
          onBlur={onCommentsDone}
        />
        {commentError ? (
          <p id={`${id}-comments-error`} className="text-danger text-sm">
            {commentError}
          </p>
        ) : null}
      </div>
    </div>
  );
}
