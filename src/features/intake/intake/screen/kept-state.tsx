import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '@/components/crud/conflict-dialog';
import { useUnsavedChanges } from '@/components/form/unsaved-changes';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { countChoices, readChoices } from './work/stored-choices';
import type { KeptChoices } from './work/use-kept-choices';

/** Says when answers could not be saved. Asks before they are left behind, and when another user saved first. */
export function KeptState({ kept }: { kept: KeptChoices }) {
  const { t } = useTranslation('intake');
  const { state, conflict } = kept;
  const unsaved = useUnsavedChanges(state?.kind === 'failed');
  useBlocker({
    enableBeforeUnload: false,
    // Another entry or page of this file is no other screen.
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname && (await unsaved.shouldBlock()),
  });
  const countText = (choices: Parameters<typeof countChoices>[0]) =>
    t('conflict.answers', { count: countChoices(choices) });
  return (
    <>
      {state?.kind === 'failed' && 'text' in state ? (
        <Alert
          kind="danger"
          title={t('page.notSaved')}
          actions={
            <Button size="sm" onClick={kept.retry}>
              {t('actions.tryAgain', { ns: 'common' })}
            </Button>
          }
        >
          {state.text}
        </Alert>
      ) : null}
      {conflict ? (
        <ConflictDialog
          conflicts={[
            {
              id: String(conflict.id),
              label: t('conflict.label'),
              theirs: countText(readChoices(conflict.theirs.choices)),
              mine: countText(conflict.mine.choices),
            },
          ]}
          change={conflict.change}
          onDecide={(keptIds) => void kept.decide(keptIds.size === 0)}
          onCancel={() => void kept.decide(null)}
        />
      ) : null}
      {unsaved.dialog}
    </>
  );
}
