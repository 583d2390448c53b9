import type { AsyncRouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PaletteGroup } from '@/components/ui/command-palette';

export type ShellLinkProps = {
  href: string;
  className: string;
  children: ReactNode;
  'aria-current'?: 'page';
  'aria-label'?: string;
  onClick?: () => void;
};

/** How the shell draws a link; the app gives one that speaks to its router. */
export type ShellLink = (props: ShellLinkProps) => ReactNode;

export type MenuItem = {
  id: string;
  label: string;
  icon: ReactNode;
  /** Without it the item is a button that calls onSelect. */
  href?: string;
  onSelect?: () => void;
  isActive?: boolean;
  /** Why the item cannot be used now; it stays focusable so that the reason can be read. */
  disabledReason?: string;
  /** Not in the plan: a lock is shown, and onSelect opens the upgrade prompt. */
  isLocked?: boolean;
  /** Says that something behind this item needs attention; the text is its accessible name. */
  marker?: string;
  /** Draws a dividing line above. */
  startsGroup?: boolean;
};

export type SubmenuItem = {
  id: string;
  label: ReactNode;
  href?: string;
  onSelect?: () => void;
  isActive?: boolean;
  icon?: ReactNode;
  /** A second, quieter line. */
  detail?: ReactNode;
  disabledReason?: string;
  isLocked?: boolean;
  marker?: string;
  /** A tick on the active one, as the list of locations has. */
  hasTick?: boolean;
};

/** A second panel and the address below which it stands. */
export type AreaSubmenu = { path: string; Submenu: AsyncRouteComponent<object> };

/** A hook that gives what an area offers in the command palette for what is typed there. */
export type AreaPalette = (typed: string) => readonly PaletteGroup[];
