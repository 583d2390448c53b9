import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

type TableProps = ComponentProps<'table'> & {
  /** The name of a table that may scroll sideways; scrolling content must be reachable by keyboard. */
  scrollLabel?: string;
};

/** Parts of a plain table: 40 px rows, thin lines, 13 px. For lists with paging and sorting use DataTable. */
export function Table({ className, scrollLabel, ...props }: TableProps) {
  const scrolling = scrollLabel ? { role: 'region', 'aria-label': scrollLabel, tabIndex: 0 } : {};
  return (
    <div className="overflow-x-auto" {...scrolling}>
      <table className={cn('w-full border-collapse text-sm', className)} {...props} />
    </div>
  );
}

export function TableHead({ className, ...props }: ComponentProps<'thead'>) {
  return <thead className={cn('border-line border-b text-ink-muted', className)} {...props} />;
}

export function TableBody({ className, ...props }: ComponentProps<'tbody'>) {
  return <tbody className={cn('divide-y', className)} {...props} />;
}

/** The row of totals, below a double rule. */
export function TableTotal({ className, ...props }: ComponentProps<'tfoot'>) {
  return <tfoot className={cn('ledger-total font-semibold', className)} {...props} />;
}

export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return <tr className={cn('h-10', className)} {...props} />;
}

type CellProps = { isNumeric?: boolean };

export function HeaderCell({
  className,
  isNumeric,
  scope = 'col',
  ...props
}: ComponentProps<'th'> & CellProps) {
  return (
    <th
      scope={scope}
      className={cn(
        'px-2 py-2 text-left align-bottom font-medium text-xs lg:px-3',
        isNumeric && 'text-right',
        className,
      )}
      {...props}
    />
  );
}

export function Cell({ className, isNumeric, ...props }: ComponentProps<'td'> & CellProps) {
  return <td className={cn('px-2 py-2 lg:px-3', isNumeric && 'figures text-right', className)} {...props} />;
}
