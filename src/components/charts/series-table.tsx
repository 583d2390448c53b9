import { Figure } from '@/components/ui/figure';
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/table';
import type { ChartCategory, ChartSeries, ChartTarget } from './chart-data';

type SeriesTableProps = {
  label: string;
  unit: string;
  categoryName: string;
  categories: readonly ChartCategory[];
  series: readonly ChartSeries[];
  formatValue: (value: number) => string;
  onOpenPoint?: (point: ChartTarget) => void;
};

/** The figures of a chart as a table. A gap is a dash, never a zero. */
export function SeriesTable({
  label,
  unit,
  categoryName,
  categories,
  series,
  formatValue,
  onOpenPoint,
}: SeriesTableProps) {
  return (
    <Table aria-label={label}>
      <TableHead>
        <tr>
          <HeaderCell>{categoryName}</HeaderCell>
          {series.map((one) => (
            <HeaderCell key={one.id} isNumeric>
              {one.name} <span className="whitespace-nowrap font-normal">({unit})</span>
            </HeaderCell>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {categories.map((category, index) => (
          <TableRow key={category.id}>
            <th scope="row" className="px-3 py-2 text-left font-medium">
              {category.label}
            </th>
            {series.map((one) => {
              const value = one.values[index];
              return (
                <Cell key={one.id} isNumeric>
                  {typeof value === 'number' ? (
                    <Figure
                      value={formatValue(value)}
                      label={`${one.name}, ${category.label}`}
                      onOpen={
                        onOpenPoint
                          ? () => onOpenPoint({ seriesId: one.id, categoryId: category.id })
                          : undefined
                      }
                    />
                  ) : (
                    '–'
                  )}
                </Cell>
              );
            })}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
