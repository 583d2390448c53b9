import { useTranslation } from 'react-i18next';
import { Accordion } from '@/components/ui/accordion';
import { Button } from '@/components/ui/button';
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/table';
import { useFormat } from '@/hooks/use-format';
import type { LeftOut } from '../../model';
import { canBeTaken } from '../choices/answering';

type LeftOutListProps = { leftOut: readonly LeftOut[]; onTake: (key: string) => void };

/** More than this is not read by anyone; the totals still count all of it. */
const maxShown = 200;

/** Every row that is not recorded, with the reason. */
export function LeftOutList({ leftOut, onTake }: LeftOutListProps) {
  const { t } = useTranslation('intake');
  if (leftOut.length === 0) return null;
  const title = t('leftOut.title', { count: leftOut.length });
  const content = <LeftOutTable label={title} leftOut={leftOut} onTake={onTake} />;
  return <Accordion items={[{ id: 'leftOut', title, content }]} />;
}

function LeftOutTable({ label, leftOut, onTake }: LeftOutListProps & { label: string }) {
  const { t } = useTranslation('intake');
  const format = useFormat();
  const amountOf = ({ amount, unit }: LeftOut) =>
    amount === null ? '' : [format.number(amount, { maxDecimals: 3 }), unit].filter(Boolean).join(' ');
  return (
    <>
      <Table scrollLabel={label}>
        <TableHead>
          <tr>
            <HeaderCell>{t('leftOut.place')}</HeaderCell>
            <HeaderCell>{t('leftOut.reason')}</HeaderCell>
            <HeaderCell isNumeric>{t('entry.amount')}</HeaderCell>
            <td />
          </tr>
        </TableHead>
        <TableBody>
          {leftOut.slice(0, maxShown).map((row) => (
            <TableRow key={`${row.place} ${row.reason} ${row.key ?? ''}`}>
              <HeaderCell scope="row">{row.place}</HeaderCell>
              <Cell>{t(`leftOut.reasons.${row.reason}`)}</Cell>
              <Cell isNumeric>{amountOf(row)}</Cell>
              <Cell className="text-right">
                <TakeButton row={row} onTake={onTake} />
              </Cell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {leftOut.length > maxShown ? (
        <p className="px-3 py-2 text-sm">{t('leftOut.more', { count: leftOut.length - maxShown })}</p>
      ) : null}
    </>
  );
}

function TakeButton({ row, onTake }: { row: LeftOut; onTake: (key: string) => void }) {
  const { t } = useTranslation('intake');
  const { key, place } = row;
  if (key === undefined || !canBeTaken(row)) return null;
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={t('leftOut.takeRow', { place })}
      onClick={() => onTake(key)}
    >
      {t('leftOut.take')}
    </Button>
  );
}
