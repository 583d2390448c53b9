import { Check, LockKeyhole, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { MenuEntry } from './menu-entry';
import type { ShellLink, SubmenuItem } from './shell-types';

type SubmenuProps = {
  title: string;
  link: ShellLink;
  items?: readonly SubmenuItem[];
  /** Above the list: a search field. */
  top?: ReactNode;
  /** Below the list: "Add location". */
  bottom?: ReactNode;
  /** Replaces the list, e.g. with an accordion of articles. */
  children?: ReactNode;
};

/** The second navigation panel of the shell. */
export function Submenu({ title, link, items = [], top, bottom, children }: SubmenuProps) {
  return (
    <nav aria-label={title} className="flex w-60 shrink-0 flex-col border-r bg-ground">
      <div className="flex h-16 shrink-0 items-center px-5">
        <h2 className="font-semibold text-ink-muted text-sm">{title}</h2>
      </div>
      {top ? <div className="px-3 pb-3">{top}</div> : null}
      <div className="min-h-0 flex-1 overflow-y-auto px-3 pb-3" tabIndex={items.length > 0 ? undefined : 0}>
        {children}
        <ul className="flex flex-col gap-0.5">
          {items.map((item) => (
            <li key={item.id}>
              <SubmenuEntry item={item} link={link} />
            </li>
          ))}
        </ul>
      </div>
      {bottom ? <div className="border-t p-3">{bottom}</div> : null}
    </nav>
  );
}

function SubmenuEntry({ item, link }: { item: SubmenuItem; link: ShellLink }) {
  return (
    <MenuEntry
      link={link}
      href={item.href}
      onSelect={item.onSelect}
      isActive={item.isActive}
      disabledReason={item.disabledReason}
      className={cn(
        'flex min-h-9 w-full items-center gap-2.5 rounded-md px-2.5 py-1.5 text-left text-ink-muted hover:bg-hover hover:text-ink',
        item.disabledReason &&
          'cursor-not-allowed text-ink-disabled hover:bg-transparent hover:text-ink-disabled',
        // When one is active by its address, the entry is announced like any other.
        item.isActive &&
          'bg-brand-soft font-medium text-on-brand-soft hover:bg-brand-soft hover:text-on-brand-soft',
      )}
    >
      {item.icon ? (
        <span aria-hidden className="shrink-0 [&_svg]:size-4">
          {item.icon}
        </span>
      ) : null}
      <span className="min-w-0 flex-1">
        <span className="line-clamp-4">{item.label}</span>
        {item.detail ? (
          <span className="block truncate font-normal text-xs opacity-85">{item.detail}</span>
        ) : null}
      </span>
      {item.isLocked ? <LockKeyhole aria-hidden className="size-3.5 shrink-0" /> : null}
      {item.marker ? (
        <>
          <TriangleAlert aria-hidden className="size-4 shrink-0 text-on-attention-soft" />
          <span className="sr-only">{item.marker}</span>
        </>
      ) : null}
      {item.hasTick && item.isActive ? <Check aria-hidden className="size-4 shrink-0" /> : null}
    </MenuEntry>
  );
}
