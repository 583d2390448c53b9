import { LockKeyhole, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cn } from '@/lib/cn';
import { Brand } from './brand';
import { MenuEntry } from './menu-entry';
import type { MenuItem, ShellLink } from './shell-types';

type MainMenuProps = {
  items: readonly MenuItem[];
  link: ShellLink;
  homeHref: string;
  isExpanded: boolean;
  /** Undefined where the window is too narrow to expand the menu. */
  onToggle?: () => void;
};

/** The main menu, drawn as the spine of a ledger. The active item looks like an index tab of the page. */
export function MainMenu({ items, link: Link, homeHref, isExpanded, onToggle }: MainMenuProps) {
  const { t } = useTranslation('shell');
  const toggleLabel = t(isExpanded ? 'menu.collapse' : 'menu.expand');
  const ToggleIcon = isExpanded ? PanelLeftClose : PanelLeftOpen;
  return (
    <nav
      aria-label={t('menu.label')}
      className={cn(
        'flex shrink-0 flex-col bg-spine text-on-spine transition-[width] duration-120',
        isExpanded ? 'w-66' : 'w-16',
      )}
    >
      <div className="flex h-16 shrink-0 items-center px-4">
        <Link href={homeHref} className="focus-on-spine rounded-md" aria-label="Ledgerleaf">
          <Brand isCompact={!isExpanded} />
        </Link>
      </div>
      <ul className="flex min-h-0 flex-1 flex-col gap-0.5 overflow-y-auto overflow-x-hidden py-2 pl-2.5">
        {items.map((item) => (
          <li
            key={item.id}
            data-menu-item={item.id}
            className={item.startsGroup ? 'mt-2 border-spine-line border-t pt-2' : ''}
          >
            <MainMenuItem item={item} link={Link} isExpanded={isExpanded} />
          </li>
        ))}
      </ul>
      {onToggle ? (
        <div className="border-spine-line border-t p-2.5">
          <button
            type="button"
            aria-expanded={isExpanded}
            aria-label={toggleLabel}
            onClick={onToggle}
            className="focus-on-spine flex h-9 w-full items-center gap-3 rounded-md px-3 text-on-spine-muted text-sm hover:bg-spine-hover hover:text-on-spine"
          >
            <ToggleIcon aria-hidden className="size-4.5 shrink-0" />
            {isExpanded ? t('menu.collapseShort') : null}
          </button>
        </div>
      ) : null}
    </nav>
  );
}

function MainMenuItem({ item, link, isExpanded }: { item: MenuItem; link: ShellLink; isExpanded: boolean }) {
  const { t } = useTranslation('shell');
  const notes = [item.isLocked ? t('menu.locked') : null, item.marker].filter(Boolean).join(', ');
  return (
    <MenuEntry
      link={link}
      href={item.href}
      onSelect={item.onSelect}
      isActive={item.isActive}
      disabledReason={item.disabledReason}
      tooltip={isExpanded ? undefined : item.label}
      label={notes ? `${item.label} (${notes})` : isExpanded ? undefined : item.label}
      className={cn(
        'focus-on-spine relative flex h-10 w-full items-center gap-3 rounded-l-md px-3 text-left',
        item.isActive
          ? // In dark mode, page and menu have nearly the same colour, so a bar marks the active item.
            'bg-ground font-semibold text-ink before:absolute before:inset-y-0 before:left-0 before:w-1 before:rounded-l-md before:bg-brand focus-visible:outline-brand'
          : 'text-on-spine-muted hover:bg-spine-hover hover:text-on-spine',
        item.disabledReason &&
          'cursor-not-allowed text-on-spine-disabled hover:bg-transparent hover:text-on-spine-disabled',
      )}
    >
      <span
        aria-hidden
        className={cn(
          'grid size-5 shrink-0 place-items-center [&_svg]:size-4.5',
          item.isActive && 'text-brand',
        )}
      >
        {item.icon}
      </span>
      {isExpanded ? <span className="line-clamp-2 min-w-0 flex-1 leading-tight">{item.label}</span> : null}
      {item.isLocked && isExpanded ? (
        <LockKeyhole aria-hidden className="size-3.5 shrink-0 opacity-80" />
      ) : null}
      {item.marker ? (
        <span
          aria-hidden
          className={cn(
            'size-2 shrink-0 rounded-full bg-attention',
            !isExpanded && 'absolute top-1.5 right-3',
          )}
        />
      ) : null}
    </MenuEntry>
  );
}
