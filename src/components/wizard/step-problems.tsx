import { useTranslation } from 'react-i18next';
import { Alert } from '@/components/ui/alert';
import type { WizardController } from './use-wizard';

/** What other steps still need, as links to them. The current step shows its own problems itself. */
export function StepProblems<Id extends string>({ wizard }: { wizard: WizardController<Id> }) {
  const { t } = useTranslation('components');
  const { steps, current, go } = wizard;
  const elsewhere = steps.filter(({ id, problems }) => id !== current && problems.length > 0);
  if (elsewhere.length === 0) return null;
  return (
    <Alert kind="attention" title={t('wizard.problems', { count: elsewhere.length })} className="mb-5">
      <ul className="mt-1 flex flex-col gap-0.5">
        {elsewhere.map(({ id, label, problems, isLocked }) => (
          <li key={id}>
            {go && !isLocked ? (
              <button type="button" className="underline underline-offset-4" onClick={() => void go(id)}>
                {label}
              </button>
            ) : (
              label
            )}
            {`: ${problems.join(' ')}`}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
