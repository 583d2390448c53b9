import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

export function Label({ className, htmlFor, ...props }: ComponentProps<'label'>) {
  return <label htmlFor={htmlFor} className={cn('font-medium text-ink', className)} {...props} />;
}
