import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Copy } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type {
  RecordedBody,
  RecordedCall,
  RecordedCallDetails,
  RecordedStatement,
} from '#api/contract/engine-calls';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { Cell, TableRow } from '@/components/ui/table';
import { useFormat } from '@/hooks/use-format';
import { cn } from '@/lib/cn';
import { asCurl } from './as-curl';
import { callQuery } from './queries';

/** A request in the list; when opened, shows its effects below. */
export function CallRows({ recorded }: { recorded: RecordedCall }) {
  const { t } = useTranslation('developer-tools');
  const format = useFormat();
  const ms = useMs();
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const { method, path, status, statementCount, statementsMs, storedBytes, isInjected } = recorded;
  const hasFailed = status === 0 || status >= 400;
  return (
    <>
      <TableRow>
        <Cell>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onClick={() => setIsOpen(!isOpen)}
            className="flex w-full items-start gap-2 rounded-sm text-left hover:text-brand"
          >
            <ChevronRight
              aria-hidden
              className={cn('mt-0.5 size-4 shrink-0 transition-transform', isOpen && 'rotate-90')}
            />
            <span className="wrap-anywhere min-w-0">
              <span className="font-semibold">{method}</span> {path}{' '}
              {isInjected ? <Badge kind="attention">{t('network.injected')}</Badge> : null}
            </span>
          </button>
        </Cell>
        <Cell isNumeric className={hasFailed ? 'font-semibold text-danger' : undefined}>
          {status === 0 ? t('network.noAnswer') : status}
        </Cell>
        <Cell isNumeric>{ms(recorded.ms)}</Cell>
        <Cell isNumeric>
          {statementCount > 0
            ? t('network.statementSum', { count: statementCount, ms: ms(statementsMs) })
            : '–'}
        </Cell>
        <Cell isNumeric>{storedBytes > 0 ? format.fileSize(storedBytes) : '–'}</Cell>
      </TableRow>
      {isOpen ? (
        <tr id={detailsId}>
          <td colSpan={5} className="bg-sunken px-4 py-3">
            <Details id={recorded.id} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

function useMs(): (value: number) => string {
  const { t } = useTranslation('developer-tools');
  const format = useFormat();
  return (value) => t('ms', { value: format.number(value, { maxDecimals: value < 10 ? 1 : 0 }) });
}

function Details({ id }: { id: number }) {
  const { t } = useTranslation('developer-tools');
  const format = useFormat();
  const { data, isError } = useQuery(callQuery(id));
  if (isError) return <p>{t('network.gone')}</p>;
  if (!data) return <Skeleton className="h-20 w-full" />;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-muted">
          {[data.operation, format.dateTime(data.startedOn)].filter(Boolean).join(' · ')}
        </p>
        <CopyButton details={data} />
      </div>
      <Statements statements={data.statements} count={data.statementCount} />
      <Body title={t('network.request')} body={data.request} />
      <Body title={t('network.response')} body={data.response} />
    </div>
  );
}

function CopyButton({ details }: { details: RecordedCallDetails }) {
  const { t } = useTranslation('developer-tools');
  const copy = () =>
    navigator.clipboard.writeText(asCurl(details)).then(
      () => toast.success(t('network.copied')),
      () => toast.error(t('network.notCopied')),
    );
  return (
    <Button size="sm" title={t('network.copyHint')} onClick={() => void copy()}>
      <Copy aria-hidden />
      {t('network.copy')}
    </Button>
  );
}

type StatementsProps = { statements: readonly RecordedStatement[]; count: number };

function Statements({ statements, count }: StatementsProps) {
  const { t } = useTranslation('developer-tools');
  const ms = useMs();
  if (count === 0) return <p className="text-ink-muted">{t('network.noStatements')}</p>;
  return (
    <Part title={t('network.statementList')}>
      <ol aria-label={t('network.statementList')} className="flex flex-col gap-1.5">
        {statements.map(({ text, ms: duration, rowCount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of a call that is over does not change
          <li key={index} className="grid grid-cols-[1fr_auto] gap-3">
            <Code>{text}</Code>
            <span className="figures text-right text-ink-muted text-xs">
              {ms(duration)}
              <br />
              {rowCount === null ? t('network.failedStatement') : t('network.rows', { count: rowCount })}
            </span>
          </li>
        ))}
      </ol>
      {count > statements.length ? (
        <p className="text-ink-muted">{t('network.more', { count: count - statements.length })}</p>
      ) : null}
    </Part>
  );
}

function Body({ title, body: { text, isCut, bytes } }: { title: string; body: RecordedBody }) {
  const { t } = useTranslation('developer-tools');
  const format = useFormat();
  if (bytes === 0) return null;
  const size = bytes === null ? '' : ` (${format.fileSize(bytes)})`;
  return (
    <Part title={title + size}>
      {text === null ? (
        <p className="text-ink-muted">{t('network.notRecorded')}</p>
      ) : (
        <Code>{isCut ? text : pretty(text)}</Code>
      )}
      {isCut ? <p className="text-ink-muted">{t('network.cut')}</p> : null}
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-1.5">
      <h4 className="font-semibold">{title}</h4>
      {children}
    </section>
  );
}

function Code({ children }: { children: string }) {
  return (
    <pre className="wrap-anywhere max-h-64 overflow-y-auto whitespace-pre-wrap rounded-md border bg-surface px-3 py-2 font-mono text-xs">
      {children}
    </pre>
  );
}

function pretty(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}
