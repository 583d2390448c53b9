import { useTranslation } from 'react-i18next';
import type { MaterialityCompletion } from '#api/contract/materiality/information';
import type { WizardStep } from '@/components/wizard/wizard-steps';
import type { WizardStepId } from './step-props';

/**
 * The steps as the server reports them. A locked step names the step before it, which must be completed
 * first.
 */
export function useMaterialitySteps({ steps }: MaterialityCompletion): WizardStep<WizardStepId>[] {
  const { t } = useTranslation('materiality');
  return steps.flatMap(({ step, isUnlocked, isFilled, isCopied }, index, all) => {
    if (step === 'reportingScope') return [];
    const before = all[index - 1]?.step;
    return {
      id: step,
      label: t(`steps.${step}`),
      isDone: isFilled,
      isLocked: !isUnlocked,
      note: isCopied ? t('copied.title') : undefined,
      needs: before && before !== 'reportingScope' ? [before] : [],
    };
  });
}
