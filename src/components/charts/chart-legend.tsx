import { seriesColour } from './chart-data';
import { FillSwatch } from './fill-pattern';
import type { FillPattern } from './fill-patterns';

type LegendEntry = { id: string; name: string; colour?: string; pattern?: FillPattern; detail?: string };

/** Used where direct labels do not fit. */
export function ChartLegend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
      {entries.map((entry, index) => (
        <li key={entry.id} className="flex items-center gap-2">
          {entry.pattern ? (
            <FillSwatch pattern={entry.pattern} colour={seriesColour(entry.colour, index)} />
          ) : (
            <span
              aria-hidden
              className="size-2.5 rounded-[2px]"
              style={{ background: seriesColour(entry.colour, index) }}
            />
          )}
          {entry.name}
          {entry.detail ? <span className="figures text-ink-muted">{entry.detail}</span> : null}
        </li>
      ))}
    </ul>
  );
}
