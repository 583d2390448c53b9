import type { ReactNode } from 'react';
import { Tooltip } from '@/components/ui/tooltip';
import type { ShellLink } from './shell-types';

type MenuEntryProps = {
  link: ShellLink;
  href?: string;
  onSelect?: () => void;
  isActive?: boolean;
  disabledReason?: string;
  /** Shown as a tooltip when the label is hidden. */
  tooltip?: string;
  label?: string;
  className: string;
  children: ReactNode;
};

/** A link, a button, or a disabled button that can explain why. */
export function MenuEntry(props: MenuEntryProps) {
  const { link: Link, href, onSelect, isActive, disabledReason, tooltip, label, className, children } = props;
  const current = isActive ? ('page' as const) : undefined;
  if (disabledReason)
    return (
      <Tooltip text={disabledReason} side="right">
        <button
          type="button"
          aria-disabled="true"
          aria-current={current}
          aria-label={label}
          className={className}
        >
          {children}
        </button>
      </Tooltip>
    );
  // The span takes the tooltip's handlers, because a router link may not pass them on.
  const entry =
    href && !onSelect ? (
      <Link href={href} className={className} aria-current={current} aria-label={label}>
        {children}
      </Link>
    ) : (
      <button
        type="button"
        onClick={onSelect}
        className={className}
        aria-current={current}
        aria-label={label}
      >
        {children}
      </button>
    );
  if (!tooltip) return entry;
  return (
    <Tooltip text={tooltip} side="right">
      <span className="block">{entry}</span>
    </Tooltip>
  );
}
