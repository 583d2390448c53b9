import * as Radix from 'radix-ui/label';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

export function Label({ className, ...props }: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root className={cn('font-medium text-ink', className)} {...props} />;
}
