import { Download } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '@/components/ui/button';
import { saveFile } from '@/lib/api/save-file';
import { toCsv } from '@/lib/export/csv';
import { useExportName } from '@/lib/export/use-export-name';
import { useErrorText } from '@/lib/problem/use-error-text';
import { mostExported, readAll } from './export-history';
import type { HistorySearch } from './search';
import { toTable } from './to-table';
import { useHistoryWords } from './use-history-words';

const columns = ['when', 'who', 'action', 'kind', 'thing', 'field', 'before', 'after'] as const;

/** Exports the selected entries as .csv. Cells that a spreadsheet would run as formulas are made harmless. */
export function ExportButton({ search }: { search: HistorySearch }) {
  const words = useHistoryWords();
  const { t, format } = words;
  const errorText = useErrorText();
  const exportName = useExportName();
  const [read, setRead] = useState<number | null>(null);
  const save = async () => {
    setRead(0);
    try {
      const { entries, isWhole } = await readAll(search, setRead);
      const head = columns.map((column) => t(`columns.${column}`));
      // The mark tells spreadsheets that the text is UTF-8.
      const parts = ['\uFEFF', toCsv([head]), toCsv(toTable(entries, words))];
      const blob = new Blob(parts, { type: 'text/csv;charset=utf-8' });
      saveFile({ blob, name: exportName([t('title')], 'csv') });
      if (!isWhole) toast.info(t('export.part', { text: format.number(mostExported) }));
    } catch (error) {
      toast.error(errorText(error));
    } finally {
      setRead(null);
    }
  };
  return (
    <Button disabled={read !== null} onClick={() => void save()}>
      <Download aria-hidden />
      {read === null ? t('export.button') : t('export.reading', { text: format.number(read) })}
    </Button>
  );
}
