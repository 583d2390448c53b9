import { Link } from '@tanstack/react-router';
import { Eye, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ReportHeader, ReportStep, ReportValidations } from '#api/contract/reports/headers';
import { stepsOf } from '#api/contract/reports/headers';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { StepHeading } from '@/components/wizard/step-heading';
import type { WizardController } from '@/components/wizard/use-wizard';
import { WizardActions } from '@/components/wizard/wizard-actions';
import { AccordanceList } from './accordance-list';
import { ReviewTile } from './review-tile';
import { TileContent } from './tile-content';
import { useFinish } from './use-finish';
import { useNewestTiles } from './use-newest-tiles';

type ReviewStepProps = {
  header: ReportHeader;
  validations: ReportValidations | undefined;
  wizard: WizardController<ReportStep>;
};

type Reviewed = Exclude<ReportStep, 'review'>;

/** Everything that was entered, each with a link back to its step, and the Finish button. */
export function ReviewStep({ header, validations, wizard }: ReviewStepProps) {
  const { t } = useTranslation('reports');
  const { t: common } = useTranslation();
  useNewestTiles(header);
  const { finish, isFinishing, problem } = useFinish(header);
  const steps = stepsOf[header.questionnaireType].filter((step): step is Reviewed => step !== 'review');
  const params = { reportId: String(header.reportId), headerId: String(header.reportHeaderId) };
  return (
    <>
      <StepHeading title={t('step.review')}>
        {t(header.issueNumber === null ? 'review.hint' : 'review.hintAgain', {
          number: (header.issueNumber ?? 0) + 1,
        })}
      </StepHeading>
      <div className="grid gap-4 2xl:grid-cols-2">
        {steps.map((step) => (
          <ReviewTile
            key={step}
            step={step}
            isCopied={header.copiedSteps.includes(step)}
            missing={validations?.steps.find((one) => one.step === step)?.missing}
            onEdit={() => void wizard.go?.(step)}
          >
            <TileContent header={header} step={step} />
          </ReviewTile>
        ))}
      </div>
      <div className="mt-5">
        <AccordanceList header={header} data={validations?.data} onStep={(step) => void wizard.go?.(step)} />
      </div>
      {problem ? (
        <Alert kind="danger" className="mt-5">
          {problem}
        </Alert>
      ) : null}
      <div className="mt-6">
        <WizardActions wizard={wizard}>
          <Button
            variant="primary"
            aria-disabled={isFinishing || undefined}
            onClick={() => void finish(validations)}
          >
            {isFinishing ? (
              <LoaderCircle aria-hidden className="animate-spin motion-reduce:animate-none" />
            ) : null}
            {common('actions.finish')}
          </Button>
          <Button asChild>
            <Link to="/reports/$reportId/headers/$headerId/preview" params={params} search={{ draft: true }}>
              <Eye aria-hidden />
              {t('review.draft')}
            </Link>
          </Button>
        </WizardActions>
      </div>
    </>
  );
}
