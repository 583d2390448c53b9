import { useTranslation } from 'react-i18next';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Picture } from './picture';
import { useSwitchFailure, useSwitchWorkspace, useWorkspaceName, useWorkspaces } from './use-workspaces';

/** The other workspaces, one click away; hidden while there is only one. */
export function QuickSwitch({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('workspaces');
  const failureText = useSwitchFailure();
  const { workspaces, picture } = useWorkspaces();
  const nameOf = useWorkspaceName();
  const { mutateAsync, isPending, error } = useSwitchWorkspace();
  if (workspaces.length < 2) return null;
  return (
    <section aria-label={t('title')} className="flex flex-col gap-2">
      <h3 className="font-semibold text-sm">{t('title')}</h3>
      {error ? <Alert kind="danger">{failureText(error)}</Alert> : null}
      <ul className="flex flex-col divide-y rounded-lg border">
        {workspaces.map((workspace) => (
          <li key={workspace.key} className="flex items-center gap-3 px-3 py-2">
            <Picture picture={workspace.picture} name={nameOf(workspace)} />
            <span className="min-w-0 flex-1 truncate font-medium">{nameOf(workspace)}</span>
            {workspace.isCurrent ? (
              <span className="text-ink-muted text-sm">{t('open')}</span>
            ) : (
              <Button
                size="sm"
                disabled={isPending || workspace.refusal !== null}
                aria-label={t('switchTo', { name: nameOf(workspace) })}
                onClick={() =>
                  void mutateAsync({ key: workspace.key, picture }).then(onDone, () => undefined)
                }
              >
                {t('switch')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
