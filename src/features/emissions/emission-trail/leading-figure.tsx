import { useFormat } from '@/hooks/use-format';
import { formatWorked } from '@/lib/format/digits';

type LeadingFigureProps = { total: string; unitSymbol: string };

/** The figure as on the screen that opened it, and below it with every digit. */
export function LeadingFigure({ total, unitSymbol }: LeadingFigureProps) {
  const format = useFormat();
  const amount = Number(total);
  const { value, unit } =
    unitSymbol === 'kWh' ? { value: format.quantity(amount), unit: unitSymbol } : format.emissions(amount);
  return (
    <>
      <p>
        <span className="figures font-semibold text-4xl tracking-tight">{value}</span>
        <span className="text-ink-muted">{`\u00a0${unit}`}</span>
      </p>
      <p className="mt-1 text-sm">
        <span className="figures break-all">{formatWorked(total, format.language)}</span>
        <span className="text-ink-muted">{`\u00a0${unitSymbol}`}</span>
      </p>
    </>
  );
}
