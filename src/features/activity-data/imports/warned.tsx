import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportWarning, ImportWarnings, UploadedImport } from '#api/contract/activity-data/imports';
import type { DataColumn } from '@/components/data-table/columns';
import { DataTable } from '@/components/data-table/data-table';
import { warningText } from '@/components/entries/warning-text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useFormat } from '@/hooks/use-format';
import type { CheckedImport } from './upload-steps';

type WarnedProps = {
  checked: UploadedImport;
  found: ImportWarnings;
  onRecord: (checked: CheckedImport) => Promise<void>;
};

/** Rows of a file that can be recorded but have warnings, with the possible next steps. */
export function Warned({ checked, found, onRecord }: WarnedProps) {
  const { t } = useTranslation('imports');
  const columns = useColumns();
  const { warnings, total, warnedRows } = found;
  const { rows } = checked;
  const others = rows - warnedRows;
  return (
    <section className="flex flex-col gap-3" aria-label={t('warned.label')}>
      <Alert kind="attention" title={t('warned.title', { count: warnedRows, rows })}>
        {t('warned.text')}
      </Alert>
      <div className="max-h-80 overflow-auto rounded-md border">
        <DataTable
          label={t('warned.label')}
          columns={columns}
          rows={warnings}
          rowId={(warning) => warnings.indexOf(warning)}
          rowLabel={({ row }) => t('warned.row', { row })}
          empty={{ title: t('warned.none') }}
        />
      </div>
      {total > warnings.length ? (
        <p className="text-ink-muted text-sm">{t('warned.more', { count: total - warnings.length })}</p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => void onRecord({ ...checked, withoutWarned: false })}>
          {t('warned.recordAll', { count: rows })}
        </Button>
        {others > 0 ? (
          <Button onClick={() => void onRecord({ ...checked, rows: others, withoutWarned: true })}>
            {t('warned.recordOthers', { count: others })}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

function useColumns(): DataColumn<ImportWarning>[] {
  const { t } = useTranslation(['imports', 'entries']);
  const { t: entries } = useTranslation('entries');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'row',
        header: t('problems.row'),
        isNumeric: true,
        isRowHeader: true,
        width: '4rem',
        cell: ({ row }) => format.number(row),
      },
      {
        id: 'warning',
        header: t('warned.what'),
        cell: ({ warning, otherRow }) => warningText(warning, format, entries, () => otherRow ?? 0),
      },
    ],
    [t, entries, format],
  );
}
