import { ChartNoAxesColumn, Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/components/ui/empty-state';
import { IconButton } from '@/components/ui/icon-button';
import { Skeleton } from '@/components/ui/skeleton';

export type ChartFrameProps = {
  /** What the chart shows, with its unit: "Emissions by month, t CO₂e". */
  title: string;
  isTitleHidden?: boolean;
  /** A summary in one or two sentences, read out in place of the drawing. */
  summary: string;
  /** Content beside the title, e.g. a duration selector. */
  actions?: ReactNode;
  /** In pixels. Chart, table, loading and empty state have the same height, so the page never jumps. */
  height?: number;
  isLoading?: boolean;
  /** What to do when there is nothing to draw. */
  empty: { title: ReactNode; children?: ReactNode; actions?: ReactNode };
};

type FrameParts = ChartFrameProps & {
  hasData: boolean;
  table: ReactNode;
  legend?: ReactNode;
  /** Gives keyboard access to the points. */
  stepper?: ReactNode;
  children: ReactNode;
};

const defaultHeight = 300;

/** The frame of every chart: title, text alternative, table switch, loading and empty state. */
export function ChartFrame(props: FrameParts) {
  const {
    title,
    isTitleHidden,
    summary,
    actions,
    height = defaultHeight,
    isLoading,
    empty,
    hasData,
    table,
    legend,
    stepper,
    children,
  } = props;
  const { t } = useTranslation('components');
  const [isTable, setIsTable] = useState(false);
  const summaryId = useId();
  const canSwitch = hasData && !isLoading;
  return (
    <figure aria-label={title} aria-busy={isLoading}>
      <div className="mb-2 flex min-h-8 items-center justify-between gap-3">
        <figcaption className={isTitleHidden ? 'sr-only' : 'font-medium text-sm'}>{title}</figcaption>
        <div className="ml-auto flex items-center gap-1">
          {actions}
          {canSwitch ? (
            <IconButton
              icon={isTable ? <ChartNoAxesColumn aria-hidden /> : <Table2 aria-hidden />}
              label={t(isTable ? 'chart.showChart' : 'chart.showTable')}
              onClick={() => setIsTable(!isTable)}
            />
          ) : null}
        </div>
      </div>
      <div style={{ height }} className="relative">
        {isLoading ? <ChartSkeleton /> : null}
        {!isLoading && !hasData ? (
          <div className="grid h-full place-items-center">
            <EmptyState icon={<ChartNoAxesColumn />} {...empty} />
          </div>
        ) : null}
        {canSwitch && isTable ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          <div className="h-full overflow-auto" tabIndex={0}>
            {table}
          </div>
        ) : null}
        {canSwitch && !isTable ? (
          <div role="img" aria-label={title} aria-describedby={summaryId} className="h-full">
            {children}
          </div>
        ) : null}
        {canSwitch && !isTable ? stepper : null}
      </div>
      {canSwitch && !isTable ? legend : null}
      <p id={summaryId} className="sr-only">
        {canSwitch ? summary : ''}
      </p>
    </figure>
  );
}

const skeletonHeights = ['45%', '60%', '52%', '78%', '66%', '88%', '72%', '58%'];

function ChartSkeleton() {
  return (
    <div aria-hidden aria-busy="true" className="flex h-full items-end gap-[3%] border-b pr-2 pl-10">
      {skeletonHeights.map((height) => (
        <div key={height} className="flex-1" style={{ height }}>
          <Skeleton className="h-full rounded-b-none" />
        </div>
      ))}
    </div>
  );
}
