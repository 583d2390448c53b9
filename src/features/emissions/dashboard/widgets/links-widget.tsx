import { Link } from '@tanstack/react-router';
import { ArrowRight, ChartSpline, Factory, FileText, FlaskConical, LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '@/components/ui/card';
import { useHasScreen } from '@/hooks/use-has-screen';
import { cn } from '@/lib/cn';
import { useDialogs } from '@/state/dialogs';
import { useSessionUser } from '@/state/session';
import { tileHeight } from '../tile-spans';
import { type ShortcutId, shortcutsFor } from './shortcuts';

const icons: Record<ShortcutId, ReactNode> = {
  locations: <Factory aria-hidden />,
  explorer: <ChartSpline aria-hidden />,
  reports: <FileText aria-hidden />,
  scenarios: <FlaskConical aria-hidden />,
};

const look =
  'group flex w-full items-center gap-3 rounded-md border px-4 py-2.5 text-left hover:bg-hover [&>svg:first-child]:size-5 [&>svg:first-child]:shrink-0 [&>svg:first-child]:text-brand [&>svg:last-child]:size-4 [&>svg:last-child]:shrink-0 [&>svg:last-child]:text-ink-muted';

/** Shortcuts to the main screens. Those outside the plan open the contact form instead. */
export function LinksWidget({ title }: { title: string }) {
  const { t } = useTranslation('dashboard');
  const { t: common } = useTranslation();
  const dialogs = useDialogs();
  const shortcuts = shortcutsFor(useSessionUser(), useHasScreen());
  return (
    <Card title={title} aria-label={title}>
      <ul
        className={cn('grid grid-cols-1 content-start gap-2', shortcuts.length > 2 && '@xl:grid-cols-2')}
        style={{ minHeight: tileHeight('LINKS', true) }}
      >
        {shortcuts.map(({ id, path, isLocked }) => (
          <li key={id} className="flex">
            {isLocked ? (
              <button
                type="button"
                className={look}
                title={common('locked.message')}
                onClick={() => dialogs.open('contact', { subject: t(`links.${id}`) })}
              >
                {icons[id]}
                <Words name={t(`links.${id}`)} hint={common('locked.contact')} />
                <LockKeyhole aria-hidden />
              </button>
            ) : (
              <Link to={path} className={look}>
                {icons[id]}
                <Words name={t(`links.${id}`)} hint={t(`links.${id}Hint`)} />
                <ArrowRight aria-hidden />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Words({ name, hint }: { name: string; hint: string }) {
  return (
    <span className="min-w-0 flex-1">
      <span className="block font-medium">{name}</span>
      <span className="block truncate text-ink-muted text-sm">{hint}</span>
    </span>
  );
}
