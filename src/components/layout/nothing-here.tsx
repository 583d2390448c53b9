import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useDialogs } from '@/state/dialogs';
import { PageHeader } from './page';

type NothingHereProps = {
  /** The head of the page, where it is known which page it would be. */
  header?: { title: string; description?: string };
  icon: ReactNode;
  title: string;
  /** Why, and what can be done. */
  children: ReactNode;
  /** The way on. */
  action: ReactNode;
};

/** In place of a page that does not exist, no longer exists or is not for this user. */
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

/** In place of an area that the company has nothing of yet: the user can ask for it. */
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
