import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type DecisionBody,
  decideRecalculation,
  type RecalculationDetail,
} from '#api/contract/emissions/recalculations';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { call } from '@/lib/api/call';
import { recalculationQueries } from '@/lib/api/queries/recalculations';
import { useErrorText } from '@/lib/problem/use-error-text';
import { useActivityDataChanged } from '@/state/activity-data';
import { useSessionUser } from '@/state/session';

type Decision = DecisionBody['decision'];
type Props = { run: RecalculationDetail; onDecided: () => void; onNew: () => void };

/** Accept, reject, or pin the period. Administrators decide; everyone else sees that a decision is pending. */
export function DecisionBar({ run, onDecided, onNew }: Props) {
  const { t } = useTranslation('recalculation');
  const { isAdmin } = useSessionUser();
  const [asked, setAsked] = useState<Decision | null>(null);
  const isOpen =
    run.state === 'ready' || run.state === 'computing' || (run.state === 'failed' && !run.decidedOn);
  if (run.kind !== 'settings' || !isOpen) return null;
  if (!isAdmin) return <p className="text-ink-muted">{t('decide.readerHint')}</p>;
  return (
    <>
      {run.isStale ? (
        <Alert kind="attention" title={t('decide.staleTitle')} className="mb-4">
          {t('decide.stale')}
        </Alert>
      ) : null}
      {run.hasNewRows && !run.isStale ? <p className="mb-3 text-ink-muted">{t('decide.newRows')}</p> : null}
      <div className="flex flex-wrap items-center gap-2">
        {run.state === 'ready' ? (
          <Button variant="primary" disabled={run.isStale} onClick={() => setAsked('accept')}>
            {t('decide.accept')}
          </Button>
        ) : null}
        <Button onClick={() => setAsked('reject')}>{t('decide.reject')}</Button>
        {run.periodStart && run.state === 'ready' ? (
          <Button variant="quiet" onClick={() => setAsked('pin')}>
            {t('decide.pin')}
          </Button>
        ) : null}
      </div>
      {asked ? (
        <DecisionDialog
          run={run}
          decision={asked}
          onClose={() => setAsked(null)}
          onDecided={asked === 'reject' ? onNew : onDecided}
        />
      ) : null}
    </>
  );
}

function DecisionDialog({
  run,
  decision,
  onClose,
  onDecided,
}: {
  run: RecalculationDetail;
  decision: Decision;
  onClose: () => void;
  onDecided: () => void;
}) {
  const { t } = useTranslation('recalculation');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const changed = useActivityDataChanged();
  const noteId = useId();
  const [note, setNote] = useState('');
  const [error, setError] = useState<string | null>(null);
  return (
    <ConfirmDialog
      isOpen
      isDestructive={false}
      title={t(`decide.${decision}Title`)}
      description={t(`decide.${decision}Text`, { count: run.changedRows })}
      confirmLabel={t(`decide.${decision}`)}
      error={error}
      onCancel={onClose}
      onConfirm={async () => {
        try {
          await call(decideRecalculation, {
            params: { id: run.recalculationId },
            body: { decision, note },
          });
        } catch (failure) {
          setError(errorText(failure));
          return;
        }
        onClose();
        // A user who has moved to another screen sees its figures update there.
        if (decision === 'accept') await changed();
        else await queryClient.invalidateQueries({ queryKey: recalculationQueries.all });
        onDecided();
      }}
    >
      <Label htmlFor={noteId}>{t('decide.note')}</Label>
      <Textarea
        id={noteId}
        rows={2}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </ConfirmDialog>
  );
}
