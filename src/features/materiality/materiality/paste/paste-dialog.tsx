import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssessmentRow } from '#api/contract/materiality/assessments';
import { FormDialog } from '@/components/crud/form-dialog';
import { useMarkUnsaved } from '@/components/form/unsaved-scope';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/textarea';
import { PreviewTable } from './preview-table';
import { usePasteProblemText } from './problem-text';
import type { PasteLists } from './read-changes';
import { type Pasted, type PastedRow, readPaste } from './read-paste';
import { usePasteLists } from './use-paste-lists';
import { useSavePasted } from './use-save-pasted';

type PasteDialogProps = { headerId: number; rows: readonly AssessmentRow[]; onClose: () => void };

/** Reads rows pasted from a spreadsheet, shows what they would change, and saves the valid ones. */
export function PasteDialog({ headerId, rows, onClose }: PasteDialogProps) {
  const { t } = useTranslation('materiality-paste');
  return (
    <FormDialog title={t('title')} description={t('description')} size="xl" onClose={onClose}>
      {(close) => <PasteForm {...{ headerId, rows, close }} />}
    </FormDialog>
  );
}

type PasteFormProps = Omit<PasteDialogProps, 'onClose'> & { close: () => void };

function PasteForm({ headerId, rows, close }: PasteFormProps) {
  const { t } = useTranslation('materiality-paste');
  const { t: common } = useTranslation();
  const id = useId();
  const [text, setText] = useState('');
  const { lists } = usePasteLists(headerId);
  const { outcomes, progress, save, forget } = useSavePasted({
    headerId,
    staleText: (change) => (change ? t('preview.staleWith', { change }) : t('preview.stale')),
  });
  const pasted = usePasted(text, { rows, lists });
  const ready = pasted.rows.filter(isReady);
  useMarkUnsaved('edited', ready.length > 0 || pasted.rows.some(({ problems }) => problems.length > 0));
  return (
    <div className="flex flex-col gap-4">
      <div>
        <label htmlFor={id} className="font-medium">
          {t('text.label')}
        </label>
        <Textarea
          id={id}
          rows={6}
          className="mt-1 whitespace-pre font-mono text-xs"
          aria-describedby={`${id}-hint`}
          disabled={!lists || progress !== null}
          value={text}
          onChange={({ target }) => {
            forget();
            setText(target.value);
          }}
        />
        <p id={`${id}-hint`} className="mt-1 text-ink-muted text-sm">
          {t('text.hint')}
        </p>
      </div>
      {text === '' ? null : <Findings pasted={pasted} />}
      {lists && pasted.rows.length > 0 ? <PreviewTable rows={pasted.rows} {...{ lists, outcomes }} /> : null}
      <div aria-live="polite">
        {progress ? <p>{t('progress', { done: progress.done + 1, all: progress.all })}</p> : null}
        {!progress && outcomes.size > 0 ? <Outcome outcomes={[...outcomes.values()]} /> : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          disabled={!lists || ready.length === 0 || progress !== null}
          onClick={() => lists && void save(ready, lists.rules.ids)}
        >
          {t('save', { count: ready.length })}
        </Button>
        <Button onClick={close}>{common(text === '' ? 'actions.cancel' : 'actions.close')}</Button>
      </div>
    </div>
  );
}

const nothing: Pasted = { problems: [], unknown: [], rows: [] };

function usePasted(
  text: string,
  { rows, lists }: { rows: readonly AssessmentRow[]; lists: PasteLists | null },
): Pasted {
  // The lists are new in each render but depend only on the values listed here.
  const isReady = lists !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(() => (lists ? readPaste(text, rows, lists) : nothing), [text, rows, isReady]);
}

function isReady({ item, changes, problems }: PastedRow): boolean {
  return item !== null && problems.length === 0 && Object.keys(changes).length > 0;
}

/** Problems with the whole paste, the columns that are ignored, and the number of invalid rows. */
function Findings({ pasted: { problems, unknown, rows } }: { pasted: Pasted }) {
  const { t } = useTranslation('materiality-paste');
  const { ofPaste } = usePasteProblemText();
  const wrong = rows.filter((row) => row.problems.length > 0).length;
  return (
    <div className="flex flex-col gap-2">
      {problems.map((problem) => (
        <Alert key={JSON.stringify(problem)} kind="danger">
          {ofPaste(problem)}
        </Alert>
      ))}
      {unknown.length > 0 ? (
        <Alert kind="attention">
          <ul>
            {unknown.map(({ name, number }) => (
              <li key={number}>{t('unknownColumn', { column: name, number })}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {wrong > 0 ? <Alert kind="attention">{t('wrongRows', { count: wrong })}</Alert> : null}
    </div>
  );
}

function Outcome({ outcomes }: { outcomes: readonly (string | null)[] }) {
  const { t } = useTranslation('materiality-paste');
  const failed = outcomes.filter((why) => why !== null).length;
  const saved = outcomes.length - failed;
  return (
    <Alert kind={failed > 0 ? 'attention' : 'success'}>
      {t('outcome.saved', { count: saved })}
      {failed > 0 ? ` ${t('outcome.failed', { count: failed })}` : null}
    </Alert>
  );
}
