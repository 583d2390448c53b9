import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Intake, LeftOutRow } from '#api/contract/intake/intakes';
import { Accordion } from '@/components/ui/accordion';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/table';
import { useFormat } from '@/hooks/use-format';
import { intakeQueries } from '../queries';

/** What was left out of a recorded file, with the reasons. */
export function RecordedLeftOut({ intake }: { intake: Intake }) {
  const { t } = useTranslation('intake');
  const { intakeId, leftOutCount: count } = intake;
  if (count === 0) return null;
  const content = <LoadedLines intakeId={intakeId} count={count} />;
  return <Accordion items={[{ id: 'leftOut', title: t('leftOut.title', { count }), content }]} />;
}

/** Drawn, and so loaded, once the list is opened. */
function LoadedLines({ intakeId, count }: { intakeId: number; count: number }) {
  const { data, isError, refetch } = useQuery(intakeQueries.leftOut(intakeId));
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} />;
  return data ? <LeftOutLines lines={data} count={count} /> : <Skeleton className="h-20" />;
}

/** More than this is not read by anyone; they are counted below. */
const maxShown = 200;

export function LeftOutLines({ lines, count }: { lines: readonly LeftOutRow[]; count: number }) {
  const { t } = useTranslation('intake');
  const format = useFormat();
  const shown = lines.slice(0, maxShown);
  const more = count - shown.reduce((sum, line) => sum + line.count, 0);
  return (
    <>
      <Table scrollLabel={t('leftOut.title', { count })}>
        <TableHead>
          <tr>
            <HeaderCell>{t('leftOut.place')}</HeaderCell>
            <HeaderCell>{t('leftOut.reason')}</HeaderCell>
            <HeaderCell isNumeric>{t('leftOut.rows')}</HeaderCell>
          </tr>
        </TableHead>
        <TableBody>
          {shown.map(({ place, reason, count }) => (
            <TableRow key={`${place} ${reason}`}>
              <HeaderCell scope="row">{place}</HeaderCell>
              <Cell>{t(`leftOut.reasons.${reason}`)}</Cell>
              <Cell isNumeric>{format.number(count)}</Cell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {more > 0 ? <p className="px-3 py-2 text-sm">{t('leftOut.more', { count: more })}</p> : null}
    </>
  );
}
