import { Link } from '@tanstack/react-router';
import { CircleCheck, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportHeader } from '#api/contract/reports/headers';
import type { DataColumn } from '@/components/data-table/columns';
import { mayEdit } from '@/components/reports/may-edit';
import { useHeaderTitle } from '@/components/reports/use-header-title';
import { Badge } from '@/components/ui/badge';
import { useFormat } from '@/hooks/use-format';
import { useSessionUser } from '@/state/session';
import { ShareSwitch } from './share-switch';

type SavedColumns = {
  /** The report that was just finished. */
  finishedId: number | undefined;
  showChanges: (header: ReportHeader) => void;
};

/** What the list shows of a report without opening it. */
export function useSavedColumns({ finishedId, showChanges }: SavedColumns): DataColumn<ReportHeader>[] {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const titleOf = useHeaderTitle();
  return [
    {
      id: 'name',
      header: t('saved.name'),
      isRowHeader: true,
      cell: (header) => (
        <>
          <span className="flex min-w-28 flex-wrap items-center gap-x-2">
            <NameLink header={header}>
              <bdi className="wrap-anywhere">{titleOf(header)}</bdi>
            </NameLink>
            {header.reportHeaderId === finishedId ? (
              <Badge kind="brand">{t('saved.justFinished')}</Badge>
            ) : null}
          </span>
          <span className="block font-normal text-ink-muted text-xs">
            {format.dateRange(header.startDate, header.endDate, 'MMM, YYYY')}
          </span>
        </>
      ),
    },
    {
      id: 'created',
      header: t('saved.created'),
      cell: ({ createdOn, userName }) => (
        <>
          <Day day={format.date(createdOn)} />
          <span className="block text-ink-muted text-xs">{userName}</span>
        </>
      ),
    },
    {
      id: 'modified',
      header: t('saved.modified'),
      cell: ({ modifiedOn }) => <Day day={format.date(modifiedOn)} />,
    },
    {
      id: 'author',
      header: t('saved.author'),
      cell: ({ author }) => <span className="wrap-anywhere block min-w-20">{author ?? '–'}</span>,
    },
    {
      id: 'status',
      header: t('saved.status'),
      cell: (header) => <Status header={header} onShowChanges={() => showChanges(header)} />,
    },
    { id: 'shared', header: t('saved.shared'), cell: (header) => <ShareSwitch header={header} /> },
  ];
}

/** Links to a complete report, or to the wizard of an incomplete one for users who may edit it. */
function NameLink({ header, children }: { header: ReportHeader; children: ReactNode }) {
  const user = useSessionUser();
  const { reportId, reportHeaderId, isComplete } = header;
  const params = { reportId: String(reportId), headerId: String(reportHeaderId) };
  const className = 'underline-offset-4 hover:underline focus-visible:underline';
  if (isComplete)
    return (
      <Link to="/reports/$reportId/headers/$headerId/preview" {...{ params, className }}>
        {children}
      </Link>
    );
  if (!mayEdit(user, header)) return children;
  return (
    <Link
      to="/reports/$reportId/create"
      {...{ params, className }}
      search={{ headerId: reportHeaderId }}
      state={{ editMode: true }}
    >
      {children}
    </Link>
  );
}

function Day({ day }: { day: string }) {
  return <span className="figures whitespace-nowrap">{day}</span>;
}

type StatusProps = { header: ReportHeader; onShowChanges: () => void };

/** Whether the report is complete or in progress, and whether the data has changed since the issue. */
function Status({ header, onShowChanges }: StatusProps) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const { isComplete, dataChange, issueNumber } = header;
  return (
    <>
      <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
        {isComplete ? (
          <CircleCheck aria-hidden className="size-4 text-brand" />
        ) : (
          <Hourglass aria-hidden className="size-4 text-ink-muted" />
        )}
        {t(isComplete ? 'saved.complete' : 'saved.notComplete')}
      </span>
      {issueNumber !== null ? (
        <span className="block text-ink-muted text-xs">{t('saved.issue', { number: issueNumber })}</span>
      ) : null}
      {dataChange ? (
        <button
          type="button"
          className="text-left text-on-attention-soft text-xs underline underline-offset-4"
          onClick={onShowChanges}
        >
          {t('saved.dataChange', {
            amount: format.emissions(dataChange.locationBasedT * 1000, 't CO₂e', true).value,
          })}
        </button>
      ) : null}
    </>
  );
}
