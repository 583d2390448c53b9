import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Combobox } from '@/components/ui/combobox';
import type { TableView } from '../../model';

type SheetChoiceProps = { view: TableView | null; onSheet: (sheet: string) => void };

/** Which sheets of a workbook are read: those with the same columns together, or one alone. */
export function SheetChoice({ view, onSheet }: SheetChoiceProps) {
  const { t } = useTranslation('intake');
  const id = useId();
  if (!view?.sheets) return null;
  const { read, options } = view.sheets;
  return (
    <div className="flex flex-col gap-1">
      <span id={id} className="font-medium text-sm">
        {t('questions.sheetsToRead')}
      </span>
      <Combobox
        className="w-full max-w-96"
        aria-labelledby={id}
        options={options.map((value) => ({ value, label: value }))}
        value={read}
        onChange={(value) => value !== null && onSheet(value)}
      />
    </div>
  );
}
