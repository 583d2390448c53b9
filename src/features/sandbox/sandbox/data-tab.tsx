import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { exportSandbox, importSandbox, resetSandbox } from '#api/contract/engine';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { call, credential, download } from '@/lib/api/call';
import { sessionQuery } from '@/lib/api/queries/session';
import { saveFile } from '@/lib/api/save-file';
import { useErrorText } from '@/lib/problem/use-error-text';
import { Checkpoints } from './checkpoints';
import { accountsQuery } from './queries';
import { enterAccount } from './use-enter-account';

/**
 * Start over, keep a copy, bring a copy back. What replaces the data also ends the session in it; a person who goes
 * back to a checkpoint stays signed in.
 */
export function DataTab({ onReplaced }: { onReplaced: () => void }) {
  const { t } = useTranslation('sandbox');
  const goOn = useGoOn();
  const replaced = () => {
    credential.clear('signed-out');
    onReplaced();
  };
  return (
    <div className="flex flex-col gap-6">
      <Block title={t('data.exportTitle')} text={t('data.exportText')}>
        <ExportButton />
      </Block>
      <Block title={t('data.importTitle')} text={t('data.importText')}>
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

function ExportButton() {
  const { t } = useTranslation('sandbox');
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const run = async () => {
    setIsBusy(true);
    try {
      saveFile(await download(exportSandbox, {}));
    } catch (error) {
      toast.error(t('data.failed', { reason: errorText(error) }));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button disabled={isBusy} onClick={() => void run()}>
      {t('data.export')}
    </Button>
  );
}

function ImportButton({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('sandbox');
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const replace = async () => {
    if (!file) return;
    const body = new FormData();
    body.set('file', file);
    try {
      await call(importSandbox, { body });
      setFile(null);
      onDone();
    } catch (cause) {
      setError(t('data.failed', { reason: errorText(cause) }));
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-label={t('data.import')}
        onChange={(event) => {
          setError(null);
          setFile(event.target.files?.[0] ?? null);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()}>{t('data.import')}</Button>
      <ConfirmDialog
        isOpen={file !== null}
        title={t('data.importConfirmTitle')}
        description={t('data.importConfirm', { name: file?.name ?? '' })}
        confirmLabel={t('data.importAction')}
        error={error}
        onCancel={() => setFile(null)}
        onConfirm={replace}
      />
    </>
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
