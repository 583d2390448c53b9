import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssessmentScore } from '#api/contract/materiality/assessments';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { useFormat } from '@/hooks/use-format';
import { useErrorText } from '@/lib/problem/use-error-text';
import { WorkingList } from './working-list';

type ScorePanelProps = {
  /** Empty while a choice is missing. */
  score: AssessmentScore | null | undefined;
  /** Warnings about a conclusion appear only once there is one. */
  isConcluded: boolean;
  error: unknown;
};

/** The score of the choices, whether it reaches the threshold, and how it was calculated. */
export function ScorePanel({ score, isConcluded, error }: ScorePanelProps) {
  const { t } = useTranslation('materiality-scores');
  const errorText = useErrorText();
  const id = useId();
  return (
    <section aria-labelledby={id} className="sticky top-0 rounded-lg border bg-surface p-4">
      <h3 id={id} className="font-semibold">
        {t('score.title')}
      </h3>
      <div aria-live="polite">
        {error ? (
          <p className="mt-2 text-danger text-sm">{errorText(error)}</p>
        ) : score ? (
          <Result {...{ score, isConcluded }} />
        ) : (
          <p className="mt-1 text-ink-muted text-sm">{t('score.waiting')}</p>
        )}
      </div>
      {score && !error ? <WorkingList steps={stepsOf(score, isConcluded)} /> : null}
    </section>
  );
}

/**
 * Until the user chooses a conclusion, the score is requested with a placeholder conclusion; the steps that
 * depend on it are left out (R18).
 */
function stepsOf({ working }: AssessmentScore, isConcluded: boolean): AssessmentScore['working'] {
  return isConcluded ? working : working.filter(({ rule }) => rule !== 'R18');
}

function Result({ score, isConcluded }: { score: AssessmentScore; isConcluded: boolean }) {
  const { t } = useTranslation('materiality-scores');
  const format = useFormat();
  const tenth = (value: number) => format.number(value, { decimals: 1 });
  return (
    <>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
        <span className="figures font-semibold text-3xl">{tenth(score.score)}</span>
        <span className="text-ink-muted">{t('score.outOf', { most: 5 })}</span>
        <Badge kind={score.reachesThreshold ? 'brand' : 'neutral'}>{t(`bands.${score.band}`)}</Badge>
      </p>
      <p className="text-sm">{t(score.reachesThreshold ? 'score.reaches' : 'score.below')}</p>
      {score.severity === null ? null : (
        <p className="text-ink-muted text-sm">{t('score.severity', { value: tenth(score.severity) })}</p>
      )}
      {score.isTailRisk ? (
        <Alert kind="attention" className="mt-3">
          {t('score.tailRisk')}
        </Alert>
      ) : null}
      {isConcluded && score.disagrees ? (
        <Alert kind="attention" className="mt-3">
          {t('score.disagrees')}
        </Alert>
      ) : null}
    </>
  );
}
