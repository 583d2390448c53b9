import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ReportHeader, ReportStep } from '#api/contract/reports/headers';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { StepHeading } from '@/components/wizard/step-heading';
import type { WizardController } from '@/components/wizard/use-wizard';
import { WizardActions } from '@/components/wizard/wizard-actions';
import { materialityCompletionQuery } from '@/lib/api/queries/materiality';
import { useSessionUser } from '@/state/session';
import { MaterialityState } from '../review/materiality-state';

type DoubleMaterialityStepProps = {
  header: ReportHeader;
  wizard: WizardController<ReportStep>;
  onDone: () => void;
};

/** The progress of the assessment behind the report, and the link to it. */
export function DoubleMaterialityStep({ header, wizard, onDone }: DoubleMaterialityStepProps) {
  const { t } = useTranslation('reports');
  const { t: common } = useTranslation();
  const { modules } = useSessionUser();
  return (
    <>
      <StepHeading title={t('step.doubleMaterialityAssessment')}>{t('materiality.what')}</StepHeading>
      {modules.includes('CSRD') ? (
        <Assessment header={header} />
      ) : (
        <p className="mb-5 max-w-prose text-ink-muted">{t('materiality.notInPlan')}</p>
      )}
      <WizardActions wizard={wizard}>
        <Button variant="primary" onClick={onDone}>
          {common('actions.continue')}
        </Button>
      </WizardActions>
    </>
  );
}

function Assessment({ header }: { header: ReportHeader }) {
  const { t } = useTranslation('reports');
  const completion = useQuery(materialityCompletionQuery(header.reportHeaderId));
  if (!completion.data)
    return completion.isError ? (
      <ErrorState onRetry={() => void completion.refetch()} />
    ) : (
      <Skeleton className="mb-5 h-40" />
    );
  const { isComplete, steps } = completion.data;
  const isBegun = steps.some(({ isFilled }) => isFilled);
  const action = isComplete ? 'results' : isBegun ? 'goOn' : 'begin';
  return (
    <Card
      className="mb-5 max-w-2xl"
      title={t(isComplete ? 'materiality.complete' : 'materiality.incomplete')}
      description={t(isComplete ? 'materiality.completeHint' : 'materiality.printed')}
    >
      <MaterialityState header={header} completion={completion.data} />
      <Button className="mt-4" asChild>
        <Link
          to="/reports/$reportId/double-materiality"
          params={{ reportId: String(header.reportId) }}
          search={{ headerId: header.reportHeaderId }}
        >
          {t(`materiality.${action}`)}
        </Link>
      </Button>
    </Card>
  );
}
