import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, FileText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import {
  deleteMaterialityFile,
  downloadMaterialityFile,
  type MaterialityFile,
  uploadMaterialityFile,
} from '#api/contract/materiality/files';
import { FileField } from '@/components/form/files/file-field';
import { useUploads } from '@/components/form/files/use-uploads';
import { ErrorState } from '@/components/ui/error-state';
import { IconButton } from '@/components/ui/icon-button';
import { Skeleton } from '@/components/ui/skeleton';
import { DeleteRowQuestion } from '@/features/materiality/materiality/rows/delete-row-question';
import { useFormat } from '@/hooks/use-format';
import { call, download } from '@/lib/api/call';
import { refresh } from '@/lib/api/refresh';
import { saveFile } from '@/lib/api/save-file';
import { useErrorText } from '@/lib/problem/use-error-text';
import { documentQueries } from './queries';

type DocumentsProps = { headerId: number; isEditor: boolean };

/** The stored documents. Editors can add more within the limits set by the server. */
export function Documents({ headerId, isEditor }: DocumentsProps) {
  const { t } = useTranslation('materiality');
  const files = useQuery(documentQueries.list(headerId));
  return (
    <section aria-label={t('documents.list')} className="flex flex-col gap-3">
      {files.isError && !files.data ? (
        <ErrorState onRetry={() => void files.refetch()} />
      ) : files.data ? (
        <StoredFiles {...{ headerId, isEditor }} files={files.data} />
      ) : (
        <Skeleton className="h-12" />
      )}
      {isEditor && files.data ? <Upload headerId={headerId} storedCount={files.data.length} /> : null}
    </section>
  );
}

function Upload({ headerId, storedCount }: { headerId: number; storedCount: number }) {
  const { t } = useTranslation('materiality');
  const limits = useQuery(documentQueries.limits());
  const queryClient = useQueryClient();
  const { uploads, upload, isUploading } = useUploads({
    field: 'submittedFile',
    send: (body) => call(uploadMaterialityFile, { params: { id: headerId }, body }),
    progress: ({ name }, state) => ({
      label: t('documents.progress', { name }),
      share: state.step === 'reading' ? state.share : Number(state.step === 'sending'),
    }),
    onFailed: ({ name, texts }) => toast.error(t('documents.failed', { name, reason: texts.join(' ') })),
    onEnd: async (count) => {
      await refresh(queryClient, 'reports');
      if (count > 0) toast.success(t('documents.stored', { count }));
    },
  });
  if (limits.isError) return <ErrorState onRetry={() => void limits.refetch()} />;
  if (!limits.data) return <Skeleton className="h-40" />;
  const { maxFiles } = limits.data;
  const room = Math.max(0, maxFiles - storedCount);
  return (
    <>
      <FileField
        isMultiple
        label={t('documents.drop')}
        limits={{ ...limits.data, maxFiles: room }}
        disabled={isUploading || room === 0}
        onFiles={(chosen) => void upload(chosen)}
        files={uploads}
      />
      <p className="text-ink-muted text-sm">
        {t('documents.count', { stored: storedCount, most: maxFiles })}
      </p>
    </>
  );
}

function StoredFiles({ headerId, isEditor, files }: DocumentsProps & { files: readonly MaterialityFile[] }) {
  const { t } = useTranslation('materiality');
  const [deleting, setDeleting] = useState<MaterialityFile | null>(null);
  if (files.length === 0) return <p className="text-ink-muted">{t('documents.none')}</p>;
  return (
    <>
      <ul aria-label={t('documents.list')} className="flex flex-col divide-y rounded-lg border bg-surface">
        {files.map((file) => (
          <FileRow
            key={file.dmFileId}
            {...{ headerId, file }}
            onDelete={isEditor ? () => setDeleting(file) : undefined}
          />
        ))}
      </ul>
      {deleting ? (
        <DeleteRowQuestion
          name={deleting.name}
          description={t('documents.deleteText')}
          remove={() => call(deleteMaterialityFile, { params: { id: headerId, fileId: deleting.dmFileId } })}
          onDeleted={() => setDeleting(null)}
          onClose={() => setDeleting(null)}
        />
      ) : null}
    </>
  );
}

type FileRowProps = { headerId: number; file: MaterialityFile; onDelete: (() => void) | undefined };

function FileRow({ headerId, file, onDelete }: FileRowProps) {
  const { t } = useTranslation('materiality');
  const format = useFormat();
  const errorText = useErrorText();
  const { dmFileId: fileId, name, sizeBytes, createdByName, createdOn } = file;
  const fetchFile = () =>
    download(downloadMaterialityFile, { params: { id: headerId, fileId } }).then(saveFile, (error: unknown) =>
      toast.error(errorText(error)),
    );
  return (
    <li className="flex items-center gap-3 px-4 py-2">
      <FileText aria-hidden className="size-5 shrink-0 text-ink-muted" strokeWidth={1.5} />
      <span className="min-w-0 flex-1">
        <span className="block break-words font-medium">{name}</span>
        <span className="figures block text-ink-muted text-sm">
          {[format.fileSize(sizeBytes), createdByName, format.dateTime(createdOn)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <IconButton
        label={t('documents.download', { name })}
        icon={<Download aria-hidden />}
        onClick={() => void fetchFile()}
      />
      {onDelete ? (
        <IconButton label={t('rows.delete', { name })} icon={<Trash2 aria-hidden />} onClick={onDelete} />
      ) : null}
    </li>
  );
}
