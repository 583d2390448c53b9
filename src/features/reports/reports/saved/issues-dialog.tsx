import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileCheck, FileSpreadsheet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ReportHeader } from '#api/contract/reports/headers';
import type { ReportIssue } from '#api/contract/reports/issues';
import { useHeaderTitle } from '@/components/reports/use-header-title';
import { Alert } from '@/components/ui/alert';
import { Dialog } from '@/components/ui/dialog';
import { ErrorState } from '@/components/ui/error-state';
import { IconButton } from '@/components/ui/icon-button';
import { Skeleton } from '@/components/ui/skeleton';
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/table';
import { useFormat } from '@/hooks/use-format';
import { reportQueries } from '../queries';
import { useSaveLetter } from '../use-save-letter';
import { useSaveWorkbook } from '../use-save-workbook';

type IssuesDialogProps = { header: ReportHeader; onClose: () => void };

/** Every issue of a report as it was finished. */
export function IssuesDialog({ header, onClose }: IssuesDialogProps) {
  const { t } = useTranslation('reports');
  const titleOf = useHeaderTitle();
  const query = useQuery(reportQueries.issues(header.reportHeaderId));
  const { data } = query;
  return (
    <Dialog
      isOpen
      size="xl"
      title={t('issues.title', { name: titleOf(header) })}
      description={t('issues.hint')}
      onClose={onClose}
    >
      {header.isComplete ? null : <Alert className="mb-4">{t('issues.changedSince')}</Alert>}
      {query.isError && !data ? <ErrorState onRetry={() => void query.refetch()} /> : null}
      {query.isPending ? <Skeleton className="h-32" /> : null}
      {data ? <IssuesTable header={header} issues={data} /> : null}
    </Dialog>
  );
}

function IssuesTable({ header, issues }: { header: ReportHeader; issues: readonly ReportIssue[] }) {
  const { t } = useTranslation('reports');
  const unit = 't CO₂e';
  return (
    <Table aria-label={t('issues.open')} scrollLabel={t('issues.open')}>
      <TableHead>
        <tr>
          <HeaderCell>{t('issues.number')}</HeaderCell>
          <HeaderCell>{t('issues.finished')}</HeaderCell>
          <HeaderCell isNumeric>{t('issues.locationBased', { unit })}</HeaderCell>
          <HeaderCell isNumeric>{t('issues.marketBased', { unit })}</HeaderCell>
          <HeaderCell>{t('issues.hash')}</HeaderCell>
          <HeaderCell>
            <span className="sr-only">{t('issues.files')}</span>
          </HeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {issues.map((issue) => (
          <IssueRow key={issue.number} header={header} issue={issue} />
        ))}
      </TableBody>
    </Table>
  );
}

function IssueRow({ header, issue }: { header: ReportHeader; issue: ReportIssue }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const saveWorkbook = useSaveWorkbook();
  const saveLetter = useSaveLetter();
  const { number, createdOn, createdByName, locationBasedT, marketBasedT, hash, letterName } = issue;
  const tonnes = (value: number) => format.emissions(value * 1000, 't CO₂e').value;
  return (
    <TableRow>
      <Cell>
        <Link
          className="underline underline-offset-4"
          to="/reports/$reportId/headers/$headerId/preview"
          params={{ reportId: String(header.reportId), headerId: String(header.reportHeaderId) }}
          search={{ issue: number }}
        >
          {t('saved.issue', { number })}
        </Link>
      </Cell>
      <Cell>
        <span className="whitespace-nowrap">{format.dateTime(createdOn)}</span>
        <span className="block text-ink-muted text-xs">{createdByName}</span>
      </Cell>
      <Cell isNumeric>{tonnes(locationBasedT)}</Cell>
      <Cell isNumeric>{tonnes(marketBasedT)}</Cell>
      <Cell>
        {/* The first digits tell two issues apart; the full value can be copied. */}
        <code className="text-xs" title={hash}>
          {hash.slice(0, 12)}
        </code>
      </Cell>
      <Cell>
        <span className="flex justify-end">
          {letterName ? (
            <IconButton
              label={t('issues.letterOf', { number, name: letterName })}
              icon={<FileCheck />}
              onClick={() => void saveLetter(header.reportHeaderId, number)}
            />
          ) : null}
          {header.isExcel ? (
            <IconButton
              label={t('issues.workbookOf', { number })}
              icon={<FileSpreadsheet />}
              onClick={() => void saveWorkbook(header.reportHeaderId, number)}
            />
          ) : null}
        </span>
      </Cell>
    </TableRow>
  );
}
