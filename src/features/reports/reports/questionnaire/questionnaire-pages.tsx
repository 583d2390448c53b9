import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ReportHeader } from '#api/contract/reports/headers';
import { reportQueries } from '../queries';
import { usePageInAddress } from './use-page-in-address';

/** The questionnaire pages in the list of steps, with the progress of each. */
export function QuestionnairePages({ header }: { header: ReportHeader }) {
  const { t } = useTranslation('report-forms');
  const { data: pages = [] } = useQuery(reportQueries.pages(header.reportHeaderId));
  const { page, goToPage } = usePageInAddress();
  return (
    <ol
      aria-label={t('questionnaire.pages')}
      className="mt-1 mb-2 ml-8.5 grid gap-0.5 text-sm max-xl:grid-cols-2"
    >
      {pages.map(({ number, title, requiredCount: required, answeredCount: answered }) => (
        <li key={number}>
          <button
            type="button"
            aria-current={number === page ? 'page' : undefined}
            onClick={() => goToPage(number)}
            className="w-full rounded-md px-2 py-1 text-left text-ink-muted hover:bg-hover aria-[current]:bg-brand-soft aria-[current]:text-on-brand-soft"
          >
            {t('questionnaire.pageTitle', { number, title })}
            <span className="figures block text-xs">
              {t('questionnaire.answered', { answered, required })}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
