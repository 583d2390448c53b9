import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import type { HistoryEntry, HistoryPage as Page } from '#api/contract/account/history';
import type { DataColumn } from '@/components/data-table/columns';
import { DataTable } from '@/components/data-table/data-table';
import { PageHeader } from '@/components/layout/page';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Dialog } from '@/components/ui/dialog';
import { ChangeList } from './change-list';
import { ExportButton } from './export-button';
import { HistoryFilter } from './history-filter';
import { historyQueries } from './queries';
import { filtered, type HistorySearch } from './search';
import { useHistoryWords } from './use-history-words';

type Props = { search: HistorySearch; onSearch: (search: HistorySearch) => void };

/** The audit log for Admins: who changed what, and when. */
export function HistoryPage({ search, onSearch }: Props) {
  const words = useHistoryWords();
  const { t } = words;
  const { data, isError, refetch } = useQuery(historyQueries.page(search));
  const open = data?.entries.find(({ historyEntryId }) => historyEntryId === search.entry);
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={<ExportButton search={search} />}
      />
      <HistoryFilter search={search} onChange={(change) => onSearch(filtered(search, change))} />
      <Card isFlush>
        <DataTable
          label={t('title')}
          columns={useColumns()}
          rows={isError ? undefined : data?.entries}
          problem={isError ? { kind: 'error', onRetry: () => void refetch() } : undefined}
          rowId={({ historyEntryId }) => historyEntryId}
          rowLabel={(entry) => `${words.action(entry.action)}: ${words.thing(entry)}`}
          onOpenRow={({ historyEntryId }) => onSearch({ ...search, entry: historyEntryId })}
          empty={{ title: t('empty.title'), children: t('empty.text') }}
        />
      </Card>
      {data ? <Turn page={data} search={search} onSearch={onSearch} /> : null}
      {open ? <EntryDialog entry={open} onClose={() => onSearch({ ...search, entry: undefined })} /> : null}
    </>
  );
}

/** Pages are addressed by their neighbours, because numbering them would require counting a million entries. */
function Turn({ page: { older, newer }, search, onSearch }: Props & { page: Page }) {
  const { t } = useHistoryWords();
  const turn = (to: { older?: string; newer?: string }) =>
    onSearch({ ...search, entry: undefined, older: to.older, newer: to.newer });
  if (older === null && newer === null) return null;
  return (
    <nav aria-label={t('pages')} className="mt-4 flex items-center justify-end gap-2">
      {newer === null ? null : (
        <Button variant="quiet" onClick={() => turn({})}>
          {t('newest')}
        </Button>
      )}
      <Button disabled={newer === null} onClick={() => newer && turn({ newer })}>
        <ChevronLeft aria-hidden />
        {t('newer')}
      </Button>
      <Button disabled={older === null} onClick={() => older && turn({ older })}>
        {t('older')}
        <ChevronRight aria-hidden />
      </Button>
    </nav>
  );
}

function EntryDialog({ entry, onClose }: { entry: HistoryEntry; onClose: () => void }) {
  const words = useHistoryWords();
  const who = entry.userName ?? words.t('nobody');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      placement="side"
      size="lg"
      title={`${words.action(entry.action)}: ${words.thing(entry)}`}
      description={`${words.format.dateTime(entry.occurredOn)} · ${who} · ${words.entity(entry.entity)}`}
    >
      {entry.changes.length === 0 ? <p>{words.t('noFields')}</p> : <ChangeList entry={entry} />}
    </Dialog>
  );
}

function useColumns(): DataColumn<HistoryEntry>[] {
  const words = useHistoryWords();
  const { t, format } = words;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are made from these two.
  return useMemo(
    () => [
      {
        id: 'when',
        header: t('columns.when'),
        width: '9.5rem',
        cell: ({ occurredOn }) => (
          <span className="figures whitespace-nowrap">{format.dateTime(occurredOn)}</span>
        ),
      },
      {
        id: 'who',
        header: t('columns.who'),
        width: '8.5rem',
        cell: ({ userName }) => userName ?? t('nobody'),
      },
      {
        id: 'what',
        header: t('columns.what'),
        isRowHeader: true,
        cell: (entry) => (
          <span className="block py-1">
            <span className="font-medium">{words.action(entry.action)}</span>
            <span className="block font-normal">{words.thing(entry)}</span>
            {words.thing(entry) === words.entity(entry.entity) ? null : (
              <span className="block font-normal text-ink-muted text-xs">{words.entity(entry.entity)}</span>
            )}
          </span>
        ),
      },
      {
        id: 'changes',
        header: t('columns.changes'),
        cell: (entry) => <ChangeList entry={entry} most={3} className="min-w-60 py-1.5" />,
      },
    ],
    [t, format],
  );
}
