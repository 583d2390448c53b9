import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ReportHeader } from '#api/contract/reports/headers';
import { Skeleton } from '@/components/ui/skeleton';
import { reportQueries } from '../queries';
import { useUnsentAnswers } from '../questionnaire/use-unsent-answers';
import { TileFailed } from './tile-failed';

/** The progress of the questionnaire, page by page. */
export function QuestionnaireTile({ header }: { header: ReportHeader }) {
  const { t } = useTranslation('reports');
  const count = useUnsentAnswers(header)();
  const { data, isError } = useQuery(reportQueries.pages(header.reportHeaderId));
  if (isError && !data) return <TileFailed />;
  if (!data) return <Skeleton className="h-24" />;
  return (
    <>
      {count > 0 ? (
        <p className="mb-3 font-medium text-danger text-sm">{t('review.unsent', { count })}</p>
      ) : null}
      <ul className="flex flex-col gap-1">
        {data.map(({ number, title, requiredCount, answeredCount }) => (
          <li key={number} className="flex justify-between gap-4">
            <span>{`${number}. ${title}`}</span>
            <span className="figures whitespace-nowrap text-ink-muted">
              {t('review.answered', { answered: answeredCount, required: requiredCount })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
