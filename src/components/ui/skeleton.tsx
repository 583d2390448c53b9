import { cn } from '@/lib/cn';

/** Placeholder for a text or figure, in its final size. Give the container aria-busy. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cn('block h-4 animate-pulse rounded-sm bg-line/70', className)} />;
}
