import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { deleteEvidenceFile, type EvidenceFile, readEvidenceContent } from '#api/contract/intake/evidence';
import { DataTable } from '@/components/data-table/data-table';
import { DownloadEvidence } from '@/components/evidence/download-evidence';
import { Section } from '@/components/layout/page';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Progress } from '@/components/ui/progress';
import { useFormat } from '@/hooks/use-format';
import { call, download } from '@/lib/api/call';
import { saveFile } from '@/lib/api/save-file';
import { useErrorText } from '@/lib/problem/use-error-text';
import { evidenceQueries } from './queries';

/** The files that the company keeps, and the room they take. */
export function EvidenceFiles() {
  const { t } = useTranslation('evidence');
  const format = useFormat();
  const errorText = useErrorText();
  const { data, isError, refetch } = useQuery(evidenceQueries.files());
  const [asked, ask] = useState<EvidenceFile | null>(null);
  const save = ({ evidenceFileId, fileName }: EvidenceFile) =>
    download(readEvidenceContent, { params: { id: evidenceFileId } }).then(
      ({ blob }) => saveFile({ blob, name: fileName }),
      (error: unknown) => void toast.error(errorText(error)),
    );
  return (
    <Section title={t('files.title')} description={t('files.text')}>
      {data ? (
        <div className="mb-3 flex flex-wrap items-end justify-between gap-4">
          <div className="w-full max-w-md">
            <Progress
              label={t('files.used', {
                used: format.fileSize(data.usedBytes, { maxDecimals: 1, isNeverZero: true }),
                limit: format.fileSize(data.maxBytes, { maxDecimals: 1 }),
              })}
              share={data.usedBytes / data.maxBytes}
            />
          </div>
          {data.files.length > 0 ? <DownloadEvidence /> : null}
        </div>
      ) : null}
      <Card isFlush>
        <DataTable
          label={t('files.title')}
          columns={[
            {
              id: 'name',
              header: t('files.name'),
              isRowHeader: true,
              cell: ({ fileName }) => <span className="wrap-anywhere">{fileName}</span>,
              sortValue: ({ fileName }) => fileName,
            },
            {
              id: 'size',
              header: t('files.size'),
              isNumeric: true,
              cell: ({ sizeBytes }) => format.fileSize(sizeBytes),
              sortValue: ({ sizeBytes }) => sizeBytes,
            },
            {
              id: 'entries',
              header: t('files.entries'),
              isNumeric: true,
              cell: ({ entryCount }) => format.number(entryCount),
              sortValue: ({ entryCount }) => entryCount,
            },
            { id: 'by', header: t('files.by'), cell: ({ uploadedByName }) => uploadedByName },
            {
              id: 'on',
              header: t('files.on'),
              cell: ({ uploadedOn }) => format.dateTime(uploadedOn),
              sortValue: ({ uploadedOn }) => uploadedOn,
            },
          ]}
          rows={data?.files}
          rowId={({ evidenceFileId }) => evidenceFileId}
          rowLabel={({ fileName }) => fileName}
          empty={{ title: t('files.none'), children: t('files.noneHint') }}
          {...(isError && !data ? { problem: { kind: 'error', onRetry: () => void refetch() } } : {})}
          rowActions={(file) => [
            {
              id: 'download',
              label: t('actions.download', { ns: 'common' }),
              icon: <Download />,
              onSelect: () => void save(file),
            },
            {
              id: 'delete',
              label: t('files.delete'),
              icon: <Trash2 />,
              isDestructive: true,
              ...(file.entryCount > 0 ? { disabledReason: t('files.needed') } : {}),
              onSelect: () => ask(file),
            },
          ]}
        />
      </Card>
      {asked ? <DeleteQuestion file={asked} onClose={() => ask(null)} /> : null}
    </Section>
  );
}

function DeleteQuestion({ file, onClose }: { file: EvidenceFile; onClose: () => void }) {
  const { t } = useTranslation('evidence');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [error, setError] = useState<string | null>(null);
  const remove = async () => {
    try {
      await call(deleteEvidenceFile, { params: { id: file.evidenceFileId } });
      await queryClient.invalidateQueries({ queryKey: evidenceQueries.all });
      onClose();
    } catch (failure) {
      setError(errorText(failure));
    }
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('files.deleteTitle', { name: file.fileName })}
      description={t('files.deleteText')}
      confirmLabel={t('files.delete')}
      error={error}
      onCancel={onClose}
      onConfirm={remove}
    />
  );
}
