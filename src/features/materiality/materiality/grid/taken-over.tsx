import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContractForm } from '@/components/form/use-contract-form';
import { Alert } from '@/components/ui/alert';
import type { AssessmentBody, AssessmentValues } from '@/features/materiality/materiality/assessment/kinds';
import type { Changes } from './changes';

type TakenOverProps = { form: ContractForm<AssessmentValues, AssessmentBody>; changes: Changes };

/** Fills the form with the choices made in the grid and says so. */
export function TakenOver({ form, changes }: TakenOverProps) {
  const { t } = useTranslation('materiality-grid');
  // Only the choices present when the form opened; later ones are made in the form.
  const [taken] = useState(changes);
  const { setValue } = form.methods;
  useEffect(() => {
    for (const [field, value] of Object.entries(taken))
      setValue(field as keyof Changes, value, { shouldDirty: true });
  }, [taken, setValue]);
  return <Alert>{t('takenOver')}</Alert>;
}
