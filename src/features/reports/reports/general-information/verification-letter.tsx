import { useQueryClient } from '@tanstack/react-query';
import { Download, FileText, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import {
  deleteVerificationLetter,
  downloadVerificationLetter,
  type GeneralInformation,
  uploadVerificationLetter,
  verificationLetterLimits,
} from '#api/contract/reports/general-informations';
import type { ReportHeader } from '#api/contract/reports/headers';
import { FileField } from '@/components/form/files/file-field';
import { useUploads } from '@/components/form/files/use-uploads';
import { Alert } from '@/components/ui/alert';
import { IconButton } from '@/components/ui/icon-button';
import { useFormat } from '@/hooks/use-format';
import { call, download } from '@/lib/api/call';
import { refresh } from '@/lib/api/refresh';
import { saveFile } from '@/lib/api/save-file';
import { useErrorText } from '@/lib/problem/use-error-text';
import { reportQueries } from '../queries';

type Letter = GeneralInformation['verificationLetter'];
type VerificationLetterProps = { header: ReportHeader; letter: Letter };

const limits = {
  extensions: verificationLetterLimits.extensions,
  maxSizeBytes: verificationLetterLimits.maxFileBytes,
};

/** The verifier's letter. It is stored immediately and kept with the issue when the report is finished. */
export function VerificationLetter({ header, letter }: VerificationLetterProps) {
  const { t } = useTranslation('report-forms');
  const queryClient = useQueryClient();
  const id = useId();
  const { reportHeaderId: headerId } = header;
  const { uploads, upload, isUploading } = useUploads({
    field: 'file',
    send: async (body) => {
      const saved = await call(uploadVerificationLetter, { params: { headerId }, body });
      queryClient.setQueryData(reportQueries.generalInformation(headerId).queryKey, saved);
      await refresh(queryClient, 'reports');
    },
    progress: () => ({ label: t('questionnaire.image.uploading'), share: null }),
  });
  const problems = uploads.flatMap(({ errors = [] }) => errors);
  return (
    <section aria-labelledby={`${id}-title`} className="flex flex-col gap-3">
      <div>
        <h4 id={`${id}-title`} className="font-medium">
          {t('verification.letter.title')}
        </h4>
        <p className="text-ink-muted text-sm">{t('verification.letter.hint')}</p>
      </div>
      {letter ? <StoredLetter headerId={headerId} letter={letter} /> : null}
      <FileField
        label={t(letter ? 'verification.letter.replace' : 'verification.letter.add')}
        limits={limits}
        disabled={isUploading}
        onFiles={(files) => void upload(files)}
      />
      {isUploading ? <p role="status">{t('questionnaire.image.uploading')}</p> : null}
      {problems.length > 0 ? (
        <Alert kind="danger">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Alert>
      ) : null}
    </section>
  );
}

type StoredLetterProps = { headerId: number; letter: NonNullable<Letter> };

function StoredLetter({ headerId, letter: { name, sizeBytes } }: StoredLetterProps) {
  const { t } = useTranslation('report-forms');
  const format = useFormat();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const [isRemoving, setIsRemoving] = useState(false);
  const params = { headerId };
  const tell = (error: unknown) => void toast.error(errorText(error));
  const remove = async () => {
    setIsRemoving(true);
    await call(deleteVerificationLetter, { params }).catch(tell);
    await refresh(queryClient, 'reports');
    setIsRemoving(false);
  };
  return (
    <div className="flex items-center gap-3 rounded-lg border bg-surface px-4 py-2">
      <FileText aria-hidden className="size-5 shrink-0 text-ink-muted" strokeWidth={1.5} />
      <span className="min-w-0 flex-1">
        <span className="block break-words font-medium">{name}</span>
        <span className="figures block text-ink-muted text-sm">{format.fileSize(sizeBytes)}</span>
      </span>
      <IconButton
        label={t('verification.letter.download', { name })}
        icon={<Download aria-hidden />}
        onClick={() => void download(downloadVerificationLetter, { params }).then(saveFile, tell)}
      />
      <IconButton
        label={t('verification.letter.remove', { name })}
        icon={<Trash2 aria-hidden />}
        disabled={isRemoving}
        onClick={() => void remove()}
      />
    </div>
  );
}
