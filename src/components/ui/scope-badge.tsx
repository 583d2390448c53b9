import { useTranslation } from 'react-i18next';
import { cn } from '@/lib/cn';

export type ScopeKind = 1 | 2 | 3 | 'outside' | 'renewable';

const soft: Record<ScopeKind, string> = {
  1: 'bg-scope-1-soft text-on-scope-1-soft',
  2: 'bg-scope-2-soft text-on-scope-2-soft',
  3: 'bg-scope-3-soft text-on-scope-3-soft',
  outside: 'bg-scope-outside-soft text-on-scope-outside-soft',
  renewable: 'bg-renewable-soft text-on-renewable-soft',
};

/** The CSS colour of a scope, for charts. */
export const scopeColours: Record<ScopeKind, string> = {
  1: 'var(--color-scope-1)',
  2: 'var(--color-scope-2)',
  3: 'var(--color-scope-3)',
  outside: 'var(--color-scope-outside)',
  renewable: 'var(--color-renewable)',
};

/** One shape per scope, so that colour is never the only sign: square, disc, diamond, ring, leaf. */
export function ScopeMark({ scope, className }: { scope: ScopeKind; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 12 12"
      className={cn('size-3 shrink-0', className)}
      style={{ color: scopeColours[scope] }}
    >
      {scopeShapes[scope]}
    </svg>
  );
}

const scopeShapes = {
  1: <rect x="1.5" y="1.5" width="9" height="9" rx="1" fill="currentColor" />,
  2: <circle cx="6" cy="6" r="5" fill="currentColor" />,
  3: <path d="M6 .5 11.5 6 6 11.5.5 6Z" fill="currentColor" />,
  outside: <circle cx="6" cy="6" r="4" fill="none" stroke="currentColor" strokeWidth="2" />,
  renewable: <path d="M1 11C1 4.5 4.5 1 11 1c0 6.5-3.5 10-10 10Z" fill="currentColor" />,
};

export function ScopeBadge({ scope, className }: { scope: ScopeKind; className?: string }) {
  const { t } = useTranslation('components');
  const label = typeof scope === 'number' ? t('scope.numbered', { number: scope }) : t(`scope.${scope}`);
  return (
    <span
      className={cn(
        'inline-flex h-5.5 w-fit items-center gap-1.5 whitespace-nowrap rounded-sm px-1.5 font-medium text-xs',
        soft[scope],
        className,
      )}
    >
      <ScopeMark scope={scope} />
      {label}
    </span>
  );
}
