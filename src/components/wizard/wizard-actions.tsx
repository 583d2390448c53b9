import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormActions } from '@/components/form/form';
import { Button } from '@/components/ui/button';
import type { WizardController } from './use-wizard';

type WizardActionsProps<Id extends string> = {
  wizard: WizardController<Id>;
  /** The button that continues, with its own label: the form's submit button, next, finish. */
  children: ReactNode;
  /** Leaves the wizard; the guard asks first. */
  onCancel?: () => void;
};

/** The button row below a step: the main button first, then back and cancel. */
export function WizardActions<Id extends string>({ wizard, children, onCancel }: WizardActionsProps<Id>) {
  const { t } = useTranslation();
  const { previous, go } = wizard;
  return (
    <FormActions>
      {children}
      {previous && go ? <Button onClick={() => void go(previous)}>{t('actions.back')}</Button> : null}
      {onCancel ? (
        <Button variant="quiet" className="ml-auto" onClick={onCancel}>
          {t('actions.cancel')}
        </Button>
      ) : null}
    </FormActions>
  );
}
