import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Circle, Pause, Search, Trash } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { clearRecordedCalls, type RecordedCall, setRecording } from '#api/contract/engine-calls';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Input } from '@/components/ui/input';
import { Skeleton } from '@/components/ui/skeleton';
import { HeaderCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/table';
import { call } from '@/lib/api/call';
import { useErrorText } from '@/lib/problem/use-error-text';
import { Injections } from './injections';
import { callsQuery } from './queries';
import { CallRows } from './recorded-call';

/** The requests of the pages, as the engine received them. */
export function NetworkTab() {
  const { t } = useTranslation('developer-tools');
  const [filter, setFilter] = useState('');
  const { data, isError, refetch } = useQuery(callsQuery);
  if (isError) return <ErrorState title={t('network.failed')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-28 w-full" />;
  const { calls, isRecording } = data;
  const wanted = filter.trim().toLowerCase();
  const shown = calls.filter(({ path, method }) => `${method} ${path}`.toLowerCase().includes(wanted));
  return (
    <div className="flex flex-col gap-4">
      <Injections />
      <p className="text-ink-muted">{t('network.text')}</p>
      <div className="flex flex-wrap items-center gap-2">
        <RecordButtons isRecording={isRecording} isEmpty={calls.length === 0} />
        <div className="min-w-48 grow">
          <Input
            type="search"
            icon={<Search />}
            aria-label={t('network.filter')}
            placeholder={t('network.filter')}
            value={filter}
            onChange={({ target }) => setFilter(target.value)}
          />
        </div>
      </div>
      <p role="status" className="text-ink-muted text-sm">
        {t(isRecording ? 'network.recording' : 'network.paused', { count: calls.length })}
      </p>
      {shown.length > 0 ? <Calls calls={shown} /> : <NoCalls isFiltered={calls.length > 0} />}
    </div>
  );
}

function RecordButtons({ isRecording, isEmpty }: { isRecording: boolean; isEmpty: boolean }) {
  const { t } = useTranslation('developer-tools');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const terms = {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: callsQuery.queryKey }),
    onError: (error: Error) => toast.error(errorText(error)),
  };
  const record = useMutation({
    mutationFn: (isOn: boolean) => call(setRecording, { body: { isRecording: isOn } }),
    ...terms,
  });
  const clear = useMutation({ mutationFn: () => call(clearRecordedCalls, {}), ...terms });
  return (
    <>
      <Button
        variant={isRecording ? 'secondary' : 'primary'}
        disabled={record.isPending}
        onClick={() => record.mutate(!isRecording)}
      >
        {isRecording ? <Pause aria-hidden /> : <Circle aria-hidden />}
        {t(isRecording ? 'network.pause' : 'network.start')}
      </Button>
      <Button disabled={isEmpty || clear.isPending} onClick={() => clear.mutate()}>
        <Trash aria-hidden />
        {t('network.clear')}
      </Button>
    </>
  );
}

function NoCalls({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('developer-tools');
  return isFiltered ? (
    <EmptyState title={t('network.noMatch')} />
  ) : (
    <EmptyState title={t('network.empty')}>{t('network.emptyText')}</EmptyState>
  );
}

function Calls({ calls }: { calls: readonly RecordedCall[] }) {
  const { t } = useTranslation('developer-tools');
  return (
    <Table aria-label={t('network.list')} className="table-fixed">
      <TableHead>
        <TableRow>
          <HeaderCell>{t('network.call')}</HeaderCell>
          <HeaderCell isNumeric className="w-18">
            {t('network.status')}
          </HeaderCell>
          <HeaderCell isNumeric className="w-22">
            {t('network.time')}
          </HeaderCell>
          <HeaderCell isNumeric className="w-28">
            {t('network.statements')}
          </HeaderCell>
          <HeaderCell isNumeric className="w-24">
            {t('network.stored')}
          </HeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {calls.map((recorded) => (
          <CallRows key={recorded.id} recorded={recorded} />
        ))}
      </TableBody>
    </Table>
  );
}
