import { useTranslation } from 'react-i18next';
import { Figure } from '@/components/ui/figure';
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/table';
import { useFormat } from '@/hooks/use-format';
import type { ChartSlice } from './chart-data';
import { ChartFrame, type ChartFrameProps } from './chart-frame';
import { ChartLegend } from './chart-legend';
import { PiePlot } from './plots/pie-plot';
import { PointStepper } from './point-stepper';

export type PieChartProps = ChartFrameProps & {
  slices: readonly ChartSlice[];
  unit: string;
  formatValue: (value: number) => string;
  /** The total, shown in the hole. */
  centre?: { value: string; unit: string };
  /** Opens the calculation trail of a slice. If set, the slices can be reached by keyboard. */
  onOpenSlice?: (sliceId: string) => void;
};

/** Shares of a whole, largest first. Slices of 7 per cent and more show their percentage. */
export function PieChart({ slices, unit, formatValue, centre, onOpenSlice, ...frame }: PieChartProps) {
  const { t } = useTranslation('components');
  const format = useFormat();
  const total = slices.reduce((sum, slice) => sum + slice.value, 0);
  const share = (value: number) => format.percent(total ? value / total : 0);
  return (
    <ChartFrame
      {...frame}
      hasData={total > 0}
      legend={<ChartLegend entries={slices.map((slice) => ({ ...slice, detail: share(slice.value) }))} />}
      stepper={
        onOpenSlice ? (
          <PointStepper
            columns={slices.map(({ name }) => name)}
            lines={['']}
            valueAt={(column) => {
              const slice = slices[column];
              return slice ? `${formatValue(slice.value)}\u00a0${unit}` : null;
            }}
            onOpen={(column) => {
              const slice = slices[column];
              if (slice) onOpenSlice(slice.id);
            }}
          />
        ) : null
      }
      table={
        <Table aria-label={frame.title}>
          <TableHead>
            <tr>
              <HeaderCell>{t('chart.category')}</HeaderCell>
              <HeaderCell isNumeric>{unit}</HeaderCell>
              <HeaderCell isNumeric>{t('chart.share')}</HeaderCell>
            </tr>
          </TableHead>
          <TableBody>
            {slices.map((slice) => (
              <TableRow key={slice.id}>
                <th scope="row" className="px-3 py-2 text-left font-medium">
                  {slice.name}
                </th>
                <Cell isNumeric>
                  <Figure
                    value={formatValue(slice.value)}
                    label={slice.name}
                    onOpen={onOpenSlice ? () => onOpenSlice(slice.id) : undefined}
                  />
                </Cell>
                <Cell isNumeric>{share(slice.value)}</Cell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      }
    >
      <PiePlot {...{ slices, unit, formatValue, centre, total, onOpenSlice }} />
    </ChartFrame>
  );
}
