import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ReportHeader, ReportStep } from '#api/contract/reports/headers';
import { ReportLanguageNotice } from '@/components/reports/report-language-notice';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { StepHeading } from '@/components/wizard/step-heading';
import type { WizardController } from '@/components/wizard/use-wizard';
import { reportQueries } from '../queries';
import type { Missing } from '../wizard/use-missing-fields';
import { queriesOfPages, sectionsByPage } from './pages-of-sections';
import { QuestionnaireForm } from './questionnaire-form';

type QuestionnaireStepProps = {
  header: ReportHeader;
  wizard: WizardController<ReportStep>;
  missing?: Missing | undefined;
  onDone: () => void;
};

/** The questions of the sustainability report, page by page. */
export function QuestionnaireStep(props: QuestionnaireStepProps) {
  const { t } = useTranslation('report-forms');
  const { reportHeaderId: headerId } = props.header;
  const pages = useQuery(reportQueries.pages(headerId));
  // A section does not name its page, and a question may depend on one of another page.
  const sections = useQueries({ queries: queriesOfPages(props.header, pages.data ?? []) });
  const asked = sectionsByPage(
    pages.data,
    sections.map(({ data }) => data),
  );
  const hasFailed = pages.isError || sections.some(({ isError }) => isError);
  return (
    <>
      <StepHeading title={t('questionnaire.title')}>{t('questionnaire.hint')}</StepHeading>
      <ReportLanguageNotice header={props.header} />
      {asked ? (
        <QuestionnaireForm {...props} pages={asked} />
      ) : hasFailed ? (
        <ErrorState onRetry={() => void Promise.all([pages, ...sections].map((query) => query.refetch()))} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </>
  );
}
