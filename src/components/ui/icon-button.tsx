import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button';
import { Tooltip } from './tooltip';

type IconButtonProps = Omit<ButtonProps, 'children' | 'aria-label'> & {
  /** The accessible name, also shown as the tooltip. */
  label: string;
  icon: ReactNode;
  /** Why it is disabled; the button then stays focusable so that the reason can be read. */
  disabledReason?: string;
};

export function IconButton({
  label,
  icon,
  disabledReason,
  variant = 'quiet',
  size = 'icon-sm',
  ...props
}: IconButtonProps) {
  const isBlocked = disabledReason !== undefined;
  return (
    <Tooltip text={disabledReason ?? label}>
      <Button
        variant={variant}
        size={size}
        aria-label={label}
        {...props}
        aria-disabled={isBlocked || undefined}
        onClick={isBlocked ? undefined : props.onClick}
      >
        {icon}
      </Button>
    </Tooltip>
  );
}
