import * as Radix from 'radix-ui/dropdown-menu';
import { Fragment, type ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { optionStyles, panelStyles } from './control';
import { Tooltip } from './tooltip';

export type MenuEntry =
  | {
      id: string;
      label: ReactNode;
      icon?: ReactNode;
      onSelect?: () => void;
      /** A link (or any element) to render in place of the button. */
      render?: (label: ReactNode) => ReactNode;
      isDestructive?: boolean;
      disabled?: boolean;
      /** Why it is disabled; the entry then stays focusable so that the reason can be read. */
      disabledReason?: string;
    }
  | 'separator';

type MenuProps = {
  /** The button that opens the menu. */
  trigger: ReactNode;
  entries: readonly MenuEntry[];
  /** Text above the entries, e.g. the name of the signed-in user. */
  heading?: ReactNode;
  align?: 'start' | 'center' | 'end';
};

export function Menu({ trigger, entries, heading, align = 'end' }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={cn(panelStyles, 'min-w-48 max-w-80 p-1')}
        >
          {heading ? <Radix.Label className="border-b px-2 pt-1.5 pb-2 mb-1">{heading}</Radix.Label> : null}
          {entries.map((entry, index) =>
            entry === 'separator' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a separator has no identity but its place
              <Radix.Separator key={`separator-${index}`} className="my-1 h-px bg-line" />
            ) : (
              <Fragment key={entry.id}>
                <MenuItem entry={entry} />
              </Fragment>
            ),
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function MenuItem({ entry }: { entry: Exclude<MenuEntry, 'separator'> }) {
  const label = (
    <>
      {entry.icon ? (
        <span aria-hidden className="text-ink-muted">
          {entry.icon}
        </span>
      ) : null}
      {entry.label}
    </>
  );
  const isBlocked = entry.disabledReason !== undefined;
  return (
    <Tooltip text={entry.disabledReason} side="left">
      <Radix.Item
        asChild={Boolean(entry.render)}
        disabled={entry.disabled}
        aria-disabled={isBlocked || undefined}
        onSelect={isBlocked ? keepOpen : entry.onSelect}
        className={cn(
          optionStyles,
          entry.isDestructive && !isBlocked && 'text-danger',
          isBlocked && 'cursor-default text-ink-disabled',
        )}
      >
        {entry.render ? entry.render(label) : label}
      </Radix.Item>
    </Tooltip>
  );
}

/** Keeps the menu open so that the reason can be read. */
function keepOpen(event: Event): void {
  event.preventDefault();
}
