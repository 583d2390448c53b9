import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

const badgeStyles = cva(
  'inline-flex h-5.5 w-fit items-center gap-1 whitespace-nowrap rounded-sm px-1.5 font-medium text-xs [&_svg]:size-3.5',
  {
    variants: {
      kind: {
        neutral: 'bg-scope-outside-soft text-on-scope-outside-soft',
        brand: 'bg-brand-soft text-on-brand-soft',
        attention: 'bg-attention-soft text-on-attention-soft',
        danger: 'bg-danger-soft text-on-danger-soft',
        info: 'bg-info-soft text-on-info-soft',
      },
    },
    defaultVariants: { kind: 'neutral' },
  },
);

export function Badge({
  kind,
  className,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof badgeStyles>) {
  return <span className={cn(badgeStyles({ kind }), className)} {...props} />;
}
