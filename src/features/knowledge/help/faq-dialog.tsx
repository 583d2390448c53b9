import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Accordion } from '@/components/ui/accordion';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { faqQueries } from '@/lib/api/queries/faqs';
import { type DialogPropsOf, useDialogs } from '@/state/dialogs';

/** Frequent questions with short answers, and a link to write to the provider. */
export function FaqDialog({ onClose }: DialogPropsOf<'faqs'>) {
  const { t } = useTranslation('help');
  const dialogs = useDialogs();
  const { data: faqs, isError, refetch } = useQuery(faqQueries.help);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('title')}
      description={t('intro')}
      footer={
        <Button
          onClick={() => {
            onClose();
            dialogs.open('contact');
          }}
        >
          <Mail aria-hidden />
          {t('contact')}
        </Button>
      }
    >
      {isError ? <ErrorState onRetry={() => void refetch()} /> : null}
      {faqs ? (
        <Accordion
          items={faqs.map(({ code, question, answer }) => ({ id: code, title: question, content: answer }))}
        />
      ) : isError ? null : (
        <Skeleton className="h-72" />
      )}
    </Dialog>
  );
}
