import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { type EngineEvent, exportWorkspace, importSandbox } from '#api/contract/engine';
import { engineNames } from '#api/contract/engine-names';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Progress } from '@/components/ui/progress';
import { appBaseUrl } from '@/lib/api/api-base';
import { call, download } from '@/lib/api/call';
import { sessionQuery } from '@/lib/api/queries/session';
import { saveFile } from '@/lib/api/save-file';
import { useErrorText } from '@/lib/problem/use-error-text';

/** The signed-in user's company, or all companies. */
export function ExportButtons() {
  const { t } = useTranslation('workspace-file');
  const save = useSaveWorkspace();
  const { data: user } = useQuery({ ...sessionQuery, enabled: false });
  const [isBusy, setIsBusy] = useState(false);
  const hintId = useId();
  const [withoutEvidence, setWithoutEvidence] = useState(false);
  const share = useFileProgress(isBusy);
  const run = async (userId?: number) => {
    setIsBusy(true);
    await save({ userId, withoutEvidence: String(withoutEvidence) });
    setIsBusy(false);
  };
  return (
    <div className="flex shrink-0 flex-col items-stretch gap-2">
      {user ? (
        <Button disabled={isBusy} onClick={() => void run(user.userId)}>
          {t('exportOne', { company: user.companyName })}
        </Button>
      ) : null}
      <Button variant={user ? 'secondary' : 'primary'} disabled={isBusy} onClick={() => void run()}>
        {t('exportAll')}
      </Button>
      <Checkbox
        checked={withoutEvidence}
        disabled={isBusy}
        onChange={setWithoutEvidence}
        label={t('withoutEvidence')}
        aria-describedby={hintId}
      />
      <p id={hintId} className="max-w-72 pl-7 text-ink-muted text-sm">
        {t('withoutEvidenceHint')}
      </p>
      {isBusy ? <Progress label={t('writing')} share={share} /> : null}
    </div>
  );
}

/** Downloads a workspace file. One that is too large to be loaded is no copy, which the user learns right away. */
function useSaveWorkspace() {
  const { t } = useTranslation('workspace-file');
  const errorText = useErrorText();
  return async (query: { userId: number | undefined; withoutEvidence: string }) => {
    try {
      const file = await download(exportWorkspace, { query });
      saveFile(file);
      const { maxBodyBytes } = importSandbox;
      if (file.blob.size > maxBodyBytes) toast.warning(t('tooLarge', { max: maxBodyBytes / 1024 / 1024 }));
    } catch (error) {
      toast.error(t('failed', { reason: errorText(error) }));
    }
  };
}

export function ImportButton({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('workspace-file');
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isOlder, setIsOlder] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const share = useFileProgress(isBusy);
  const choose = async (chosen: File | null) => {
    setError(null);
    setIsOlder(chosen !== null && (await isByteWise(chosen)));
    setFile(chosen);
  };
  const load = async () => {
    if (!file) return;
    const body = new FormData();
    body.set('file', file);
    setIsBusy(true);
    try {
      await call(importSandbox, { body });
      setFile(null);
      onDone();
    } catch (cause) {
      setError(t('failed', { reason: errorText(cause) }));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-label={t('import')}
        onChange={(event) => {
          void choose(event.target.files?.[0] ?? null);
          // Allows the same file to be chosen again.
          event.target.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()}>{t('import')}</Button>
      <ConfirmDialog
        isOpen={file !== null}
        title={t(isOlder ? 'replaceTitle' : 'loadTitle', { name: file?.name ?? '' })}
        description={t(isOlder ? 'replaceText' : 'loadText')}
        confirmLabel={t(isOlder ? 'replaceAction' : 'loadAction')}
        error={error}
        onCancel={() => setFile(null)}
        onConfirm={load}
      >
        {isBusy ? <Progress label={t('loading')} share={share} /> : null}
      </ConfirmDialog>
    </>
  );
}

/** The first bytes of a file exported by an older version, which replaces everything. */
async function isByteWise(file: File): Promise<boolean> {
  return (await file.slice(0, 7).text()) === 'LLSTORE';
}

/** The engine's progress with a file, 0 to 1; null until it reports. */
function useFileProgress(isBusy: boolean): number | null {
  const [share, setShare] = useState<number | null>(null);
  useEffect(() => {
    if (!isBusy) return;
    setShare(null);
    const channel = new BroadcastChannel(engineNames(appBaseUrl.pathname).channel);
    channel.onmessage = ({ data }: MessageEvent<EngineEvent>) => {
      if (data.type === 'file-progress') setShare(data.done / Math.max(1, data.total));
    };
    return () => channel.close();
  }, [isBusy]);
  return share;
}
