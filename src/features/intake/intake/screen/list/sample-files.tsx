import { Download, FileUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FileList } from '@/components/form/files/file-list';
import { Section } from '@/components/layout/page';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { saveFile } from '@/lib/api/save-file';
import { useErrorText } from '@/lib/problem/use-error-text';
import { type SampleKind, sampleKinds } from '../../samples/sample-file';
import { useSampleFile } from './use-sample-file';
import { useTakeFiles } from './use-take-files';

/** Files with made-up numbers, to try it without files of your own. Only in the sandbox. */
export function SampleFiles() {
  const { t } = useTranslation('intake');
  const errorText = useErrorText();
  const { uploads, take, isUploading } = useTakeFiles();
  const { mutate, isPending, error } = useSampleFile();
  return (
    <Section title={t('samples.title')} description={t('samples.text')}>
      <div className="flex flex-col gap-3">
        <ul aria-label={t('samples.title')} className="flex flex-col divide-y rounded-lg border">
          {sampleKinds.map((kind) => (
            <SampleRow
              key={kind}
              kind={kind}
              isBusy={isPending || isUploading}
              onUse={() => mutate({ kind, onMade: (file) => take([file]) })}
              onDownload={() => mutate({ kind, onMade: (file) => saveFile({ blob: file, name: file.name }) })}
            />
          ))}
        </ul>
        {error ? (
          <Alert kind="danger" title={t('samples.failed')}>
            {errorText(error)}
          </Alert>
        ) : null}
        <FileList files={uploads} onRemoved={() => undefined} />
      </div>
    </Section>
  );
}

type SampleRowProps = { kind: SampleKind; isBusy: boolean; onUse: () => void; onDownload: () => void };

function SampleRow({ kind, isBusy, onUse, onDownload }: SampleRowProps) {
  const { t } = useTranslation('intake');
  const name = t(`samples.${kind}.name`);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-60 flex-1">
        <p className="font-medium">{name}</p>
        <p className="text-ink-muted text-sm">{t(`samples.${kind}.text`)}</p>
      </div>
      <div className="flex gap-2">
        <Button size="sm" disabled={isBusy} aria-label={t('samples.useFor', { name })} onClick={onUse}>
          <FileUp aria-hidden />
          {t('samples.use')}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          disabled={isBusy}
          aria-label={t('samples.downloadFor', { name })}
          onClick={onDownload}
        >
          <Download aria-hidden />
          {t('actions.download', { ns: 'common' })}
        </Button>
      </div>
    </li>
  );
}
