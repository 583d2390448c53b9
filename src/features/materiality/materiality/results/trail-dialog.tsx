import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { WorkingList } from '@/features/materiality/materiality/assessment/working-list';
import { resultQueries } from './queries';
import { useScoreText } from './use-score-text';

/** What to explain: a subtopic, an item, or an item opened from its subtopic. */
export type Trail = { subtopicId?: number; iroId?: number };

type TrailDialogProps = {
  headerId: number;
  trail: Trail;
  onTrail: (trail: Trail) => void;
  onClose: () => void;
};

/** How a score was calculated, from the subtopic through its items to the choices and the rules applied. */
export function TrailDialog({ headerId, trail, onTrail, onClose }: TrailDialogProps) {
  const { t } = useTranslation('materiality-results');
  const { subtopicId, iroId } = trail;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      placement="side"
      size="lg"
      title={t(iroId === undefined ? 'trail.subtopic' : 'trail.item')}
      description={t('trail.description')}
    >
      {iroId !== undefined && subtopicId !== undefined ? (
        <Button variant="quiet" size="sm" className="mb-3 -ml-2" onClick={() => onTrail({ subtopicId })}>
          <ArrowLeft aria-hidden />
          {t('trail.back')}
        </Button>
      ) : null}
      {iroId !== undefined ? <ItemTrail {...{ headerId, iroId }} /> : null}
      {iroId === undefined && subtopicId !== undefined ? (
        <SubtopicTrail {...{ headerId, subtopicId }} onOpen={(id) => onTrail({ subtopicId, iroId: id })} />
      ) : null}
    </Dialog>
  );
}

type SubtopicTrailProps = { headerId: number; subtopicId: number; onOpen: (iroId: number) => void };

function SubtopicTrail({ headerId, subtopicId, onOpen }: SubtopicTrailProps) {
  const { t } = useTranslation('materiality-results');
  const scoreText = useScoreText();
  const { data, isError, refetch } = useQuery(resultQueries.subtopicTrail(headerId, subtopicId));
  if (!data) return <Waiting {...{ isError }} onRetry={() => void refetch()} />;
  return (
    <>
      <h3 className="font-semibold text-lg">{data.subtopicName}</h3>
      <WorkingList steps={data.steps} />
      <h4 className="mt-5 font-medium text-sm">{t('trail.items')}</h4>
      <ul className="mt-1 divide-y border-y text-sm">
        {data.iros.map(({ dmIroId, type, description, score }) => (
          <li key={dmIroId} className="flex items-start justify-between gap-4 py-2">
            <span className="wrap-anywhere min-w-0">
              <span className="block text-ink-muted text-xs">{type}</span>
              {score === null ? (
                description
              ) : (
                <button
                  type="button"
                  className="traceable rounded-sm text-left hover:text-brand"
                  onClick={() => onOpen(dmIroId)}
                >
                  {description}
                </button>
              )}
            </span>
            <span className="figures shrink-0">{score === null ? t('trail.open') : scoreText(score)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function ItemTrail({ headerId, iroId }: { headerId: number; iroId: number }) {
  const { t } = useTranslation('materiality-results');
  const scoreText = useScoreText();
  const { data, isError, refetch } = useQuery(resultQueries.iroTrail(headerId, iroId));
  if (!data) return <Waiting {...{ isError }} onRetry={() => void refetch()} />;
  return (
    <>
      <p className="text-ink-muted text-sm">{`${data.type} · ${data.topic}`}</p>
      <h3 className="wrap-anywhere mt-1">{data.description}</h3>
      <p className="figures my-4 font-semibold text-2xl">{scoreText(data.score)}</p>
      <h4 className="font-medium text-sm">{t('trail.chosen')}</h4>
      <dl className="mt-1 divide-y border-y text-sm">
        {data.choices.map(({ label, value, description }) => (
          <div key={label} className="py-2">
            <dt className="text-ink-muted text-xs">{label}</dt>
            <dd className="font-medium">{value}</dd>
            <dd className="text-ink-muted">{description}</dd>
          </div>
        ))}
      </dl>
      {data.reason ? (
        <>
          <h4 className="mt-4 font-medium text-sm">{t('columns.reason')}</h4>
          <p className="wrap-anywhere whitespace-pre-line text-sm">{data.reason}</p>
        </>
      ) : null}
      <WorkingList steps={data.steps} />
    </>
  );
}

function Waiting({ isError, onRetry }: { isError: boolean; onRetry: () => void }): ReactNode {
  if (isError) return <ErrorState onRetry={onRetry} />;
  return (
    <div aria-busy="true">
      <Skeleton className="h-64" />
    </div>
  );
}
