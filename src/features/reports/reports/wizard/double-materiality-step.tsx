import { useTranslation } from 'react-i18next';
import type { ReportStep } from '#api/contract/reports/headers';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { StepHeading } from '@/components/wizard/step-heading';
import type { WizardController } from '@/components/wizard/use-wizard';
import { WizardActions } from '@/components/wizard/wizard-actions';

type DoubleMaterialityStepProps = { wizard: WizardController<ReportStep>; onDone: () => void };

const contents = ['chain', 'topics', 'assessment'] as const;

/** Says what belongs here and what the report prints in its place as long as it is not there. */
export function DoubleMaterialityStep({ wizard, onDone }: DoubleMaterialityStepProps) {
  const { t } = useTranslation('reports');
  const { t: common } = useTranslation();
  return (
    <>
      <StepHeading title={t('step.doubleMaterialityAssessment')}>{t('materiality.what')}</StepHeading>
      <ul className="mb-5 flex max-w-prose list-disc flex-col gap-1 pl-5">
        {contents.map((part) => (
          <li key={part}>{t(`materiality.contents.${part}`)}</li>
        ))}
      </ul>
      <Alert className="mb-5" title={t('materiality.missing')}>
        {t('materiality.printed')}
      </Alert>
      <WizardActions wizard={wizard}>
        <Button variant="primary" onClick={onDone}>
          {common('actions.continue')}
        </Button>
      </WizardActions>
    </>
  );
}
