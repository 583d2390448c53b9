import { useNavigate } from '@tanstack/react-router';
import { CircleHelp, LogOut, Mail, Map as MapIcon, Search, UserRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { SessionUser } from '#api/contract/account/session';
import { Preferences } from '@/components/layout/preferences';
import { ShellHeader } from '@/components/layout/shell-header';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { useErrorText } from '@/lib/problem/use-error-text';
import { useDialogs } from '@/state/dialogs';
import { useChangeLanguage } from '@/state/language';
import { confirmLeaving } from '@/state/leaving';
import { signOut } from '@/state/session';
import type { MenuItem } from './menu-items';
import { useShortcut } from './use-shortcut';

const Palette = lazy(() => import('./palette').then(({ Palette: component }) => ({ default: component })));

export function HeaderBar({ user, items }: { user: SessionUser; items: readonly MenuItem[] }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const dialogs = useDialogs();
  const changeLanguage = useChangeLanguage();
  const errorText = useErrorText();
  return (
    <ShellHeader
      companyName={user.companyName}
      badge={<TrialBadge user={user} />}
      actions={
        <>
          <PaletteButton items={items} />
          <Preferences
            onLanguage={(language) => {
              changeLanguage(language).catch((error: unknown) => toast.error(errorText(error)));
            }}
          />
        </>
      }
      helpEntries={[
        { id: 'contact', label: t('help.contact'), icon: <Mail />, onSelect: () => dialogs.open('contact') },
        { id: 'faqs', label: t('help.faqs'), icon: <CircleHelp />, onSelect: () => dialogs.open('faqs') },
        { id: 'tour', label: t('help.tour'), icon: <MapIcon />, onSelect: () => dialogs.open('tour') },
      ]}
      user={user}
      userEntries={[
        {
          id: 'profile',
          label: t('user.profile'),
          icon: <UserRound />,
          onSelect: () => void navigate({ to: '/profile' }),
        },
        'separator',
        { id: 'logout', label: t('user.logout'), icon: <LogOut />, onSelect: () => void leave() },
      ]}
    />
  );
}

async function leave(): Promise<void> {
  if (await confirmLeaving()) signOut();
}

/** The remaining trial days, and a link to talk about what comes after them. */
function TrialBadge({ user }: { user: SessionUser }) {
  const { t } = useTranslation('shell');
  const dialogs = useDialogs();
  if (!user.isTrial || user.trialDaysRemaining === null) return null;
  return (
    <button
      type="button"
      className="rounded-sm"
      onClick={() => dialogs.open('contact', { subject: t('trial.subject') })}
    >
      <Badge kind="attention">{t('trial.daysLeft', { count: user.trialDaysRemaining })}</Badge>
    </button>
  );
}

function PaletteButton({ items }: { items: readonly MenuItem[] }) {
  const { t } = useTranslation('shell');
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  useShortcut('k', open);
  return (
    <>
      <Button size="sm" onClick={open} aria-keyshortcuts="Control+K Meta+K" className="text-ink-muted">
        <Search aria-hidden />
        {t('search')}
        <kbd aria-hidden className="hidden rounded-sm border bg-sunken px-1 font-sans text-xs lg:inline">
          {shortcutText}
        </kbd>
      </Button>
      {wasOpened ? (
        <Suspense>
          <Palette isOpen={isOpen} onClose={() => setIsOpen(false)} items={items} />
        </Suspense>
      ) : null}
    </>
  );
}

const shortcutText = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';
