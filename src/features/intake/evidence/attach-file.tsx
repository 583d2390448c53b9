import { useQueryClient } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
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
  const [hasStored, setHasStored] = useState(false);
  const { uploads, upload, isUploading } = useUploads({
    field: 'file',
    send: async (body) => {
      const { evidenceFileId } = await call(uploadEvidenceFile, { body });
      return call(attachEvidence, { body: { evidenceFileId, entryKind, entryId } });
    },
    progress: (_, state) => ({ label: t('uploading'), share: shareDone(state) }),
    onEnd: async (storedCount) => {
      await queryClient.invalidateQueries({ queryKey: evidenceQueries.all });
      setHasStored(storedCount > 0);
    },
  });
  // A file that was refused stays listed with the reason.
  const isDone = hasStored && uploads.length === 0;
  const box = useFocusOnSwitch(isOpen && !isDone);
  const open = () => {
    setHasStored(false);
    setIsOpen(true);
  };
  if (!isOpen || isDone)
    return (
      <div ref={box}>
        <Button size="sm" className="w-fit" onClick={open}>
          <Paperclip aria-hidden />
          {t('attach')}
        </Button>
      </div>
    );
  return (
    <div ref={box}>
      <FileField
        label={t('attachLabel')}
        limits={limits}
        isMultiple
        disabled={isUploading}
        onFiles={(files) => void upload(files)}
        files={uploads}
      />
    </div>
  );
}

/** The button and the field to drop files take each other's place, and the focus with it. */
function useFocusOnSwitch(isOpen: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const was = useRef(isOpen);
  useEffect(() => {
    if (was.current === isOpen) return;
    was.current = isOpen;
    box.current?.querySelector<HTMLElement>('button, input')?.focus();
  }, [isOpen]);
  return box;
}
