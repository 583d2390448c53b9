import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '@/lib/cn';

type FigureProps = {
  /** Already formatted. */
  value: ReactNode;
  unit?: ReactNode;
  /** Opens the calculation trail of the number; without it the figure is plain text. */
  onOpen?: () => void;
  /** What the number is, for the button's name: "Scope 1 emissions". */
  label?: string;
  /** `key`: 32 px, for the main figure of a tile. */
  size?: 'inline' | 'lead' | 'key';
  className?: string;
};

const sizes = {
  inline: { value: '', unit: 'text-ink-muted' },
  lead: { value: 'font-semibold text-xl tracking-tight', unit: 'text-ink-muted text-sm' },
  key: { value: 'font-semibold text-4xl tracking-[-0.022em]', unit: 'text-ink-muted text-base' },
};

/** A number that opens its calculation trail, marked with a dotted underline. */
export function Figure({ value, unit, onOpen, label, size = 'inline', className }: FigureProps) {
  const { t } = useTranslation('components');
  const number = <span className={cn('figures', sizes[size].value, onOpen && 'traceable')}>{value}</span>;
  const content = (
    <>
      {number}
      {unit ? (
        <span className={sizes[size].unit}>
          {'\u00a0'}
          {unit}
        </span>
      ) : null}
    </>
  );
  if (!onOpen) return <span className={cn('whitespace-nowrap', className)}>{content}</span>;
  return (
    <button
      type="button"
      onClick={onOpen}
      title={t('figure.open')}
      className={cn('whitespace-nowrap rounded-sm text-left hover:text-brand', className)}
    >
      {label ? <span className="sr-only">{`${label}: `}</span> : null}
      {content}
    </button>
  );
}
