import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, FileText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import {
  deleteSupplyTypeFile,
  downloadSupplyTypeFile,
  type SupplyTypeFile,
  uploadSupplyTypeFiles,
} from '#api/contract/company/supply-type-files';
import type { LocationSupplyType } from '#api/contract/company/supply-types';
import { DeleteQuestion } from '@/components/crud/delete-question';
import { HistoryLink } from '@/components/crud/history-link';
import { FileField } from '@/components/form/files/file-field';
import { shareDone } from '@/components/form/files/upload-batch';
import { useUploads } from '@/components/form/files/use-uploads';
import { ErrorState } from '@/components/ui/error-state';
import { IconButton } from '@/components/ui/icon-button';
import { Skeleton } from '@/components/ui/skeleton';
import { contractQueries } from '@/features/company/locations/queries';
import { useFormat } from '@/hooks/use-format';
import { call, download } from '@/lib/api/call';
import { refresh } from '@/lib/api/refresh';
import { saveFile } from '@/lib/api/save-file';
import { useErrorText } from '@/lib/problem/use-error-text';
import { useSessionUser } from '@/state/session';

/** The stored files of one contract. Admins can add more. */
export function ContractFiles({ contract }: { contract: LocationSupplyType }) {
  const { t } = useTranslation('locations');
  const { isAdmin } = useSessionUser();
  const files = useQuery(contractQueries.files(contract.id));
  return (
    <section
      aria-label={t('files.title', { name: contract.supplyTypeName })}
      className="flex flex-col gap-3 py-1"
    >
      {files.isError && !files.data ? (
        <ErrorState onRetry={() => void files.refetch()} />
      ) : files.data ? (
        <StoredFiles files={files.data} />
      ) : (
        <Skeleton className="h-12" />
      )}
      {isAdmin ? <AddFiles contractId={contract.id} /> : null}
    </section>
  );
}

function AddFiles({ contractId }: { contractId: number }) {
  const { t } = useTranslation('locations');
  const limits = useQuery(contractQueries.fileLimits());
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { uploads, upload, isUploading } = useUploads({
    field: 'submittedFile',
    send: (body) => call(uploadSupplyTypeFiles, { params: { id: contractId }, body }),
    progress: ({ name }, state) => ({
      label: t('files.progress', { name }),
      share: shareDone(state),
      step: t(`files.steps.${state.step}`),
    }),
    onFailed: ({ error }) => toast.error(errorText(error)),
    onEnd: async (count) => {
      await refresh(queryClient, 'locations');
      if (count > 0) toast.success(t('files.stored', { count }));
    },
  });
  if (limits.isError) return <ErrorState onRetry={() => void limits.refetch()} />;
  if (!limits.data) return <Skeleton className="h-40" />;
  return (
    <FileField
      isMultiple
      label={t('files.drop')}
      limits={limits.data}
      disabled={isUploading}
      onFiles={(chosen) => void upload(chosen)}
      files={uploads}
    />
  );
}

function StoredFiles({ files }: { files: readonly SupplyTypeFile[] }) {
  const { t } = useTranslation('locations');
  const [deleting, setDeleting] = useState<SupplyTypeFile | null>(null);
  if (files.length === 0) return <p className="text-ink-muted">{t('files.empty')}</p>;
  return (
    <>
      <ul aria-label={t('files.list')} className="flex flex-col divide-y rounded-lg border bg-surface">
        {files.map((file) => (
          <FileRow key={file.locationSupplyTypeFileId} file={file} onDelete={() => setDeleting(file)} />
        ))}
      </ul>
      {deleting ? <DeleteFile file={deleting} onClose={() => setDeleting(null)} /> : null}
    </>
  );
}

function FileRow({ file, onDelete }: { file: SupplyTypeFile; onDelete: () => void }) {
  const { t } = useTranslation('locations');
  const { isAdmin } = useSessionUser();
  const format = useFormat();
  const { locationSupplyTypeFileId: fileId, name, sizeBytes, createdByName, createdOn } = file;
  // A failed download shows no error (specification 001, section 7).
  const fetchFile = () =>
    download(downloadSupplyTypeFile, { params: { fileId } }).then(saveFile, (error: unknown) =>
      console.warn(error),
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
      <HistoryLink entity="location_supply_type_files" entityId={fileId} name={name} size="sm" />
      <IconButton
        label={t('files.download', { name })}
        icon={<Download aria-hidden />}
        onClick={() => void fetchFile()}
      />
      {isAdmin ? (
        <IconButton label={t('files.delete', { name })} icon={<Trash2 aria-hidden />} onClick={onDelete} />
      ) : null}
    </li>
  );
}

function DeleteFile({ file, onClose }: { file: SupplyTypeFile; onClose: () => void }) {
  const { t } = useTranslation('locations');
  const queryClient = useQueryClient();
  const { locationSupplyTypeFileId: fileId, name } = file;
  const changed = () => refresh(queryClient, 'locations');
  return (
    <DeleteQuestion
      title={t('files.deleteTitle', { name })}
      description={t('files.deleteText')}
      confirmLabel={t('files.deleteConfirm')}
      remove={() => call(deleteSupplyTypeFile, { params: { fileId } })}
      refresh={changed}
      onDeleted={async () => {
        await changed();
        toast.success(t('files.deleted', { name }));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
