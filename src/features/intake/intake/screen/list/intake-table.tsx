import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FileUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Intake } from '#api/contract/intake/intakes';
import type { DataColumn } from '@/components/data-table/columns';
import { DataTable } from '@/components/data-table/data-table';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { useFormat } from '@/hooks/use-format';
import { intakeQueries } from '../queries';

/** The files so far, newest first. */
export function IntakeTable() {
  const { t } = useTranslation('intake');
  const navigate = useNavigate();
  const { data, isError, refetch } = useQuery(intakeQueries.list());
  const columns = useColumns();
  return (
    <Card isFlush>
      <DataTable
        label={t('list.title')}
        columns={columns}
        rows={data}
        rowId={({ intakeId }) => intakeId}
        rowLabel={({ file }) => file.fileName}
        empty={{ title: t('list.none'), children: t('list.noneHint') }}
        onOpenRow={({ intakeId }) =>
          void navigate({ to: '/locations/intake/$intakeId', params: { intakeId: String(intakeId) } })
        }
        {...(isError && !data ? { problem: { kind: 'error', onRetry: () => void refetch() } } : {})}
      />
    </Card>
  );
}

function useColumns(): DataColumn<Intake>[] {
  const { t } = useTranslation('intake');
  const format = useFormat();
  return [
    {
      id: 'name',
      header: t('list.file'),
      isRowHeader: true,
      cell: ({ file }) => (
        <span className="wrap-anywhere inline-flex items-center gap-2">
          <FileUp aria-hidden className="size-4 shrink-0 text-ink-muted" />
          {file.fileName}
        </span>
      ),
    },
    {
      id: 'state',
      header: t('list.state'),
      cell: ({ state }) => (
        <Badge kind={state === 'open' ? 'attention' : state === 'recorded' ? 'brand' : 'neutral'}>
          {t(`states.${state}`)}
        </Badge>
      ),
    },
    {
      id: 'entries',
      header: t('list.entries'),
      isNumeric: true,
      cell: ({ state, entryCount }) => (state === 'recorded' ? format.number(entryCount) : ''),
    },
    { id: 'by', header: t('list.by'), cell: ({ createdByName }) => createdByName },
    { id: 'on', header: t('list.on'), cell: ({ createdOn }) => format.dateTime(createdOn) },
  ];
}
