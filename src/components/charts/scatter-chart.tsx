import { useTranslation } from 'react-i18next';
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/table';
import { useFormat } from '@/hooks/use-format';
import type { ChartPoint } from './chart-data';
import { ChartFrame, type ChartFrameProps } from './chart-frame';
import { ScatterPlot } from './plots/scatter-plot';

export type ScatterChartProps = ChartFrameProps & {
  points: readonly ChartPoint[];
  xLabel: string;
  yLabel: string;
  /** Both axes run from 0 to this value in whole steps, and further if a value is larger. Default 5. */
  max?: number;
};

/** Two ratings against each other, e.g. impact and financial materiality. */
export function ScatterChart({ points, xLabel, yLabel, max = 5, ...frame }: ScatterChartProps) {
  const { t } = useTranslation('components');
  const format = useFormat();
  return (
    <ChartFrame
      {...frame}
      hasData={points.length > 0}
      table={
        <Table aria-label={frame.title}>
          <TableHead>
            <tr>
              <HeaderCell>{t('chart.name')}</HeaderCell>
              <HeaderCell isNumeric>{xLabel}</HeaderCell>
              <HeaderCell isNumeric>{yLabel}</HeaderCell>
            </tr>
          </TableHead>
          <TableBody>
            {points.map((point) => (
              <TableRow key={point.id}>
                <th scope="row" className="px-3 py-2 text-left font-medium">
                  {point.name}
                </th>
                <Cell isNumeric>{format.number(point.x)}</Cell>
                <Cell isNumeric>{format.number(point.y)}</Cell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      }
    >
      <ScatterPlot {...{ points, xLabel, yLabel, max }} />
    </ChartFrame>
  );
}
