import { Download, LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { Document } from '#api/contract/documents/document';
import { Button } from '@/components/ui/button';
import { savePdf } from '@/lib/document/pdf/save-pdf';
import { useSessionUser } from '@/state/session';

/** Downloads a report as a PDF named after its subject. */
export function PdfButton({ document, fileName }: { document: Document; fileName: string }) {
  const { t } = useTranslation('scenarios');
  const { t: common } = useTranslation();
  const { firstName, lastName } = useSessionUser();
  const [isSetting, setSetting] = useState(false);
  const save = async () => {
    if (isSetting) return;
    setSetting(true);
    try {
      await savePdf(document, { fileName, margins: 'medium', author: `${firstName} ${lastName}`.trim() });
    } catch {
      toast.error(common('errors.global'));
    } finally {
      setSetting(false);
    }
  };
  return (
    <Button variant="primary" aria-disabled={isSetting || undefined} onClick={() => void save()}>
      {isSetting ? (
        <LoaderCircle aria-hidden className="animate-spin motion-reduce:animate-none" />
      ) : (
        <Download aria-hidden />
      )}
      {t('preview.pdf')}
    </Button>
  );
}
