import { useTranslation } from 'react-i18next';
import { seriesColour } from '@/components/charts/chart-data';
import { Figure } from '@/components/ui/figure';
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow, TableTotal } from '@/components/ui/table';
import { useFormat } from '@/hooks/use-format';
import type { figureKind } from './search';
import { type ExplorerChart, typeTotals } from './to-series';
import type { OpenFigure } from './use-open-figure';

type TypeTableProps = { chart: ExplorerChart; kind: ReturnType<typeof figureKind>; onOpen: OpenFigure };

/** What each line of the chart adds up to, largest first. */
export function TypeTable({ chart, kind, onOpen }: TypeTableProps) {
  const { t } = useTranslation('explorer');
  const format = useFormat();
  const rows = typeTotals(chart);
  const total = rows.reduce((sum, row) => sum + row.total, 0);
  return (
    <Table className="mt-6" aria-label={t(`${kind}.byType`)}>
      <TableHead>
        <tr>
          <HeaderCell className="pl-0">{t('type')}</HeaderCell>
          <HeaderCell isNumeric>{t(`${kind}.column`, { unit: chart.unit })}</HeaderCell>
          <HeaderCell isNumeric>{t('types.share')}</HeaderCell>
          <HeaderCell isNumeric>{t('types.peak', { unit: chart.unit })}</HeaderCell>
          <HeaderCell className="pr-0">{t('types.peakMonth')}</HeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {rows.map((row, index) => (
          <TableRow key={row.id}>
            <th scope="row" className="py-2 pr-3 text-left font-medium">
              <span
                aria-hidden
                className="mr-2 inline-block size-2.5 rounded-[2px]"
                style={{ background: seriesColour(row.colour, index) }}
              />
              {row.name}
            </th>
            <Cell isNumeric>
              <Figure
                value={format.quantity(row.total)}
                label={row.name}
                onOpen={() => onOpen({ type: row })}
              />
            </Cell>
            <Cell isNumeric>
              {total > 0 ? format.percent(row.total / total, { decimals: 1, isNeverZero: true }) : '–'}
            </Cell>
            <Cell isNumeric>
              <Figure
                value={format.quantity(row.peak)}
                label={`${row.name}, ${format.date(row.peakMonth, 'MMM, YYYY')}`}
                onOpen={() => onOpen({ type: row, month: row.peakMonth })}
              />
            </Cell>
            <Cell className="pr-0">{format.date(row.peakMonth, 'MMM, YYYY')}</Cell>
          </TableRow>
        ))}
      </TableBody>
      {rows.length > 1 ? (
        <TableTotal>
          <TableRow>
            <th scope="row" className="py-2 pr-3 text-left">
              {t(`${kind}.sum`)}
            </th>
            <Cell isNumeric>
              <Figure value={format.quantity(total)} label={t(`${kind}.sum`)} onOpen={() => onOpen({})} />
            </Cell>
            <Cell colSpan={3} />
          </TableRow>
        </TableTotal>
      ) : null}
    </Table>
  );
}
