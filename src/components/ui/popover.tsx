import * as Radix from 'radix-ui/popover';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { panelStyles } from './control';

type PopoverProps = {
  trigger: ReactNode;
  children: ReactNode;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  align?: 'start' | 'center' | 'end';
  /** The accessible name of the panel. */
  label: string;
  className?: string;
};

export function Popover({
  trigger,
  children,
  isOpen,
  onOpenChange,
  align = 'start',
  label,
  className,
}: PopoverProps) {
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={cn(panelStyles, 'p-4', className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
