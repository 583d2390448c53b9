import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { listCheckpoints, saveCheckpoint } from '#api/contract/engine';
import { type SqlOutcome, writeSql } from '#api/contract/engine-console';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useFormat } from '@/hooks/use-format';
import { call } from '@/lib/api/call';
import { useErrorText } from '@/lib/problem/use-error-text';

type Props = {
  /** A statement that succeeded on the copy, and PostgreSQL's messages about it. */
  asked: { sql: string; command: string; startedOn: string } | null;
  onCancel: () => void;
  onDone: (outcome: SqlOutcome) => void;
};

/** Shown before the sandbox's own data is changed: what will happen, and how to undo it. */
export function AskWrite({ asked, onCancel, onDone }: Props) {
  const { t } = useTranslation('developer-tools');
  const format = useFormat();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [error, setError] = useState<string | null>(null);
  const wanted = t('console.checkpoint', { time: asked ? format.dateTime(asked.startedOn) : '' });
  const cancel = () => {
    setError(null);
    onCancel();
  };
  const write = async () => {
    if (!asked) return;
    try {
      const taken = await call(listCheckpoints, {});
      const name = freeName(wanted, new Set(taken.map((checkpoint) => checkpoint.name)));
      await call(saveCheckpoint, { params: { name } });
      const outcome = await call(writeSql, { body: { sql: asked.sql } });
      setError(null);
      if (outcome.isDone) toast.success(t('console.written', { command: outcome.command ?? '', name }));
      onDone(outcome);
      await queryClient.invalidateQueries();
    } catch (cause) {
      setError(t('console.ask.failed', { reason: errorText(cause) }));
    }
  };
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      title={t('console.ask.title')}
      description={t('console.ask.text', { command: asked?.command ?? '', name: wanted })}
      confirmLabel={t('console.ask.confirm')}
      error={error}
      onCancel={cancel}
      onConfirm={write}
    >
      <pre className="wrap-anywhere max-h-40 overflow-y-auto whitespace-pre-wrap rounded-md border bg-sunken px-3 py-2 font-mono text-xs">
        {asked?.sql}
      </pre>
    </ConfirmDialog>
  );
}

/** Reusing a name would replace the state saved before an earlier change. */
function freeName(wanted: string, taken: ReadonlySet<string>): string {
  let name = wanted;
  for (let number = 2; taken.has(name); number += 1) name = `${wanted} (${number})`;
  return name;
}
