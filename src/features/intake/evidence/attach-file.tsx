import { useQueryClient } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  attachEvidence,
  type EvidencedKind,
  evidenceLimits,
  uploadEvidenceFile,
} from '#api/contract/intake/evidence';
import { FileField } from '@/components/form/files/file-field';
import { shareDone } from '@/components/form/files/upload-batch';
import { useUploads } from '@/components/form/files/use-uploads';
import { Button } from '@/components/ui/button';
import { call } from '@/lib/api/call';
import { evidenceQueries } from './queries';

const limits = {
  extensions: ['pdf', 'png', 'jpg', 'webp', 'xlsx', 'csv', 'xml'],
  isAnyName: true,
  maxSizeBytes: evidenceLimits.maxFileBytes,
};

/** Attaches files to an entry by hand, such as the bill of an entry that was entered by hand. */
export function AttachFile({ entryKind, entryId }: { entryKind: EvidencedKind; entryId: number }) {
  const { t } = useTranslation('evidence');
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const { uploads, upload, isUploading } = useUploads({
    field: 'file',
    send: async (body) => {
      const { evidenceFileId } = await call(uploadEvidenceFile, { body });
      return call(attachEvidence, { body: { evidenceFileId, entryKind, entryId } });
    },
    progress: (_, state) => ({ label: t('uploading'), share: shareDone(state) }),
    onEnd: async (storedCount) => {
      await queryClient.invalidateQueries({ queryKey: evidenceQueries.all });
      if (storedCount > 0) setIsOpen(false);
    },
  });
  if (!isOpen)
    return (
      <Button size="sm" className="w-fit" onClick={() => setIsOpen(true)}>
        <Paperclip aria-hidden />
        {t('attach')}
      </Button>
    );
  return (
    <FileField
      label={t('attachLabel')}
      limits={limits}
      isMultiple
      disabled={isUploading}
      onFiles={(files) => void upload(files)}
      files={uploads}
    />
  );
}
