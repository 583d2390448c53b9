import { useTranslation } from 'react-i18next';
import { evidenceLimits } from '#api/contract/intake/evidence';
import { FileField } from '@/components/form/files/file-field';
import { useTakeFiles } from './use-take-files';

const limits = {
  extensions: ['xlsx', 'xls', 'ods', 'csv', 'tsv', 'txt', 'xml', 'pdf', 'png', 'jpg', 'webp'],
  isAnyName: true,
  maxSizeBytes: evidenceLimits.maxFileBytes,
};

/** The place to drop files. Their content decides what they are, not their name. */
export function TakeFiles() {
  const { t } = useTranslation('intake');
  const { uploads, take, isUploading } = useTakeFiles();
  return (
    <FileField
      label={t('upload.drop')}
      limits={limits}
      isMultiple
      disabled={isUploading}
      onFiles={(files) => void take(files)}
      files={uploads}
    />
  );
}
