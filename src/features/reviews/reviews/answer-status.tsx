import { Check, CircleAlert, LoaderCircle, PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ReviewCategory } from '#api/contract/reviews/reviews';
import { Button } from '@/components/ui/button';
import type { AnswerState } from './use-answers';

type AnswerStatusProps = {
  category: ReviewCategory;
  state: AnswerState | undefined;
  isAutosave: boolean;
  onRetry: () => void;
};

/** The save state beside a question: saving, saved, waiting or failed. */
export function AnswerStatus({ category, state, isAutosave, onRetry }: AnswerStatusProps) {
  const { t } = useTranslation('reviews');
  const { t: common } = useTranslation();
  return (
    <span role="status" className="flex min-h-8 items-center gap-2 text-ink-muted text-sm [&_svg]:size-4">
      {state?.kind === 'saving' ? (
        <>
          <LoaderCircle aria-hidden className="animate-spin motion-reduce:animate-none" />
          {t('state.saving')}
        </>
      ) : null}
      {state?.kind === 'saved' ? (
        <>
          <Check aria-hidden className="text-brand" />
          {t('state.saved')}
        </>
      ) : null}
      {state?.kind === 'waiting' ? (
        <>
          <PencilLine aria-hidden />
          {t(`state.waiting.${state.missing}`)}
        </>
      ) : null}
      {state?.kind === 'failed' ? (
        <>
          <CircleAlert aria-hidden className="text-danger" />
          <span className="text-danger">{t('state.failed', { reason: state.text })}</span>
          {isAutosave ? (
            <Button
              size="sm"
              aria-label={t('state.retry', { name: category.scopeCategoryName })}
              onClick={onRetry}
            >
              {common('actions.tryAgain')}
            </Button>
          ) : null}
        </>
      ) : null}
    </span>
  );
}
