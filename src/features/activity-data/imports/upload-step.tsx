import { Download, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { importLimits } from '#api/contract/activity-data/imports';
import { FileField } from '@/components/form/files/file-field';
import type { ChosenFile } from '@/components/form/files/file-list';
import { fileErrors } from '@/components/form/files/upload-batch';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useErrorText } from '@/lib/problem/use-error-text';
import { ProblemTable } from './problem-table';
import { fetchErrors } from './upload-errors';
import { shareDone, type UploadState } from './upload-steps';
import type { useUpload } from './use-upload';
import { Warned } from './warned';

const limits = {
  extensions: [importLimits.extension],
  maxSizeBytes: importLimits.maxFileBytes,
  maxFiles: 1,
};

type StateOf<Step extends UploadState['step']> = Extract<UploadState, { step: Step }>;

type UploadStepProps = ReturnType<typeof useUpload> & {
  onClose: () => void;
  /** Where the new rows can be seen. */
  recordedHint: string;
};

/** Uploads the completed file and shows the result. */
export function UploadStep({
  state,
  file: chosen,
  upload,
  record,
  startAnew,
  onClose,
  recordedHint,
}: UploadStepProps) {
  const { t } = useTranslation('imports');
  const file = useChosenFile(state, chosen, startAnew);
  if (state.step === 'recorded')
    return <Recorded state={state} hint={recordedHint} onMore={startAnew} onClose={onClose} />;
  return (
    <div className="flex flex-col gap-4">
      {state.step === 'rejected' ? (
        <>
          <Rejected state={state} />
          <ProblemTable importId={state.importId} />
        </>
      ) : null}
      {state.step === 'warned' ? <Warned {...state} onRecord={record} /> : null}
      <FileField
        label={t(state.step === 'rejected' ? 'upload.dropCorrected' : 'upload.drop')}
        limits={limits}
        disabled={shareDone(state) !== null}
        onFiles={([file]) => void (file && upload(file))}
        files={file ? [file] : []}
      />
      {state.step === 'failed' && !file?.errors?.length ? (
        <Failed state={state} onRecordAgain={record} />
      ) : null}
    </div>
  );
}

/** The file, its progress, and the API's messages about it. */
function useChosenFile(state: UploadState, file: File | null, onRemove: () => void): ChosenFile | null {
  const { t } = useTranslation('imports');
  if (!file || state.step === 'idle') return null;
  const share = shareDone(state);
  const step = {
    checking: t('progress.checking'),
    recording: t('progress.recording', { count: state.step === 'recording' ? state.rows : 0 }),
  };
  const running =
    state.step === 'checking' || state.step === 'recording' ? step[state.step] : t('progress.reading');
  return {
    key: file.name,
    name: file.name,
    sizeBytes: file.size,
    ...(share === null ? { onRemove } : { progress: { label: t('progress.label'), share, step: running } }),
    ...(state.step === 'failed' && !state.checked ? { errors: fileErrors(state.error) } : {}),
  };
}

function Rejected({ state }: { state: StateOf<'rejected'> }) {
  const { t } = useTranslation('imports');
  const { importId, errorRows, rows } = state;
  return (
    <Alert
      kind="attention"
      title={t('rejected.title', { count: errorRows, rows })}
      actions={
        <Button onClick={() => fetchErrors(importId)}>
          <Download aria-hidden />
          {t('rejected.download')}
        </Button>
      }
    >
      {t('rejected.text')}
    </Alert>
  );
}

type FailedProps = {
  state: StateOf<'failed'>;
  onRecordAgain: (checked: NonNullable<StateOf<'failed'>['checked']>) => Promise<void>;
};

/** The file's errors, otherwise the detail, otherwise the generic message. */
function Failed({ state: { error, checked }, onRecordAgain }: FailedProps) {
  const { t } = useTranslation('imports');
  const errorText = useErrorText();
  const errors = fileErrors(error);
  return (
    <Alert
      kind="danger"
      title={t(checked ? 'failed.recording' : 'failed.upload')}
      actions={
        checked ? (
          <Button onClick={() => void onRecordAgain(checked)}>
            <RotateCcw aria-hidden />
            {t('actions.tryAgain', { ns: 'common' })}
          </Button>
        ) : null
      }
    >
      {(errors.length > 0 ? errors : [errorText(error)]).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Alert>
  );
}

type RecordedProps = { state: StateOf<'recorded'>; hint: string; onMore: () => void; onClose: () => void };

function Recorded({ state, hint, onMore, onClose }: RecordedProps) {
  const { t } = useTranslation('imports');
  return (
    <div className="flex flex-col gap-4">
      <Alert kind="success" title={t('recorded', { count: state.rows })}>
        {hint}
      </Alert>
      <div className="flex gap-2">
        <Button variant="primary" onClick={onClose}>
          {t('actions.close', { ns: 'common' })}
        </Button>
        <Button onClick={onMore}>{t('upload.more')}</Button>
      </div>
    </div>
  );
}
