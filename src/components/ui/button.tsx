import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui/slot';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

export const buttonStyles = cva(
  'inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-md font-medium transition-colors duration-100 disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-disabled aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-ink-disabled [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-brand text-on-brand hover:bg-brand-hover',
        secondary: 'border border-line-strong bg-surface text-ink hover:bg-hover',
        quiet: 'text-ink hover:bg-hover disabled:bg-transparent',
        danger: 'bg-danger text-on-danger hover:bg-danger-hover',
        link: 'h-auto px-0 text-brand underline decoration-1 underline-offset-4 hover:decoration-2 disabled:bg-transparent',
      },
      size: {
        sm: 'h-8 px-3 text-sm',
        md: 'h-9 px-4',
        lg: 'h-11 px-5 text-lg',
        icon: 'size-9',
        'icon-sm': 'size-8',
      },
    },
    compoundVariants: [{ variant: 'link', className: 'h-auto px-0' }],
    defaultVariants: { variant: 'secondary', size: 'md' },
  },
);

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonStyles> & {
    /** Renders its single child (a link) in the style of the button. */
    asChild?: boolean;
  };

export function Button({ variant, size, asChild, className, type, ...props }: ButtonProps) {
  const Tag = asChild ? Slot : 'button';
  return (
    <Tag
      type={asChild ? undefined : (type ?? 'button')}
      className={cn(buttonStyles({ variant, size }), className)}
      {...props}
    />
  );
}
