import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

type PointStepperProps = {
  /** Names of the columns (months, slices) and of the lines through them. */
  columns: readonly string[];
  lines: readonly string[];
  /** The figure of the point with its unit; null where there is none. */
  valueAt: (column: number, line: number) => string | null;
  onOpen: (column: number, line: number) => void;
};

/**
 * Keyboard access to the points of a chart: one Tab stop, arrow keys move between the points, Enter opens one. It
 * lies over the drawing and is visible while focused.
 */
export function PointStepper({ columns, lines, valueAt, onOpen }: PointStepperProps) {
  const { t } = useTranslation('components');
  const [point, setPoint] = useState({ column: 0, line: 0 });
  const column = Math.min(point.column, columns.length - 1);
  const line = Math.min(point.line, lines.length - 1);
  const value = valueAt(column, line);
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    setPoint({
      column: (column + step.column + columns.length) % columns.length,
      line: (line + step.line + lines.length) % lines.length,
    });
  };
  const name = [...new Set([lines[line], columns[column]])].filter(Boolean).join(', ');
  return (
    <button
      type="button"
      className="sr-only left-1/2 rounded-md border bg-raised text-sm shadow-float focus-visible:not-sr-only focus-visible:absolute focus-visible:top-2 focus-visible:-translate-x-1/2"
      onKeyDown={move}
      onClick={() => (value === null ? undefined : onOpen(column, line))}
    >
      <span
        className="figures block px-3 pt-2"
        aria-live="polite"
      >{`${name}: ${value ?? t('chart.noValue')}`}</span>
      <span className="block px-3 pb-2 text-ink-muted text-xs">{t('chart.keys')}</span>
    </button>
  );
}

const steps: Partial<Record<string, { column: number; line: number }>> = {
  ArrowRight: { column: 1, line: 0 },
  ArrowLeft: { column: -1, line: 0 },
  ArrowDown: { column: 0, line: 1 },
  ArrowUp: { column: 0, line: -1 },
};
