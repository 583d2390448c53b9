import { useTranslation } from 'react-i18next';
import { Alert } from '@/components/ui/alert';
import { Progress } from '@/components/ui/progress';
import type { FileKind } from './file-messages';
import type { DataExport } from './use-data-export';

/** The progress and the result of an export. */
export function ExportState({
  kind,
  running,
  outcome,
}: Pick<DataExport, 'running' | 'outcome'> & { kind: FileKind }) {
  const { t } = useTranslation('data-export');
  if (running?.kind === kind) return <Progress label={t(`steps.${running.step}`)} share={running.share} />;
  if (outcome?.kind !== kind) return null;
  if (!outcome.isDone)
    return (
      <Alert kind="danger" title={t('failed')}>
        {outcome.reason}
      </Alert>
    );
  const { name, size, failed } = outcome;
  return (
    <Alert kind={failed.length > 0 ? 'attention' : 'success'} title={t('saved', { name, size })}>
      {failed.length > 0 ? (
        <ul className="mt-1 list-disc pl-5">
          {failed.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : null}
    </Alert>
  );
}
