import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/components/ui/empty-state';
import { Select } from '@/components/ui/select';
import { GridView } from './grid-view';
import { framesIn, sheetOf } from './places';
import type { ShownSheet, SourceViewProps } from './shown-source';
import type { ReadRows } from './use-grid-rows';

type TableViewProps = Omit<SourceViewProps, 'source' | 'pick'> & { sheets: readonly ShownSheet[] };

/** A sheet of a workbook, or a text file, as a grid. */
export function TableView({ name, sheets, values, readRows, table }: TableViewProps) {
  const { t } = useTranslation('source-file');
  const wanted = sheetOf(values) ?? table?.sheet ?? null;
  const [chosen, choose] = useChosen(wanted);
  const sheet = sheets.find((one) => one.name === chosen) ?? sheets[0];
  const sheetName = sheet?.name ?? null;
  const read = useCallback<ReadRows>(
    (first, count) => readRows(sheetName, first, count),
    [readRows, sheetName],
  );
  const frames = useMemo(() => framesIn(values, sheetName), [values, sheetName]);
  if (!sheet || sheet.rowCount === 0) return <EmptyState title={t('table.empty')} />;
  const isUnderstood = table?.sheet === sheetName;
  return (
    <div className="flex h-full min-h-0 flex-col gap-2">
      {sheets.length > 1 ? <SheetChoice sheets={sheets} value={sheetName} onChange={choose} /> : null}
      <GridView
        key={sheetName}
        label={t('table.label', { name: sheetName ?? name })}
        rowCount={sheet.rowCount}
        columnCount={sheet.columnCount}
        readRows={read}
        headerRow={isUnderstood ? table.headerRow : null}
        frames={frames}
        {...(isUnderstood ? { columnHead: table.columnHead } : {})}
        className="min-h-0 flex-1"
      />
    </div>
  );
}

type SheetChoiceProps = {
  sheets: readonly ShownSheet[];
  value: string | null;
  onChange: (sheet: string | null) => void;
};

function SheetChoice({ sheets, value, onChange }: SheetChoiceProps) {
  const { t } = useTranslation('source-file');
  const id = useId();
  return (
    <div className="flex items-center gap-2">
      <span id={id} className="shrink-0 text-ink-muted text-sm">
        {t('table.sheet')}
      </span>
      <Select
        aria-labelledby={id}
        className="max-w-64"
        value={value}
        onChange={onChange}
        options={sheets.flatMap(({ name }) => (name === null ? [] : [{ value: name, label: name }]))}
      />
    </div>
  );
}

/** The user's choice until another entry is shown, which may be elsewhere. */
function useChosen<Value>(wanted: Value): [Value, (value: Value) => void] {
  const [chosen, choose] = useState(wanted);
  useEffect(() => choose(wanted), [wanted]);
  return [chosen, choose];
}
