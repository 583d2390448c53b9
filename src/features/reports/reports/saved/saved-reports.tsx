import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { headersPageSize, type ReportHeader } from '#api/contract/reports/headers';
import type { Report } from '#api/contract/reports/reports';
import { CrudTable } from '@/components/crud/crud-table';
import { useCrudList } from '@/components/crud/use-crud-list';
import { useHeaderTitle } from '@/components/reports/use-header-title';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useSessionUser } from '@/state/session';
import { PackageJob } from '../data-export/package-job';
import { reportQueries } from '../queries';
import type { ReportSearch } from '../search';
import { ChangesDialog } from './changes-dialog';
import { DeleteReport } from './delete-report';
import { FinishedPanel } from './finished-panel';
import { IssuesDialog } from './issues-dialog';
import { PdfJob } from './pdf-job';
import { useSavedActions } from './saved-actions';
import { useSavedColumns } from './saved-columns';
import { TakeOverReport } from './take-over-report';

type SavedReportsProps = {
  report: Report;
  search: ReportSearch;
  onSearch: (search: ReportSearch, replace?: boolean) => void;
};

/** Everything that opens on top of the list. */
type Opened = { kind: 'changes' | 'issues' | 'pdf' | 'package' | 'takeOver'; header: ReportHeader };

const rowId = ({ reportHeaderId }: ReportHeader) => reportHeaderId;

/** Reports in progress and finished reports: the user's own, public ones and, for Admins, all of them. */
export function SavedReports({ report, search, onSearch }: SavedReportsProps) {
  const { t } = useTranslation('reports');
  const titleOf = useHeaderTitle();
  const navigate = useNavigate();
  const page = search.page ?? 1;
  const query = useQuery(reportQueries.headers(report.reportId, page));
  const { data } = query;
  const list = useCrudList<ReportHeader>({
    data: data && { items: data.items, total: data.pagination?.TotalCount ?? data.items.length },
    page,
    pageSize: headersPageSize,
    onPage: (next, replace) => onSearch({ tab: 'saved', page: next }, replace),
    rowId,
  });
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const open = (header: ReportHeader) => {
    const params = { reportId: String(report.reportId), headerId: String(header.reportHeaderId) };
    void navigate({ to: '/reports/$reportId/headers/$headerId/preview', params });
  };
  const actionsOf = useSavedActions(report, {
    open,
    savePdf: (header) => setOpened({ kind: 'pdf', header }),
    savePackage: (header) => setOpened({ kind: 'package', header }),
    showIssues: (header) => setOpened({ kind: 'issues', header }),
    takeOver: (header) => setOpened({ kind: 'takeOver', header }),
    remove: list.setDeleting,
  });
  const finished = data?.items.find((header) => rowId(header) === search.finished && header.isComplete);
  const columns = useSavedColumns({
    finishedId: search.finished,
    showChanges: (header) => setOpened({ kind: 'changes', header }),
  });
  return (
    <>
      {finished ? (
        <FinishedPanel
          header={finished}
          onSavePdf={() => setOpened({ kind: 'pdf', header: finished })}
          onSavePackage={() => setOpened({ kind: 'package', header: finished })}
        />
      ) : null}
      <Card isFlush>
        <CrudTable
          label={t('tabs.saved')}
          columns={columns}
          list={list}
          query={query}
          rowId={rowId}
          rowLabel={titleOf}
          rowActions={actionsOf}
          empty={{
            title: t('saved.empty'),
            children: t('saved.emptyHint'),
            actions: <BeginLink reportId={report.reportId} />,
          }}
        />
      </Card>
      {opened?.kind === 'changes' ? <ChangesDialog header={opened.header} onClose={close} /> : null}
      {opened?.kind === 'issues' ? <IssuesDialog header={opened.header} onClose={close} /> : null}
      {opened?.kind === 'takeOver' ? <TakeOverReport header={opened.header} onClose={close} /> : null}
      {opened?.kind === 'pdf' ? <PdfJob header={opened.header} onDone={close} /> : null}
      {opened?.kind === 'package' ? <PackageJob header={opened.header} onClose={close} /> : null}
      {list.deleting ? (
        <DeleteReport
          header={list.deleting}
          onDeleted={list.deleted}
          onClose={() => list.setDeleting(null)}
        />
      ) : null}
    </>
  );
}

function BeginLink({ reportId }: { reportId: number }) {
  const { t } = useTranslation('reports');
  const { roleName } = useSessionUser();
  if (roleName === 'View') return null;
  return (
    <Button variant="primary" asChild>
      <Link to="/reports/$reportId/create" params={{ reportId: String(reportId) }}>
        {t('new.begin')}
      </Link>
    </Button>
  );
}
