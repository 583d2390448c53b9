import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { SqlFailure, SqlResult } from '#api/contract/engine-console';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/table';
import { useFormat } from '@/hooks/use-format';
import { saveFile } from '@/lib/api/save-file';
import { toCsv } from '@/lib/export/csv';
import type { SqlConsole } from './console-worker';
import { messageOf, placeOf } from './failure-text';

const csvRows = 100_000;
const shownChars = 500;

type FailureProps = { sql: string; isWrite: boolean; failure: SqlFailure };

export function Failure({ sql, isWrite, failure }: FailureProps) {
  const { t } = useTranslation('developer-tools');
  const { reason, message, position } = failure;
  const texts = {
    empty: () => t('console.error.empty'),
    several: () => t('console.error.several'),
    refused: () => t(isWrite ? 'console.error.refusedWrite' : 'console.error.refusedRead', { word: message }),
    failed: () => messageOf(failure),
  };
  return (
    <Alert kind="danger" title={position ? t('console.error.at', placeOf(sql, position)) : undefined}>
      <p className="wrap-anywhere whitespace-pre-wrap">{texts[reason]()}</p>
    </Alert>
  );
}

type ResultProps = { sql: string; isWrite: boolean; result: SqlResult; sqlConsole: SqlConsole };

export function ResultTable({ sql, isWrite, result, sqlConsole }: ResultProps) {
  const { t } = useTranslation('developer-tools');
  const format = useFormat();
  const { columns, rows, isCut, command } = result;
  const ms = t('ms', { value: format.number(result.ms, { maxDecimals: 0 }) });
  if (columns.length === 0) return <p className="font-medium">{t('console.command', { command, ms })}</p>;
  return (
    <section className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-medium">{t(isCut ? 'console.cut' : 'console.rows', { count: rows.length, ms })}</p>
        {isWrite || rows.length === 0 ? null : <CsvButton sql={sql} sqlConsole={sqlConsole} />}
      </div>
      {rows.length === 0 ? (
        <p className="text-ink-muted">{t('console.noRows')}</p>
      ) : (
        <div className="max-h-96 overflow-y-auto rounded-md border">
          <Table scrollLabel={t('console.result')} aria-label={t('console.result')}>
            <TableHead className="sticky top-0 bg-raised">
              <TableRow>
                {columns.map(({ name, isNumeric }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns may share a name
                  <HeaderCell key={index} isNumeric={isNumeric}>
                    {name}
                  </HeaderCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row, number) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a result does not change
                <TableRow key={number} className="h-8">
                  {row.map((value, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns may share a name
                    <Cell key={index} isNumeric={columns[index]?.isNumeric} className="py-1">
                      <Value text={value} />
                    </Cell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </div>
      )}
    </section>
  );
}

function Value({ text }: { text: string | null }) {
  if (text === null) return <span className="text-ink-muted">–</span>;
  const isLong = text.length > shownChars;
  return (
    <span title={isLong ? undefined : text} className="line-clamp-2 max-w-96 whitespace-pre-wrap break-words">
      {isLong ? `${text.slice(0, shownChars)}…` : text}
    </span>
  );
}

function CsvButton({ sql, sqlConsole }: { sql: string; sqlConsole: SqlConsole }) {
  const { t } = useTranslation('developer-tools');
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      const outcome = await sqlConsole.run({ sql, mode: 'read', maxRows: csvRows });
      if (!outcome.isDone) throw new Error(outcome.message);
      const csv = toCsv([outcome.columns.map(({ name }) => name), ...outcome.rows]);
      // The mark tells spreadsheets that the text is UTF-8.
      saveFile({ blob: new Blob(['\uFEFF', csv], { type: 'text/csv' }), name: 'query.csv' });
    } catch {
      toast.error(t('console.stopped'));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button size="sm" disabled={isBusy} title={t('console.csvText')} onClick={() => void save()}>
      <Download aria-hidden />
      {t('console.csv')}
    </Button>
  );
}
