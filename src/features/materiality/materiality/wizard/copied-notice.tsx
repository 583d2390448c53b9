import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { lookThroughStep, type MaterialityCompletion } from '#api/contract/materiality/information';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { call } from '@/lib/api/call';
import { refresh } from '@/lib/api/refresh';
import { useErrorText } from '@/lib/problem/use-error-text';
import type { WizardStepId } from './step-props';

type CopiedNoticeProps = {
  headerId: number;
  completion: MaterialityCompletion;
  step: WizardStepId;
  isEditor: boolean;
};

/** Marks a copied step until the user confirms it. */
export function CopiedNotice({ headerId, completion, step, isEditor }: CopiedNoticeProps) {
  const { t } = useTranslation('materiality');
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const [isSending, setIsSending] = useState(false);
  if (!completion.steps.some((one) => one.step === step && one.isCopied)) return null;
  const confirm = async () => {
    setIsSending(true);
    try {
      await call(lookThroughStep, { params: { id: headerId, step } });
      await refresh(queryClient, 'reports');
    } catch (error) {
      toast.error(errorText(error));
    } finally {
      setIsSending(false);
    }
  };
  return (
    <Alert kind="attention" className="mb-6" title={t('copied.title')}>
      <p>{t('copied.text')}</p>
      {isEditor ? (
        <Button size="sm" className="mt-2" disabled={isSending} onClick={() => void confirm()}>
          {t('copied.done')}
        </Button>
      ) : null}
    </Alert>
  );
}
