import { Figure } from '@/components/ui/figure';
import { useFormat } from '@/hooks/use-format';
import { chooseEmissionUnit } from '@/lib/format/emissions';

export type RankingEntry = { rank: number; name: string; detail?: string; kgCo2e: number; colour: string };

/** Ranked amounts as bars on a common zero, largest first, all in one unit. */
export function Ranking({ entries, label }: { entries: readonly RankingEntry[]; label: string }) {
  const format = useFormat();
  const unit = chooseEmissionUnit(entries.map((entry) => entry.kgCo2e));
  const largest = Math.max(...entries.map((entry) => entry.kgCo2e), 0);
  return (
    <ol aria-label={label} className="grid gap-2.5">
      {entries.map(({ rank, name, detail, kgCo2e, colour }) => {
        const figure = format.emissions(kgCo2e, unit);
        return (
          <li key={rank}>
            <div className="flex items-baseline justify-between gap-4 text-sm">
              <span className="min-w-0 truncate" title={detail ? `${name}, ${detail}` : name}>
                {name}
                {detail ? <span className="text-ink-muted"> · {detail}</span> : null}
              </span>
              <Figure value={figure.value} unit={figure.unit} />
            </div>
            <div aria-hidden className="mt-1 h-1.5 rounded-full bg-sunken">
              <div
                className="h-full rounded-full"
                style={{
                  width: `${largest > 0 ? Math.max((kgCo2e / largest) * 100, 0.5) : 0}%`,
                  background: colour,
                }}
              />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
