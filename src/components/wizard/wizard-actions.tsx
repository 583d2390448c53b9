import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormActions } from '@/components/form/form';
import { Button } from '@/components/ui/button';
import type { WizardController } from './use-wizard';

type WizardActionsProps<Id extends string> = {
  wizard: WizardController<Id>;
  /** What leads on, in its own words: the submit button of the step's form, next, finish. */
  children: ReactNode;
  /** Gives the wizard up; the guard asks. */
  onCancel?: () => void;
};

/** The row of buttons below a step: the main one first in reading order, then the way back and out. */
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
