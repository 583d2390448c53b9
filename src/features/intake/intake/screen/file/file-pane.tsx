import { useCallback, useMemo } from 'react';
import type { EvidenceValue } from '#api/contract/intake/evidence';
import { shownOf } from '@/components/source-file/shown-of';
import type { SourceViewProps } from '@/components/source-file/shown-source';
import { SourceView } from '@/components/source-file/source-view';
import type { Answers, ColumnField, TableView } from '../../model';
import type { ReadSource } from '../work/use-source';
import { ColumnHead } from './column-head';
import { shownColumns } from './shown-columns';

type FilePaneProps = {
  source: ReadSource;
  name: string;
  values: readonly EvidenceValue[];
  view: TableView | null;
  /** The profile that is part of the answers. */
  remembered: Answers | null;
  onColumn: (header: string, field: ColumnField | null) => void;
  pick: SourceViewProps['pick'];
};

/** The file beside its entries. A column's meaning is changed in its head. */
export function FilePane({ source, name, values, view, remembered, onColumn, pick }: FilePaneProps) {
  const { thread, facts, file } = source;
  const readRows = useCallback<SourceViewProps['readRows']>(
    (sheet, first, count) => thread.grid(sheet, first, count),
    [thread],
  );
  const byColumn = useMemo(() => shownColumns(view?.columns ?? [], remembered), [view, remembered]);
  const columnHead = (column: number) => {
    const shown = byColumn.get(column);
    return shown ? (
      <ColumnHead match={shown.match} onChange={(field) => onColumn(shown.name, field)} />
    ) : null;
  };
  return (
    <SourceView
      file={file}
      name={name}
      source={shownOf(facts)}
      values={values}
      readRows={readRows}
      {...(view ? { table: { sheet: view.sheet, headerRow: view.headerRow, columnHead } } : {})}
      pick={pick}
    />
  );
}
