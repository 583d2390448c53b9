import type { z } from 'zod';
import { type contactMessage, sendContactMessage } from '#api/contract/knowledge/contact-form';
import { call } from '@/lib/api/call';

type Outgoing = {
  message: z.output<typeof contactMessage>;
  companyName: string;
  /** The user's current screen, as a path within the portal. */
  returnPath: string;
  /** The page is being left and the message goes with it, so nothing is lost and no confirmation is needed. */
  onLeaving: () => void;
};

/**
 * Sends the message: to the support service if one is configured, otherwise to the API, which keeps it in the
 * outbox. The service is another site that answers with a redirect to the return address, so the browser itself
 * posts the form and leaves this page.
 */
export async function sendToProvider(outgoing: Outgoing): Promise<void> {
  const serviceUrl: string | undefined = import.meta.env.VITE_CONTACT_FORM_URL;
  if (serviceUrl) return postByBrowser(serviceUrl, outgoing);
  const body = new FormData();
  for (const [name, value] of Object.entries(fieldsOf(outgoing))) body.set(name, value);
  body.set('returnPath', outgoing.returnPath);
  await call(sendContactMessage, { body });
}

function postByBrowser(serviceUrl: string, { onLeaving, ...outgoing }: Outgoing): Promise<void> {
  const form = document.createElement('form');
  form.method = 'post';
  form.enctype = 'multipart/form-data';
  form.action = serviceUrl;
  const fields = {
    ...fieldsOf(outgoing),
    companyName: outgoing.companyName,
    returnUrl: globalThis.location.href,
  };
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name, value });
    form.append(field);
  }
  document.body.append(form);
  onLeaving();
  // Settles only when the page is not allowed to post there. Otherwise the page is being left, and the form stays
  // disabled until then.
  return new Promise((_, reject) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      if (effectiveDirective !== 'form-action') return;
      form.remove();
      reject(new Error('The policy of this page does not let it post the form there.'));
    });
    form.submit();
  });
}

function fieldsOf({ message }: Pick<Outgoing, 'message'>): Record<string, string> {
  return { ...message, firstName: message.firstName ?? '' };
}
