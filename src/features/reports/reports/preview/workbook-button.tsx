import { FileSpreadsheet, LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { useSaveWorkbook } from '../use-save-workbook';

/** Downloads the report as a workbook that can be recalculated. */
export function WorkbookButton({ headerId, issue }: { headerId: number; issue: number | undefined }) {
  const { t } = useTranslation('reports');
  const saveWorkbook = useSaveWorkbook();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    if (isSaving) return;
    setSaving(true);
    await saveWorkbook(headerId, issue);
    setSaving(false);
  };
  return (
    <Button aria-disabled={isSaving || undefined} onClick={() => void save()}>
      {isSaving ? (
        <LoaderCircle aria-hidden className="animate-spin motion-reduce:animate-none" />
      ) : (
        <FileSpreadsheet aria-hidden />
      )}
      {t('workbook')}
    </Button>
  );
}
