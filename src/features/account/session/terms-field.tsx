import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '@/components/form/fields/choice-fields';
import type { ContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import type { CompanyEntry, CompanyInput } from './company-schema';

const TermsDialog = lazy(() =>
  import('@/components/terms/terms-dialog').then((file) => ({ default: file.TermsDialog })),
);

/** Acceptance of the terms. They can be read first without losing typed values. */
export function TermsField({ form }: { form: ContractForm<CompanyInput, CompanyEntry> }) {
  const { t } = useTranslation('session');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <CheckboxField form={form} name="terms" label={t('invitation.terms')} />
      <Button variant="link" className="mt-1 ml-7" onClick={() => setIsOpen(true)}>
        {t('invitation.readTerms')}
      </Button>
      {isOpen ? (
        <Suspense>
          <TermsDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
