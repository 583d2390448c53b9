import { Download, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { importLimits } from '#api/contract/activity-data/imports';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { FileDrop } from '@/components/ui/file-drop';
import { Progress } from '@/components/ui/progress';
import { useErrorText } from '@/lib/problem/use-error-text';
import { fetchErrors, fileErrors } from './upload-errors';
import { shareDone, type UploadState } from './upload-steps';
import { useUpload } from './use-upload';

const limits = {
  extensions: [importLimits.extension],
  maxSizeBytes: importLimits.maxFileBytes,
  maxFiles: 1,
};

type StateOf<Step extends UploadState['step']> = Extract<UploadState, { step: Step }>;

/** Takes the filled file and tells what became of it. */
export function UploadStep({ locationId, onClose }: { locationId: number; onClose: () => void }) {
  const { t } = useTranslation('imports');
  const { state, upload, recordAgain, startAnew } = useUpload(locationId);
  if (state.step === 'recorded') return <Recorded state={state} onMore={startAnew} onClose={onClose} />;
  const isRunning = shareDone(state) !== null;
  return (
    <div className="flex flex-col gap-4">
      {isRunning ? (
        <RunningUpload state={state} />
      ) : (
        <FileDrop
          label={t(state.step === 'rejected' ? 'upload.dropCorrected' : 'upload.drop')}
          limits={limits}
          onFiles={([file]) => void (file && upload(file))}
        />
      )}
      {state.step === 'rejected' ? <Rejected state={state} /> : null}
      {state.step === 'failed' ? <Failed state={state} onRecordAgain={recordAgain} /> : null}
    </div>
  );
}

function RunningUpload({ state }: { state: UploadState }) {
  const { t } = useTranslation('imports');
  const step = {
    checking: t('progress.checking'),
    recording: t('progress.recording', { count: state.step === 'recording' ? state.rows : 0 }),
  };
  return (
    <div className="rounded-lg border px-6 py-8">
      <Progress
        label={t('progress.label')}
        share={shareDone(state)}
        step={
          state.step === 'checking' || state.step === 'recording' ? step[state.step] : t('progress.reading')
        }
      />
    </div>
  );
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

/** The errors of the file, else the detail, else the generic message. */
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

type RecordedProps = { state: StateOf<'recorded'>; onMore: () => void; onClose: () => void };

function Recorded({ state, onMore, onClose }: RecordedProps) {
  const { t } = useTranslation('imports');
  return (
    <div className="flex flex-col gap-4">
      <Alert kind="success" title={t('recorded', { count: state.rows })}>
        {t('recordedHint')}
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
