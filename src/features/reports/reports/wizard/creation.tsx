import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ReportHeader, ReportStep } from '#api/contract/reports/headers';
import type { Report } from '#api/contract/reports/reports';
import { useUnsavedScope } from '@/components/form/unsaved-scope';
import { PageHeader } from '@/components/layout/page';
import { useHeaderTitle } from '@/components/reports/use-header-title';
import { Button } from '@/components/ui/button';
import { stepInAddress, useWizard, type WizardController } from '@/components/wizard/use-wizard';
import { useWizardGuard } from '@/components/wizard/use-wizard-guard';
import { Wizard } from '@/components/wizard/wizard';
import { useMediaQuery } from '@/hooks/use-media-query';
import { reportQueries } from '../queries';
import { QuestionnairePages } from '../questionnaire/questionnaire-pages';
import type { CreateSearch } from '../search';
import { StepContent } from './step-content';
import { useReportSteps } from './use-report-steps';

type CreationProps = {
  report: Report;
  header: ReportHeader | undefined;
  /** The report that a new one follows. */
  before: ReportHeader | undefined;
  search: CreateSearch;
  isEditing: boolean;
  onSearch: (search: CreateSearch, replace?: boolean) => void;
};

/** Minimum width to show the list beside the step; below it, the list is above the step. */
const wide = '(min-width: 1280px)';

/** The wizard of an editable report. Without a header, only its first step is open. */
export function Creation({ report, header, before, search, isEditing, onSearch }: CreationProps) {
  const { t } = useTranslation('reports');
  const { t: common } = useTranslation();
  const titleOf = useHeaderTitle();
  const navigate = useNavigate();
  const scope = useUnsavedScope();
  const isWide = useMediaQuery(wide);
  const { data: validations } = useQuery({
    ...reportQueries.validations(search.headerId ?? 0),
    enabled: header !== undefined,
  });
  const steps = useReportSteps({
    report,
    header,
    validations,
    isReview: search.step === 'review',
  });
  const wizard = useWizard<ReportStep>(
    steps,
    stepInAddress(search, ({ headerId, step }) => onSearch({ headerId, step, ...toComplete(step) })),
  );
  useWizardGuard();
  /** From the review, an incomplete step opens with its missing fields marked, on the page that has them. */
  function toComplete(step: ReportStep | undefined): Pick<CreateSearch, 'showErrors' | 'page'> {
    const missing = validations?.steps.find((one) => one.step === step)?.missing ?? [];
    if (search.step !== 'review' || missing.length === 0) return {};
    return { showErrors: true, page: missing[0]?.page ?? undefined };
  }
  const params = { reportId: String(report.reportId) };
  // Also for an address from a bookmark.
  const isNew = !header || (!isEditing && header.issueNumber === null);
  return (
    <>
      <PageHeader
        title={isNew ? t('wizard.creating', { name: report.name }) : t('wizard.editing')}
        description={header ? titleOf(header) : undefined}
        actions={
          wizard.current === 'review' ? undefined : (
            <Button
              onClick={() =>
                void navigate({
                  to: '/reports/$reportId',
                  params,
                  search: header ? { tab: 'saved' } : {},
                })
              }
            >
              {common('actions.cancel')}
            </Button>
          )
        }
      />
      <Wizard
        wizard={wizard}
        label={t('wizard.steps')}
        orientation={isWide ? 'vertical' : 'horizontal'}
        pages={
          header && wizard.current === 'questionnaire' ? <QuestionnairePages header={header} /> : undefined
        }
      >
        <StepContent
          {...{ report, header, before, validations, wizard }}
          showsErrors={search.showErrors ?? false}
          onCreated={({ reportHeaderId }) => {
            scope.forget();
            // Back leaves the wizard; otherwise it would lead to a form that creates another report.
            onSearch({ headerId: reportHeaderId, step: secondOf(wizard) }, true);
          }}
        />
      </Wizard>
    </>
  );
}

function secondOf(wizard: WizardController<ReportStep>): ReportStep | undefined {
  return wizard.steps[1]?.id;
}
