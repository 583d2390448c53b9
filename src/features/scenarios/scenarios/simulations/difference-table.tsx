import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { reworkedFigure } from '#api/contract/scenarios/simulations';
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/table';
import { useFormat } from '@/hooks/use-format';
import { useFigureText } from '../use-figure-text';

type DifferenceTableProps = {
  label: string;
  empty: string;
  currency: string;
  rows: readonly z.output<typeof reworkedFigure>[];
};

/** The earlier value, today's value, and the difference. */
export function DifferenceTable({ label, empty, currency, rows }: DifferenceTableProps) {
  const { t } = useTranslation('scenarios');
  const format = useFormat();
  const figures = useFigureText(currency);
  const change = (before: number | null, after: number | null, unit: string) => {
    if (before === null || after === null) return '–';
    const text = figures.text(after - before, unit);
    const share =
      before === 0 ? '' : ` (${format.percent((after - before) / Math.abs(before), { signed: true })})`;
    return `${after > before ? '+' : ''}${text}${share}`;
  };
  return (
    <section aria-label={label}>
      <h3 className="mb-1 font-medium">{label}</h3>
      {rows.length === 0 ? (
        <p className="text-ink-muted">{empty}</p>
      ) : (
        <Table>
          <TableHead>
            <tr>
              <HeaderCell>{t('inputs.name')}</HeaderCell>
              <HeaderCell isNumeric>{t('rework.before')}</HeaderCell>
              <HeaderCell isNumeric>{t('rework.after')}</HeaderCell>
              <HeaderCell isNumeric>{t('rework.change')}</HeaderCell>
            </tr>
          </TableHead>
          <TableBody>
            {rows.map(({ id, label: name, unit, before, after }) => (
              <TableRow key={id}>
                <th scope="row" className="px-3 py-2 text-left font-medium">
                  {name}
                </th>
                <Cell isNumeric>{figures.text(before, unit)}</Cell>
                <Cell isNumeric>{figures.text(after, unit)}</Cell>
                <Cell isNumeric>{change(before, after, unit)}</Cell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </section>
  );
}
