import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { MaterialityCompletion } from '#api/contract/materiality/information';
import type { ReportHeader } from '#api/contract/reports/headers';
import { materialTopicsQuery } from '@/lib/api/queries/materiality';
import { Facts } from './facts';

type MaterialityStateProps = { header: ReportHeader; completion: MaterialityCompletion };

/** Completed steps, assessed items and, for a complete assessment, what is material. */
export function MaterialityState({ header, completion }: MaterialityStateProps) {
  const { t } = useTranslation('reports');
  const { isComplete, iroCount, assessedCount } = completion;
  // The server lists the reporting scope, but it is never a step.
  const steps = completion.steps.filter(({ step }) => step !== 'reportingScope');
  const topics = useQuery({
    ...materialTopicsQuery(header.reportHeaderId),
    enabled: isComplete,
  });
  const count = (done: number, all: number) => t('materiality.countOf', { done, all });
  return (
    <Facts
      facts={[
        {
          id: 'steps',
          label: t('materiality.steps'),
          value: count(steps.filter(({ isFilled }) => isFilled).length, steps.length),
        },
        { id: 'assessed', label: t('materiality.assessed'), value: count(assessedCount, iroCount) },
        ...(isComplete && topics.data
          ? [{ id: 'topics', label: t('materiality.topics'), value: String(topics.data.length) }]
          : []),
      ]}
    />
  );
}
