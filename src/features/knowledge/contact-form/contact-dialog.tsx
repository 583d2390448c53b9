import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { contactMessage } from '#api/contract/knowledge/contact-form';
import { TextareaField, TextField } from '@/components/form/fields/text-field';
import { Form, FormActions } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useMarkUnsaved } from '@/components/form/unsaved-scope';
import { useContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { type DialogPropsOf, useDialogs } from '@/state/dialogs';
import { useSessionUser } from '@/state/session';
import { ContactFaqs } from './contact-faqs';
import { sendToProvider } from './send-to-provider';

type ContactDialogProps = DialogPropsOf<'contact'>;

/** The message to the provider. The dialog stays open until the message is sent or discarded. */
export function ContactDialog({ subject = '', onClose }: ContactDialogProps) {
  const { t } = useTranslation('contact-form');
  return (
    <Dialog isOpen onClose={onClose} title={t('title')} description={t('intro')} size="lg">
      <ContactForm subject={subject} onClose={onClose} />
      <ContactFaqs />
    </Dialog>
  );
}

type ContactFormProps = { subject: string; onClose: () => void };

function ContactForm({ subject, onClose }: ContactFormProps) {
  const { t } = useTranslation('contact-form');
  const user = useSessionUser();
  const dialogs = useDialogs();
  const [isLeaving, setIsLeaving] = useState(false);
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
        // Immediately, so the page's guard is gone before the user leaves.
        const onLeaving = () => flushSync(() => setIsLeaving(true));
        await sendToProvider({ message, companyName: user.companyName, returnPath, onLeaving });
      } catch {
        setIsLeaving(false);
        toast.error(t('failedTitle'), { description: t('failed') });
        throw Object.assign(new Error('not sent'), { problem: { detail: t('failed') } });
      }
      toast.success(t('sentTitle'), { description: t('sentText') });
      dialogs.close('contact');
    },
  });
  useMarkUnsaved('edited', form.isDirty && !isLeaving);
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
        <Button onClick={onClose}>{t('cancel')}</Button>
      </FormActions>
    </Form>
  );
}
