import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ReportHeader } from '#api/contract/reports/headers';
import type { ReportChanges } from '#api/contract/reports/issues';
import { mayEdit } from '@/components/reports/may-edit';
import { useHeaderTitle } from '@/components/reports/use-header-title';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/table';
import { useFormat } from '@/hooks/use-format';
import { useSessionUser } from '@/state/session';
import { reportQueries } from '../queries';

type ChangesDialogProps = { header: ReportHeader; onClose: () => void };

/** How today's ledger differs from the newest issue, and the link to a new issue. */
export function ChangesDialog({ header, onClose }: ChangesDialogProps) {
  const { t } = useTranslation('reports');
  const { t: common } = useTranslation();
  const format = useFormat();
  const titleOf = useHeaderTitle();
  const user = useSessionUser();
  const query = useQuery(reportQueries.changes(header.reportHeaderId));
  const { data } = query;
  return (
    <Dialog
      isOpen
      size="xl"
      placement="side"
      title={t('changes.title', { name: titleOf(header) })}
      description={
        data
          ? t('changes.since', {
              number: data.issueNumber,
              date: format.date(data.issuedOn),
            })
          : undefined
      }
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('actions.close')}</Button>
          {data?.hasChanged && mayEdit(user, header) ? <NewIssueLink header={header} /> : null}
        </>
      }
    >
      {query.isError && !data ? <ErrorState onRetry={() => void query.refetch()} /> : null}
      {query.isPending ? <Skeleton className="h-64" /> : null}
      {data ? <Changes changes={data} /> : null}
    </Dialog>
  );
}

function NewIssueLink({ header }: { header: ReportHeader }) {
  const { t } = useTranslation('reports');
  return (
    <Button variant="primary" asChild>
      <Link
        to="/reports/$reportId/create"
        params={{ reportId: String(header.reportId) }}
        search={{ headerId: header.reportHeaderId, step: 'review' }}
        state={{ editMode: true }}
      >
        {t('changes.newIssue')}
      </Link>
    </Button>
  );
}

const parts = ['scopes', 'categories', 'locations'] as const;

function Changes({ changes }: { changes: ReportChanges }) {
  const { t } = useTranslation('reports');
  if (!changes.hasChanged) return <EmptyState title={t('changes.none')}>{t('changes.noneHint')}</EmptyState>;
  return (
    <div className="flex flex-col gap-6">
      <p className="text-ink-muted">{t('changes.hint')}</p>
      {parts.map((part) =>
        changes[part].length > 0 ? (
          <section key={part}>
            <h3 className="mb-1 font-semibold">{t(`changes.${part}`)}</h3>
            <ChangesTable label={t(`changes.${part}`)} rows={changes[part]} />
          </section>
        ) : null,
      )}
    </div>
  );
}

type ChangesTableProps = { label: string; rows: ReportChanges['scopes'] };

function ChangesTable({ label, rows }: ChangesTableProps) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const unit = 't CO₂e';
  const tonnes = (value: number, isSigned = false) => format.emissions(value * 1000, unit, isSigned).value;
  return (
    <Table aria-label={label} scrollLabel={label}>
      <TableHead>
        <tr>
          <HeaderCell>{t('changes.part')}</HeaderCell>
          <HeaderCell isNumeric>{t('changes.issued', { unit })}</HeaderCell>
          <HeaderCell isNumeric>{t('changes.now', { unit })}</HeaderCell>
          <HeaderCell isNumeric>{t('changes.difference', { unit })}</HeaderCell>
          <HeaderCell>{t('changes.why')}</HeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.label}>
            <Cell>{row.label}</Cell>
            <Cell isNumeric>{tonnes(row.issuedT)}</Cell>
            <Cell isNumeric>{tonnes(row.nowT)}</Cell>
            <Cell isNumeric>{tonnes(row.nowT - row.issuedT, true)}</Cell>
            <Cell>{row.reasons.map((reason) => t(`changes.reason.${reason}`)).join(', ') || '–'}</Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
