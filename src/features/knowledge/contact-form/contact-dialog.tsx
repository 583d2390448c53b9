import { useBlocker, useLocation } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { contactMessage } from '#api/contract/knowledge/contact-form';
import { Form, FormActions } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextareaField, TextField } from '@/components/form/text-field';
import { useUnsavedChanges } from '@/components/form/unsaved-changes';
import { useContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { contactFormAtom } from '@/state/contact-form';
import { useSessionUser } from '@/state/session';
import { ContactFaqs } from './contact-faqs';
import { sendToProvider } from './send-to-provider';

/** The message to the provider. Stays open until it was sent or given up. */
export function ContactDialog({ subject }: { subject: string }) {
  const { t } = useTranslation('contact-form');
  const setForm = useSetAtom(contactFormAtom);
  const [isDirty, setIsDirty] = useState(false);
  const unsaved = useUnsavedChanges(isDirty);
  useBlocker({ shouldBlockFn: unsaved.shouldBlock, enableBeforeUnload: false, disabled: !isDirty });
  const close = async () => {
    if (await unsaved.confirmLeave()) setForm(null);
  };
  return (
    <>
      <Dialog isOpen onClose={() => void close()} title={t('title')} description={t('intro')} size="lg">
        <ContactForm
          subject={subject}
          onChanged={setIsDirty}
          onCancel={() => void close()}
          onSent={() => setForm(null)}
        />
        <ContactFaqs />
      </Dialog>
      {unsaved.dialog}
    </>
  );
}

type ContactFormProps = {
  subject: string;
  onChanged: (isDirty: boolean) => void;
  onCancel: () => void;
  onSent: () => void;
};

function ContactForm({ subject, onChanged, onCancel, onSent }: ContactFormProps) {
  const { t } = useTranslation('contact-form');
  const user = useSessionUser();
  const returnPath = useLocation({ select: (location) => location.href });
  const form = useContractForm({
    schema: contactMessage,
    mode: 'all',
    defaultValues: {
      firstName: user.firstName ?? '',
      contactName: user.lastName ?? '',
      email: user.email,
      subject,
      message: '',
    },
    onSubmit: async (message) => {
      try {
        // At once: the guard of the page is gone before it is left.
        const onLeaving = () => flushSync(() => onChanged(false));
        await sendToProvider({ message, companyName: user.companyName, returnPath, onLeaving });
      } catch {
        onChanged(true);
        toast.error(t('failedTitle'), { description: t('failed') });
        throw Object.assign(new Error('not sent'), { problem: { detail: t('failed') } });
      }
      toast.success(t('sentTitle'), { description: t('sentText') });
      onSent();
    },
  });
  const { isDirty } = form;
  useEffect(() => onChanged(isDirty), [isDirty, onChanged]);
  return (
    <Form form={form} label={t('title')}>
      <div className="grid grid-cols-2 gap-4">
        <TextField form={form} name="firstName" label={t('firstName')} autoComplete="given-name" isOptional />
        <TextField form={form} name="contactName" label={t('contactName')} autoComplete="family-name" />
      </div>
      <TextField form={form} name="email" label={t('email')} type="email" autoComplete="email" />
      <TextField form={form} name="subject" label={t('subject')} />
      <TextareaField form={form} name="message" label={t('message')} rows={8} />
      <FormActions>
        <SubmitButton form={form} label={t('send')} />
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </FormActions>
    </Form>
  );
}
