import { FileText, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/components/ui/icon-button';
import { Progress } from '@/components/ui/progress';
import { useFormat } from '@/hooks/use-format';

export type ChosenFile = {
  key: string | number;
  name: string;
  sizeBytes?: number;
  /** The progress of a running upload, and its current step in words. */
  progress?: { label: string; share: number | null; step?: string };
  /** Why it was not accepted, one text per reason. */
  errors?: readonly string[];
  onRemove?: () => void;
};

/** The list of files. The errors of a file are shown with it and announced. */
export function FileList({ files, onRemoved }: { files: readonly ChosenFile[]; onRemoved: () => void }) {
  const { t } = useTranslation('components');
  if (files.length === 0) return null;
  return (
    <ul aria-label={t('file.chosen')} className="flex flex-col divide-y rounded-lg border">
      {files.map((file) => (
        <FileRow key={file.key} file={file} onRemoved={onRemoved} />
      ))}
    </ul>
  );
}

type FileRowProps = { file: ChosenFile; onRemoved: () => void };

function FileRow({ file, onRemoved }: FileRowProps) {
  const { name, sizeBytes, progress, errors = [], onRemove } = file;
  const { t } = useTranslation('components');
  const format = useFormat();
  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      <div className="flex items-center gap-3">
        <FileText aria-hidden className="size-5 shrink-0 text-ink-muted" strokeWidth={1.5} />
        <span className="min-w-0 flex-1 break-words font-medium">{name}</span>
        {sizeBytes === undefined ? null : (
          <span className="figures shrink-0 text-ink-muted text-sm">{format.fileSize(sizeBytes)}</span>
        )}
        {onRemove ? (
          <IconButton
            label={t('file.remove', { name })}
            icon={<X aria-hidden />}
            onClick={() => {
              onRemove();
              onRemoved();
            }}
          />
        ) : null}
      </div>
      {progress ? <Progress {...progress} /> : null}
      {errors.length > 0 ? (
        <div role="alert" className="text-danger text-sm">
          {errors.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      ) : null}
    </li>
  );
}
