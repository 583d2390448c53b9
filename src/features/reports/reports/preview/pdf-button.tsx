import { Download, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { useFormat } from '@/hooks/use-format';
import { type PdfSource, useSavePdf } from '../use-save-pdf';

type PdfButtonProps = { source: PdfSource; fileName: string };

/** Downloads the report as a PDF and shows the progress. */
export function PdfButton({ source, fileName }: PdfButtonProps) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const { share, save } = useSavePdf();
  const isSetting = share !== null;
  return (
    <Button
      variant="primary"
      aria-disabled={isSetting || undefined}
      onClick={() => void save(source, fileName)}
    >
      {isSetting ? (
        <LoaderCircle aria-hidden className="animate-spin motion-reduce:animate-none" />
      ) : (
        <Download aria-hidden />
      )}
      {isSetting ? t('pdfShare', { share: format.percent(share, { decimals: 0 }) }) : t('pdf')}
    </Button>
  );
}
