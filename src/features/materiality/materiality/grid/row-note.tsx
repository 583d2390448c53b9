import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssessmentRow } from '#api/contract/materiality/assessments';
import { Button } from '@/components/ui/button';
import { useChangeText } from '@/lib/problem/use-change-text';
import { useErrorText } from '@/lib/problem/use-error-text';
import type { Draft, Drafts } from './drafts';
import { useDraft, useIsLastSaved } from './use-drafts';

type RowNoteProps = { row: AssessmentRow; drafts: Drafts; open: (row: AssessmentRow) => void };

/** The save state of a row, with the possible actions when its choices are not saved. */
export function RowNote({ row, drafts, open }: RowNoteProps) {
  const draft = useDraft(drafts, row.dmIroId);
  const { t } = useTranslation('materiality-grid');
  const isSaved = useIsLastSaved(drafts, row.dmIroId) && !draft;
  return (
    <div role="status" className="wrap-anywhere font-normal text-sm">
      {isSaved ? <span className="text-ink-muted">{t('saved')}</span> : null}
      {draft ? <Unsaved {...{ row, drafts, open, draft }} /> : null}
    </div>
  );
}

function Unsaved({ row, drafts, open, draft: { state } }: RowNoteProps & { draft: Draft }) {
  const { t } = useTranslation('materiality-grid');
  const { t: scores } = useTranslation('materiality-scores');
  const errorText = useErrorText();
  const changeText = useChangeText();
  const id = row.dmIroId;
  const drop = { label: t('undo'), act: () => drafts.drop(id) };
  const form = { label: t('openForm'), act: () => open(row) };
  if (state.is === 'saving') return <span className="text-ink-muted">{t('saving')}</span>;
  if (state.is === 'incomplete') {
    const names = state.missing.map((field) => scores(`fields.${field}`)).join(', ');
    return <Note actions={[drop]}>{t('incomplete', { names })}</Note>;
  }
  if (state.is === 'conflict') {
    const names = state.fields.map((field) => scores(`fields.${field}`)).join(', ');
    const mine = { label: t('saveMine'), act: () => drafts.retry(id) };
    const change = changeText(state.error);
    return (
      <Note actions={[mine, { ...drop, label: t('keepTheirs') }]}>
        {change ? t('conflictWith', { change, names }) : t('conflict', { names })}
      </Note>
    );
  }
  if (state.needsReason) return <Note actions={[form, drop]}>{t('reasonNeeded')}</Note>;
  const again = { label: t('retry'), act: () => drafts.retry(id) };
  return <Note actions={[again, drop]}>{t('refused', { why: errorText(state.error) })}</Note>;
}

type NoteProps = { actions: readonly { label: string; act: () => void }[]; children: ReactNode };

function Note({ actions, children }: NoteProps) {
  return (
    <>
      <p className="text-on-attention-soft">{children}</p>
      <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1">
        {actions.map(({ label, act }) => (
          <Button key={label} variant="link" size="sm" onClick={act}>
            {label}
          </Button>
        ))}
      </p>
    </>
  );
}
