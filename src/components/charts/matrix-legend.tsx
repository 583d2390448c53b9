import { cn } from '@/lib/cn';
import { seriesColour } from './chart-data';
import { MarkKey } from './mark-key';
import { markShape } from './marks';
import type { MatrixGroup, NamedPoint } from './matrix-points';

type MatrixLegendProps = {
  label: string;
  points: readonly NamedPoint[];
  groups: readonly MatrixGroup[];
  /** Both scores of a point in words. */
  scoresOf: (point: NamedPoint) => string;
  onOpen?: (point: NamedPoint) => void;
  /** Height of the list only; the key of the groups stays in view. */
  className?: string;
};

/** Number, name and scores of every point of a matrix, with the shape and colour of its group. */
export function MatrixLegend({ label, points, groups, scoresOf, onOpen, className }: MatrixLegendProps) {
  return (
    <div className="text-sm">
      <ol aria-label={label} className={cn('gap-x-6 space-y-1.5 sm:max-xl:columns-2', className)}>
        {points.map((point) => (
          <li key={point.id} className="flex break-inside-avoid items-start gap-2" value={point.number}>
            <span className="figures w-6 shrink-0 text-right font-semibold">{point.number}</span>
            <span className="mt-1">
              <MarkKey
                shape={markShape(point.group)}
                colour={seriesColour(groups[point.group]?.colour, point.group)}
              />
            </span>
            <Entry {...{ point, onOpen }} scores={scoresOf(point)} />
          </li>
        ))}
      </ol>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 border-t pt-2 text-ink-muted text-xs">
        {groups.map(({ label: name, colour }, index) => (
          <li key={name} className="flex items-center gap-1.5">
            <MarkKey shape={markShape(index)} colour={seriesColour(colour, index)} />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

type EntryProps = Pick<MatrixLegendProps, 'onOpen'> & { point: NamedPoint; scores: string };

function Entry({ point, scores, onOpen }: EntryProps) {
  const content = (
    <>
      <span className="wrap-anywhere">{point.name}</span>
      <span className="figures block text-ink-muted text-xs">{scores}</span>
    </>
  );
  if (!onOpen) return <span className="min-w-0">{content}</span>;
  return (
    <button
      type="button"
      className="min-w-0 rounded-sm text-left hover:text-brand"
      onClick={() => onOpen(point)}
    >
      {content}
    </button>
  );
}
