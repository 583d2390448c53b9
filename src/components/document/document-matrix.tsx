import type { DocumentMatrix as Matrix } from '#api/contract/documents/document';
import { ChartFrame } from '@/components/charts/chart-frame';
import { MatrixLegend } from '@/components/charts/matrix-legend';
import { MatrixPlot } from '@/components/charts/plots/matrix-plot';
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/table';
import { matrixScores } from '@/lib/document/matrix-scores';
import { documentWords } from '@/lib/document/words';
import { type Writing, writeValue } from '@/lib/document/write-value';

const height = 520;

/** A matrix of a document, drawn and numbered as on the results screen. */
export function DocumentMatrix({ matrix, writing }: { matrix: Matrix; writing: Writing }) {
  const { title, groups } = matrix;
  const words = documentWords[writing.language];
  const points = matrix.points.map((point) => ({ ...point, id: point.number }));
  const scoresOf = (point: { x: number; y: number }) => matrixScores(matrix, point, writing);
  return (
    <div>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <ChartFrame
          {...{ title, height }}
          summary={words.chart.replace('{title}', title)}
          hasData={points.length > 0}
          empty={{ title: words.noData }}
          table={<MatrixTable {...{ matrix, writing }} />}
        >
          <MatrixPlot
            {...{ points, groups }}
            axes={matrix}
            formatTick={(tick) => writeValue(tick, '1', writing)}
            titleOf={(point) => `${point.number} ${point.name}: ${scoresOf(point)}`}
          />
        </ChartFrame>
        <MatrixLegend {...{ points, groups, scoresOf }} label={title} />
      </div>
      {matrix.note ? <p className="mt-1 text-ink-muted text-xs">{matrix.note}</p> : null}
    </div>
  );
}

function MatrixTable({ matrix, writing }: { matrix: Matrix; writing: Writing }) {
  const words = documentWords[writing.language];
  return (
    <Table aria-label={matrix.title}>
      <TableHead>
        <tr>
          <HeaderCell isNumeric>{words.number}</HeaderCell>
          <HeaderCell>{words.topic}</HeaderCell>
          <HeaderCell isNumeric>{matrix.y.label}</HeaderCell>
          <HeaderCell isNumeric>{matrix.x.label}</HeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {matrix.points.map(({ number, name, x, y }) => (
          <TableRow key={number}>
            <Cell isNumeric>{number}</Cell>
            <th scope="row" className="px-3 py-2 text-left font-medium">
              {name}
            </th>
            <Cell isNumeric>{writeValue(y, '1', writing)}</Cell>
            <Cell isNumeric>{writeValue(x, '1', writing)}</Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
