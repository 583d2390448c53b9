import { useQuery } from '@tanstack/react-query';
import { Trash } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { type Checkpoint, deleteCheckpoint, restoreCheckpoint, saveCheckpoint } from '#api/contract/engine';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { useFormat } from '@/hooks/use-format';
import { call } from '@/lib/api/call';
import { useErrorText } from '@/lib/problem/use-error-text';
import { checkpointsQuery } from './queries';

const maxNameChars = 80;

type Question = { act: 'restore' | 'delete'; name: string };

/** Named states of the sandbox: save, restore, delete. */
export function Checkpoints({ onRestored }: { onRestored: () => void }) {
  const { t } = useTranslation('sandbox');
  const { data: checkpoints = [], isError, refetch } = useQuery(checkpointsQuery);
  const [question, setQuestion] = useState<Question | null>(null);
  return (
    <section className="flex flex-col gap-4 border-b pb-6">
      <div>
        <h3 className="font-semibold">{t('data.checkpointTitle')}</h3>
        <p className="text-ink-muted">{t('data.checkpointText')}</p>
      </div>
      <SaveForm
        // The current list, because another tab may have saved a checkpoint since.
        isTaken={async (wanted) => Boolean((await refetch()).data?.some(({ name }) => name === wanted))}
        onSaved={() => void refetch()}
      />
      {isError ? <p className="text-danger">{t('data.checkpointsFailed')}</p> : null}
      {checkpoints.length > 0 ? (
        <ul aria-label={t('data.checkpointList')} className="divide-y border-y">
          {checkpoints.map((checkpoint) => (
            <Row key={checkpoint.name} checkpoint={checkpoint} onAsk={setQuestion} />
          ))}
        </ul>
      ) : null}
      <AskFirst
        question={question}
        onClose={() => setQuestion(null)}
        onDone={({ act }) => (act === 'restore' ? onRestored() : void refetch())}
      />
    </section>
  );
}

type SaveFormProps = { isTaken: (name: string) => Promise<boolean>; onSaved: () => void };

/** Reusing a name replaces the older state, so the user is asked first. */
function SaveForm({ isTaken, onSaved }: SaveFormProps) {
  const { t } = useTranslation('sandbox');
  const errorText = useErrorText();
  const inputId = useId();
  const [name, setName] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const wanted = name.trim();
  const save = async () => {
    try {
      await call(saveCheckpoint, { params: { name: wanted } });
      setName('');
      onSaved();
      toast.success(t('data.checkpointSaved', { name: wanted }));
    } catch (error) {
      toast.error(t('data.failed', { reason: errorText(error) }));
    }
    setIsAsking(false);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!wanted || isBusy) return;
    setIsBusy(true);
    if (await isTaken(wanted)) setIsAsking(true);
    else await save();
    setIsBusy(false);
  };
  return (
    <>
      <form className="flex flex-wrap items-end gap-3" onSubmit={(event) => void submit(event)}>
        <div className="flex min-w-60 flex-1 flex-col gap-1.5">
          <Label htmlFor={inputId}>{t('data.checkpointName')}</Label>
          <Input
            id={inputId}
            value={name}
            maxLength={maxNameChars}
            autoComplete="off"
            // Fixes the name, so the one the user confirms is the one that is saved.
            readOnly={isBusy}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <Button type="submit" disabled={isBusy || wanted === ''}>
          {t('data.checkpointSave')}
        </Button>
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('data.replaceConfirmTitle', { name: wanted })}
        description={t('data.replaceConfirm')}
        confirmLabel={t('data.replaceAction')}
        onCancel={() => setIsAsking(false)}
        onConfirm={save}
      />
    </>
  );
}

function Row({ checkpoint, onAsk }: { checkpoint: Checkpoint; onAsk: (question: Question) => void }) {
  const { t } = useTranslation('sandbox');
  const format = useFormat();
  const { name, overlayBytes, refusal } = checkpoint;
  const reasonId = useId();
  return (
    <li className="flex items-center gap-3 py-2">
      <span className="min-w-0 flex-1">
        <span className="block break-words font-medium">{name}</span>
        <span className="figures text-ink-muted text-sm">
          {t('data.checkpointSize', { size: format.fileSize(overlayBytes) })}
        </span>
        {refusal ? (
          <span id={reasonId} className="block text-danger text-sm">
            {t(`data.checkpointRefusal.${refusal}`)}
          </span>
        ) : null}
      </span>
      <Button
        size="sm"
        disabled={refusal !== null}
        aria-describedby={refusal ? reasonId : undefined}
        aria-label={t('data.checkpointRestoreOf', { name })}
        onClick={() => onAsk({ act: 'restore', name })}
      >
        {t('data.checkpointRestore')}
      </Button>
      <Button
        variant="quiet"
        size="icon-sm"
        aria-label={t('data.checkpointDeleteOf', { name })}
        onClick={() => onAsk({ act: 'delete', name })}
      >
        <Trash aria-hidden />
      </Button>
    </li>
  );
}

type AskFirstProps = { question: Question | null; onClose: () => void; onDone: (question: Question) => void };

function AskFirst({ question, onClose, onDone }: AskFirstProps) {
  const { t } = useTranslation('sandbox');
  const errorText = useErrorText();
  const [error, setError] = useState<string | null>(null);
  const name = question?.name ?? '';
  const isRestore = question?.act === 'restore';
  const close = () => {
    setError(null);
    onClose();
  };
  const act = async () => {
    if (!question) return;
    try {
      await call(isRestore ? restoreCheckpoint : deleteCheckpoint, { params: { name } });
      close();
      onDone(question);
    } catch (cause) {
      setError(t('data.failed', { reason: errorText(cause) }));
    }
  };
  return (
    <ConfirmDialog
      isOpen={question !== null}
      title={t(isRestore ? 'data.restoreConfirmTitle' : 'data.deleteConfirmTitle', { name })}
      description={t(isRestore ? 'data.restoreConfirm' : 'data.deleteConfirm')}
      confirmLabel={t(isRestore ? 'data.checkpointRestore' : 'data.deleteAction')}
      error={error}
      onCancel={close}
      onConfirm={act}
    />
  );
}
