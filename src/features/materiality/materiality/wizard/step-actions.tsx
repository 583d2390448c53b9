import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { WizardActions } from '@/components/wizard/wizard-actions';
import type { StepProps, WizardStepId } from './step-props';

type StepActionsProps = Pick<StepProps, 'wizard' | 'onNext'> & { step: Exclude<WizardStepId, 'information'> };

/**
 * Back and Next below a step. Next is disabled until the step is complete; the text beside it says what is
 * missing.
 */
export function StepActions({ wizard, onNext, step }: StepActionsProps) {
  const { t } = useTranslation('materiality');
  const { t: common } = useTranslation();
  const isFilled = wizard.steps.find(({ id }) => id === step)?.isDone ?? false;
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <WizardActions wizard={wizard}>
        <Button variant="primary" disabled={!isFilled} onClick={onNext}>
          {step === 'assessment' ? t('steps.toResults') : common('actions.next')}
        </Button>
      </WizardActions>
      {isFilled ? null : <p className="pt-1 text-ink-muted text-sm">{t(`steps.fill.${step}`)}</p>}
    </div>
  );
}
