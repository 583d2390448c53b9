import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssessmentRow } from '#api/contract/materiality/assessments';
import { Button } from '@/components/ui/button';
import { PasteDialog } from './paste-dialog';

/** Opens the dialog that imports assessments from a spreadsheet. */
export function PasteButton({ headerId, rows }: { headerId: number; rows: readonly AssessmentRow[] }) {
  const { t } = useTranslation('materiality-paste');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        <ClipboardPaste aria-hidden />
        {t('open')}
      </Button>
      {isOpen ? <PasteDialog {...{ headerId, rows }} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
