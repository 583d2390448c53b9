import { Clock, Mail, MessageSquare, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { exampleProvider } from '#api/contract/knowledge/contact-form';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useDialogs } from '@/state/dialogs';

/** Contact details of the operator of this installation. */
const email: string = import.meta.env.VITE_CONTACT_EMAIL || exampleProvider.email;
const phone: string = import.meta.env.VITE_CONTACT_PHONE || exampleProvider.phone;

/** How and when to reach the provider. */
export function ContactTile() {
  const { t } = useTranslation('knowledge-base');
  const dialogs = useDialogs();
  return (
    <Card title={t('contact.title')} aria-label={t('contact.title')}>
      <address className="grid gap-2 not-italic">
        <Way icon={<Mail />} name={t('contact.email')} href={`mailto:${email}`} text={email} />
        <Way
          icon={<Phone />}
          name={t('contact.phone')}
          href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
          text={phone}
        />
      </address>
      <p className="mt-3 flex gap-2 text-ink-muted text-sm">
        <Clock aria-hidden className="mt-0.5 size-4 shrink-0" />
        {t('contact.hours')}
      </p>
      <Button variant="primary" className="mt-4 w-full" onClick={() => dialogs.open('contact')}>
        <MessageSquare aria-hidden />
        {t('contact.form')}
      </Button>
    </Card>
  );
}

/** A long address wraps after its @ instead of within a word. */
function breakable(text: string): ReactNode {
  const [user, host] = text.split('@');
  if (host === undefined) return text;
  return (
    <>
      {`${user}@`}
      <wbr />
      {host}
    </>
  );
}

function Way({ icon, name, href, text }: { icon: ReactNode; name: string; href: string; text: string }) {
  return (
    <a
      href={href}
      className="flex min-h-6 min-w-0 items-center gap-2 text-brand underline decoration-1 underline-offset-4 hover:decoration-2 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-muted"
    >
      <span aria-hidden>{icon}</span>
      <span className="sr-only">{`${name}: `}</span>
      <span className="min-w-0 break-words">{breakable(text)}</span>
    </a>
  );
}
