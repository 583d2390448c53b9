import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { deleteWorkspace, renameWorkspace, type Workspace } from '#api/contract/engine-workspaces';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { call } from '@/lib/api/call';
import { useErrorText } from '@/lib/problem/use-error-text';
import { NewWorkspace } from './new-workspace';
import { useSwitchFailure, useSwitchWorkspace, useWorkspaceName, useWorkspaces } from './use-workspaces';
import { WorkspaceRow } from './workspace-row';

/** Several states side by side: a prospect's data is kept while another is shown. */
export function Workspaces({ onSwitched }: { onSwitched: () => void }) {
  const { t } = useTranslation('workspaces');
  const failureText = useSwitchFailure();
  const { workspaces, picture, isError, refetch } = useWorkspaces();
  const nameOf = useWorkspaceName();
  const { mutateAsync, isPending } = useSwitchWorkspace();
  const [isMaking, setIsMaking] = useState(false);
  /** The focus returns to the button that opened the form. */
  const [wasMaking, setWasMaking] = useState(false);
  const [doomed, setDoomed] = useState<Workspace | null>(null);
  const fail = (cause: unknown) => void toast.error(failureText(cause));
  const open = async (key: string) => {
    // When the user keeps unsaved edits, the panel also closes to show the form.
    await mutateAsync({ key, picture }).then(onSwitched);
  };
  const rename = async (workspace: Workspace, name: string) => {
    if (workspaces.some((other) => other !== workspace && nameOf(other) === name)) {
      toast.error(t('nameTaken'));
      return false;
    }
    try {
      await call(renameWorkspace, { params: { key: workspace.key }, body: { name } });
      await refetch();
      return true;
    } catch (cause) {
      fail(cause);
      return false;
    }
  };
  // When nothing is saved, there is only one state.
  if (workspaces.length === 0 && !isError) return null;
  return (
    <section className="flex flex-col gap-4 border-b pb-6">
      <div className="flex items-start justify-between gap-6">
        <div>
          <h3 className="font-semibold">{t('title')}</h3>
          <p className="text-ink-muted">{t('text')}</p>
        </div>
        {isMaking ? null : (
          <Button
            autoFocus={wasMaking}
            onClick={() => {
              setIsMaking(true);
              setWasMaking(true);
            }}
          >
            {t('new')}
          </Button>
        )}
      </div>
      {isError ? <p className="text-danger">{t('listFailed')}</p> : null}
      {isMaking ? (
        <NewWorkspace
          taken={workspaces.map(nameOf)}
          onMade={async (key) => {
            await refetch();
            await open(key);
          }}
          onClose={() => setIsMaking(false)}
        />
      ) : null}
      <ul aria-label={t('title')} className="divide-y border-y">
        {workspaces.map((workspace) => (
          <WorkspaceRow
            key={workspace.key}
            workspace={workspace}
            isBusy={isPending}
            onSwitch={() => void open(workspace.key).catch(fail)}
            onRename={(name) => rename(workspace, name)}
            onDelete={() => setDoomed(workspace)}
          />
        ))}
      </ul>
      <DeleteQuestion
        workspace={doomed}
        onClose={() => setDoomed(null)}
        onDone={() => {
          setDoomed(null);
          void refetch();
        }}
      />
    </section>
  );
}

type DeleteQuestionProps = { workspace: Workspace | null; onClose: () => void; onDone: () => void };

function DeleteQuestion({ workspace, onClose, onDone }: DeleteQuestionProps) {
  const { t } = useTranslation('workspaces');
  const errorText = useErrorText();
  const nameOf = useWorkspaceName();
  const [error, setError] = useState<string | null>(null);
  const remove = async () => {
    if (!workspace) return;
    try {
      await call(deleteWorkspace, { params: { key: workspace.key } });
      setError(null);
      onDone();
    } catch (cause) {
      setError(t('failed', { reason: errorText(cause) }));
    }
  };
  return (
    <ConfirmDialog
      isOpen={workspace !== null}
      title={t('deleteTitle', { name: workspace ? nameOf(workspace) : '' })}
      description={t('deleteText')}
      confirmLabel={t('delete')}
      error={error}
      onCancel={() => {
        setError(null);
        onClose();
      }}
      onConfirm={remove}
    />
  );
}
