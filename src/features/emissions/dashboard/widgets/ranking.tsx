import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Figure } from '@/components/ui/figure';
import { useFormat } from '@/hooks/use-format';
import { cn } from '@/lib/cn';
import { chooseEmissionUnit } from '@/lib/format/emissions';

export type RankingEntry = {
  id: string;
  /** Shown before the name: a rank, or a code with the shape of its scope. */
  marker: ReactNode;
  name: string;
  kgCo2e: number;
  colour: string;
  /** Link to the entry's own figures. */
  href?: string;
  /** Opens the trail of the amount. */
  onOpen: () => void;
};

type RankingProps = {
  label: string;
  entries: readonly RankingEntry[];
  /** The total for the shares, in kg CO2e. Without it no shares are shown. */
  wholeKg: number | undefined;
};

/** Up to this many entries are spaced out, so that a short list fills its tile. */
const mostRoomy = 7;

/** Widths for a rank, and for a scope's shape with a code. */
const columns = 'grid grid-cols-[auto_minmax(0,1fr)_auto_3.25rem] gap-x-2.5 text-sm';

/** Ranked amounts as bars with a common zero, largest first, all in the unit of the heading. */
export function Ranking({ label, entries, wholeKg }: RankingProps) {
  const { t } = useTranslation('dashboard');
  const unit = chooseEmissionUnit(entries.map((entry) => entry.kgCo2e));
  const largest = Math.max(...entries.map((entry) => entry.kgCo2e), 0);
  const isRoomy = entries.length <= mostRoomy;
  return (
    <>
      <div aria-hidden className={cn(columns, 'mb-2 text-ink-muted text-xs')}>
        <span className="col-start-3 text-right">{unit}</span>
        {wholeKg ? <span className="text-right">{t('share')}</span> : null}
      </div>
      <ol
        aria-label={`${label}, ${unit}`}
        className={cn('grid content-start', isRoomy ? 'gap-5' : 'gap-2.5')}
      >
        {entries.map((entry) => (
          <Entry key={entry.id} {...entry} {...{ unit, largest, wholeKg, isRoomy }} />
        ))}
      </ol>
    </>
  );
}

type EntryProps = RankingEntry & {
  unit: ReturnType<typeof chooseEmissionUnit>;
  largest: number;
  wholeKg: number | undefined;
  isRoomy: boolean;
};

function Entry({ marker, name, kgCo2e, colour, href, onOpen, unit, largest, wholeKg, isRoomy }: EntryProps) {
  const format = useFormat();
  const width = largest > 0 ? Math.max((kgCo2e / largest) * 100, 0.5) : 0;
  return (
    <li>
      <div className={cn(columns, 'items-baseline')}>
        <span className="figures flex items-center gap-1.5 text-ink-muted text-xs">{marker}</span>
        <span className={isRoomy ? undefined : 'truncate'} title={name}>
          {href ? (
            // A block element, because the cut-off part of a long name would otherwise overlap the figure.
            <Link
              to={href}
              className={cn(
                '-my-0.5 block rounded-sm py-0.5 decoration-1 underline-offset-4 hover:underline',
                isRoomy ? undefined : 'truncate',
              )}
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </span>
        <Figure
          className="text-right font-medium"
          value={format.emissions(kgCo2e, unit).value}
          label={name}
          onOpen={onOpen}
        />
        <span className="figures text-right text-ink-muted">
          {wholeKg ? format.percent(kgCo2e / wholeKg, { decimals: 1, isNeverZero: true }) : null}
        </span>
      </div>
      <div aria-hidden className={cn('mt-1 rounded-xs bg-sunken', isRoomy ? 'h-2.5' : 'h-1.5')}>
        <div className="h-full rounded-xs" style={{ width: `${width}%`, background: colour }} />
      </div>
    </li>
  );
}
