import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type RecordedCall, startRecording, stopRecording } from '#api/contract/engine-calls';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormat } from '@/hooks/use-format';
import { call } from '@/lib/api/call';
import { callsQuery } from './queries';

/** What the pages ask of the API, as the engine saw it. */
export function NetworkTab() {
  const { t } = useTranslation('sandbox');
  const [filter, setFilter] = useState('');
  const { data, isError, refetch } = useQuery(callsQuery);
  const turn = useMutation({
    mutationFn: (isOn: boolean) => call(isOn ? startRecording : stopRecording, {}),
    onSettled: () => refetch(),
  });
  if (isError) return <ErrorState title={t('network.failed')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-28 w-full" />;
  const shown = data.calls.filter(({ path, status }) => `${status} ${path}`.includes(filter.trim()));
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-muted">{t('network.text')}</p>
      <div className="flex gap-3">
        <Button size="sm" disabled={turn.isPending} onClick={() => turn.mutate(!data.isRecording)}>
          {t(data.isRecording ? 'network.stop' : 'network.start')}
        </Button>
        <input
          aria-label={t('network.filter')}
          placeholder={t('network.filter')}
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
          className="min-w-0 grow rounded-md border bg-surface px-3"
        />
      </div>
      {shown.map((recorded) => (
        <Call key={recorded.id} recorded={recorded} />
      ))}
    </div>
  );
}

function Call({ recorded }: { recorded: RecordedCall }) {
  const { t } = useTranslation('sandbox');
  const format = useFormat();
  const { method, path, status, ms, requestBytes, responseBytes, storedBytes, body } = recorded;
  return (
    <details className="rounded-lg border bg-surface px-4 py-2 text-sm">
      <summary className="break-all">
        {method} {path} · {status} · {t('engine.ms', { value: format.number(ms, { maxDecimals: 0 }) })}
      </summary>
      <p className="mt-2 text-ink-muted">
        {t('network.sizes', {
          sent: format.fileSize(requestBytes),
          received: format.fileSize(responseBytes),
          stored: format.fileSize(storedBytes),
        })}
      </p>
      {body ? <code className="break-all">{body}</code> : null}
    </details>
  );
}
