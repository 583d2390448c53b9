import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resetSandbox } from '#api/contract/engine';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { call, credential } from '@/lib/api/call';
import { sessionQuery } from '@/lib/api/queries/session';
import { useErrorText } from '@/lib/problem/use-error-text';
import { Checkpoints } from './checkpoints';
import { accountsQuery } from './queries';
import { enterAccount } from './use-enter-account';
import { ExportButtons, ImportButton } from './workspace-buttons';

/**
 * Start over, keep a copy, bring a copy back. What replaces the data also ends the session in it; a person who goes
 * back to a checkpoint stays signed in.
 */
export function DataTab({ onReplaced }: { onReplaced: () => void }) {
  const { t } = useTranslation('sandbox');
  const goOn = useGoOn();
  const { t: file } = useTranslation('workspace-file');
  const replaced = () => {
    credential.clear('signed-out');
    onReplaced();
  };
  return (
    <div className="flex flex-col gap-6">
      <Block title={file('exportTitle')} text={file('exportText')}>
        <ExportButtons />
      </Block>
      <Block title={file('importTitle')} text={file('importText')}>
        <ImportButton onDone={replaced} />
      </Block>
      <Checkpoints onRestored={() => void goOn().then(onReplaced, replaced)} />
      <Block title={t('data.resetTitle')} text={t('data.resetText')}>
        <ResetButton onDone={replaced} />
      </Block>
    </div>
  );
}

/** Signs in again as the same person: their session is not in the state of before. Rejects where they are not either. */
function useGoOn(): () => Promise<void> {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { data: user } = useQuery({ ...sessionQuery, enabled: false });
  return async () => {
    if (!user) return;
    const people = await queryClient.fetchQuery({ ...accountsQuery, staleTime: 0 });
    const same = people.find(({ userId, email }) => userId === user.userId && email === user.email);
    if (!same) throw new Error(`There is no ${user.email} in the checkpoint`);
    await enterAccount(queryClient, same.userId);
    await router.invalidate();
  };
}

function Block({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="flex items-start justify-between gap-6 border-b pb-6 last:border-b-0">
      <div>
        <h3 className="font-semibold">{title}</h3>
        <p className="text-ink-muted">{text}</p>
      </div>
      {children}
    </section>
  );
}

function ResetButton({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('sandbox');
  const errorText = useErrorText();
  const [isAsking, setIsAsking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const reset = async () => {
    try {
      await call(resetSandbox, {});
      setIsAsking(false);
      onDone();
    } catch (cause) {
      setError(t('data.failed', { reason: errorText(cause) }));
    }
  };
  return (
    <>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        {t('data.reset')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('data.resetConfirmTitle')}
        description={t('data.resetConfirm')}
        confirmLabel={t('data.reset')}
        error={error}
        onCancel={() => setIsAsking(false)}
        onConfirm={reset}
      />
    </>
  );
}
