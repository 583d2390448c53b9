import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Figure } from '@/components/ui/figure';
import { useFormat } from '@/hooks/use-format';
import { cn } from '@/lib/cn';
import { chooseEmissionUnit } from '@/lib/format/emissions';

export type RankingEntry = {
  id: string;
  /** Before the name: a rank, a code with its scope's shape. */
  marker: ReactNode;
  name: string;
  kgCo2e: number;
  colour: string;
  /** Where the entry's own figures are. */
  href?: string;
  /** Opens how the amount came about. */
  onOpen: () => void;
};

type RankingProps = {
  label: string;
  entries: readonly RankingEntry[];
  /** What the shares are of, in kg CO2e; without it no share is shown. */
  wholeKg: number | undefined;
};

/** Up to here the entries spread out, else a short list would leave half of its tile empty. */
const mostRoomy = 7;

/** Room for a rank, and for a scope's shape with a code. */
const columns = 'grid grid-cols-[auto_minmax(0,1fr)_auto_3.25rem] gap-x-2.5 text-sm';

/** Ranked amounts as bars on a common zero, largest first, all in one unit, which stands in the head. */
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
            // A block of its own: what a line cuts off of a longer one would lie under the figure beside it.
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
