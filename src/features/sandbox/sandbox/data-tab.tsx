import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resetSandbox } from '#api/contract/engine';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { call, credential } from '@/lib/api/call';
import { useErrorText } from '@/lib/problem/use-error-text';
import { Checkpoints } from './checkpoints';
import { useGoOn } from './use-go-on';
import { ExportButtons, ImportButton } from './workspace-buttons';

const Workspaces = lazy(() =>
  import('./workspaces/workspaces').then((file) => ({ default: file.Workspaces })),
);

/**
 * Reset, export or import the data. Replacing the data also ends the session; restoring a checkpoint keeps the user
 * signed in.
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
      <Suspense fallback={<Skeleton className="h-40 w-full" />}>
        <Workspaces onSwitched={onReplaced} />
      </Suspense>
      <Block title={file('exportTitle')} text={file('exportText')}>
        <ExportButtons />
      </Block>
      <Block title={file('importTitle')} text={file('importText')}>
        <ImportButton onDone={replaced} />
      </Block>
      <Checkpoints onRestored={() => void goOn().then(onReplaced)} />
      <Block title={t('data.resetTitle')} text={t('data.resetText')}>
        <ResetButton onDone={replaced} />
      </Block>
    </div>
  );
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
