import { Pencil, Trash } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxWorkspaceNameChars, type Workspace } from '#api/contract/engine-workspaces';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { useFormat } from '@/hooks/use-format';
import { Picture } from './picture';
import { useWorkspaceName } from './use-workspaces';

type WorkspaceRowProps = {
  workspace: Workspace;
  isBusy: boolean;
  onSwitch: () => void;
  onRename: (name: string) => Promise<boolean>;
  onDelete: () => void;
};

export function WorkspaceRow({ workspace, isBusy, onSwitch, onRename, onDelete }: WorkspaceRowProps) {
  const { t } = useTranslation(['workspaces', 'sandbox']);
  const format = useFormat();
  const name = useWorkspaceName()(workspace);
  const [isRenaming, setIsRenaming] = useState(false);
  /** The focus returns to the button that opened the form. */
  const [wasRenaming, setWasRenaming] = useState(false);
  const reasonId = useId();
  const { isCurrent, bytes, lastUsedOn, picture, refusal } = workspace;
  const used = lastUsedOn ? t('lastUsed', { time: format.dateTime(lastUsedOn) }) : t('neverUsed');
  const rename = async (wanted: string) => {
    if (wanted === name || (await onRename(wanted))) setIsRenaming(false);
  };
  return (
    <li aria-current={isCurrent || undefined} className="flex items-center gap-3 py-3">
      <Picture picture={picture} name={name} />
      {isRenaming ? (
        <RenameForm name={name} onRename={rename} onClose={() => setIsRenaming(false)} />
      ) : (
        <>
          <span className="min-w-0 flex-1">
            <span className="block wrap-break-word font-medium">{name}</span>
            {picture ? <span className="block truncate text-sm">{picture.companyName}</span> : null}
            <span className="figures block text-ink-muted text-sm">
              {[
                isCurrent ? t('open') : used,
                bytes > 0 ? t('size', { size: format.fileSize(bytes) }) : t('unchanged'),
              ].join(' · ')}
            </span>
            {refusal ? (
              <span id={reasonId} className="block text-danger text-sm">
                {t(`sandbox:data.checkpointRefusal.${refusal}`)}
              </span>
            ) : null}
          </span>
          {isCurrent ? null : (
            <Button
              size="sm"
              disabled={isBusy || refusal !== null}
              aria-describedby={refusal ? reasonId : undefined}
              aria-label={t('switchTo', { name })}
              onClick={onSwitch}
            >
              {t('switch')}
            </Button>
          )}
          <Button
            variant="quiet"
            size="icon-sm"
            aria-label={t('renameOf', { name })}
            disabled={isBusy}
            autoFocus={wasRenaming}
            onClick={() => {
              setIsRenaming(true);
              setWasRenaming(true);
            }}
          >
            <Pencil aria-hidden />
          </Button>
          {isCurrent ? null : (
            <Button
              variant="quiet"
              size="icon-sm"
              aria-label={t('deleteOf', { name })}
              disabled={isBusy}
              onClick={onDelete}
            >
              <Trash aria-hidden />
            </Button>
          )}
        </>
      )}
    </li>
  );
}

type RenameFormProps = { name: string; onRename: (name: string) => Promise<void>; onClose: () => void };

function RenameForm({ name, onRename, onClose }: RenameFormProps) {
  const { t } = useTranslation(['workspaces', 'common']);
  const [wanted, setWanted] = useState(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted.trim() !== '') void onRename(wanted.trim());
  };
  return (
    <form className="flex min-w-0 flex-1 items-center gap-2" onSubmit={submit}>
      <Input
        aria-label={t('newNameOf', { name })}
        value={wanted}
        maxLength={maxWorkspaceNameChars}
        autoComplete="off"
        autoFocus
        onChange={(event) => setWanted(event.target.value)}
      />
      <Button size="sm" type="submit" disabled={wanted.trim() === ''}>
        {t('common:actions.save')}
      </Button>
      <Button size="sm" variant="quiet" onClick={onClose}>
        {t('common:actions.cancel')}
      </Button>
    </form>
  );
}
