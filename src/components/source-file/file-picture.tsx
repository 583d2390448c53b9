import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/ui/error-state';

/** A picture from a file, such as a photo of a bill. */
export function FilePicture({ file, label }: { file: Blob; label: string }) {
  const { t } = useTranslation('source-file');
  const [address, setAddress] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setAddress(url);
    setHasFailed(false);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  if (hasFailed) return <ErrorState title={t('pdf.failed')}>{t('pdf.failedHint')}</ErrorState>;
  return address === null ? null : (
    <img src={address} alt={label} onError={() => setHasFailed(true)} className="mx-auto max-w-full border" />
  );
}
