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

/** How the shell renders a link; the app passes one that uses its router. */
export type ShellLink = (props: ShellLinkProps) => ReactNode;

export type MenuItem = {
  id: string;
  label: string;
  icon: ReactNode;
  /** Without it, the item is a button that calls onSelect. */
  href?: string;
  onSelect?: () => void;
  isActive?: boolean;
  /** Why the item is disabled; it stays focusable so that the reason can be read. */
  disabledReason?: string;
  /** Not in the plan: shows a lock, and onSelect opens the upgrade prompt. */
  isLocked?: boolean;
  /** Something behind this item needs attention; the text is its accessible name. */
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
  /** A second, lighter line. */
  detail?: ReactNode;
  disabledReason?: string;
  isLocked?: boolean;
  marker?: string;
  /** A tick on the active item, as in the list of locations. */
  hasTick?: boolean;
};

/** A submenu, and the address prefix for which it is shown. */
export type AreaSubmenu = {
  path: string;
  /** Screens below this address need the whole width. */
  hiddenBelow?: string;
  Submenu: AsyncRouteComponent<object>;
};

/** A hook that returns an area's results for the text typed in the command palette. */
export type AreaPalette = (typed: string) => readonly PaletteGroup[];
