import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useDialogs } from '@/state/dialogs';
import { PageHeader } from './page';

type NothingHereProps = {
  /** The page header, if the page is known. */
  header?: { title: string; description?: string };
  icon: ReactNode;
  title: string;
  /** The reason, and what the user can do. */
  children: ReactNode;
  /** Links to continue. */
  action: ReactNode;
};

/** Shown in place of a page that does not exist, no longer exists or is not for this user. */
export function NothingHere({ header, icon, title, children, action }: NothingHereProps) {
  return (
    <>
      {header ? <PageHeader {...header} /> : null}
      <EmptyState icon={icon} title={title} actions={action}>
        {children}
      </EmptyState>
    </>
  );
}

type NothingOfferedProps = { area: string; icon: ReactNode; title: string; hint: string };

/** Shown in place of an area for which the company has no data; the user can request it. */
export function NothingOffered({ area, icon, title, hint }: NothingOfferedProps) {
  const { t } = useTranslation();
  const dialogs = useDialogs();
  return (
    <NothingHere
      header={{ title: area }}
      icon={icon}
      title={title}
      action={
        <Button onClick={() => dialogs.open('contact', { subject: area })}>{t('actions.contactUs')}</Button>
      }
    >
      {hint}
    </NothingHere>
  );
}
