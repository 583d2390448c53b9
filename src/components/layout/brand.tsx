type BrandProps = {
  /** Only the logo symbol. */
  isCompact?: boolean;
  /** For a light background instead of the dark menu. */
  isOnPaper?: boolean;
};

/** The logo is the corner of a ledger page with a leaf as its first entry. */
export function Brand({ isCompact, isOnPaper }: BrandProps) {
  return (
    <span className="flex items-center gap-2.5">
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 shrink-0">
        <path
          d="M6 3.5v22.5a2 2 0 0 0 2 2h20"
          fill="none"
          stroke={isOnPaper ? 'var(--color-ink)' : 'var(--color-on-spine)'}
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d="M11.5 22.5C11 11.5 16.5 5 28 4c.6 11.2-5 18-16.5 18.5Z"
          fill={isOnPaper ? 'var(--color-brand)' : 'var(--color-spine-accent)'}
        />
        <path
          d="M14.8 19.2 23 9.5M18.2 19.2h4.3M20.9 14.7h4"
          fill="none"
          stroke={isOnPaper ? 'var(--color-ground)' : 'var(--color-spine)'}
          strokeWidth="1.6"
          strokeLinecap="round"
        />
      </svg>
      {isCompact ? null : <span className="font-semibold text-lg tracking-[-0.02em]">Ledgerleaf</span>}
    </span>
  );
}
