import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import type { SqlConsole } from './console-worker';
import { quoted, readSchema, type SchemaTable } from './read-schema';

type Props = { sqlConsole: SqlConsole; isBusy: boolean; onQuery: (sql: string) => void };

/** Tables, columns and row counts. Loaded when opened, because it needs the copy of the database. */
export function SchemaBrowser({ sqlConsole, isBusy, onQuery }: Props) {
  const { t } = useTranslation('developer-tools');
  const [isOpen, setIsOpen] = useState(false);
  const [filter, setFilter] = useState('');
  const { data: tables = [], isFetching } = useQuery({
    queryKey: ['sandbox', 'schema'],
    meta: { dependsOn: 'sandbox' },
    queryFn: () => readSchema(sqlConsole),
    // One statement at a time.
    enabled: isOpen && !isBusy,
    retry: false,
    gcTime: 0,
  });
  const shown = tables.filter(({ name }) => name.includes(filter.trim().toLowerCase()));
  return (
    <details className="border-t pt-4" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="cursor-pointer font-semibold">{t('console.schema')}</summary>
      <div className="mt-3 flex flex-col gap-3">
        {isFetching && tables.length === 0 ? <p className="text-ink-muted">{t('console.running')}</p> : null}
        {tables.length > 0 ? (
          <Input
            type="search"
            icon={<Search />}
            aria-label={t('console.schemaFilter')}
            placeholder={t('console.schemaFilter')}
            value={filter}
            onChange={({ target }) => setFilter(target.value)}
          />
        ) : null}
        <div className="divide-y">
          {shown.map((table) => (
            <TableFacts key={table.name} table={table} onQuery={onQuery} />
          ))}
        </div>
      </div>
    </details>
  );
}

function TableFacts({ table, onQuery }: { table: SchemaTable; onQuery: (sql: string) => void }) {
  const { t } = useTranslation('developer-tools');
  const { name, rowCount, columns } = table;
  return (
    <details className="py-1.5">
      <summary className="cursor-pointer">
        <code className="text-sm">{name}</code>{' '}
        <span className="figures text-ink-muted text-sm">{t('console.tableRows', { count: rowCount })}</span>
      </summary>
      <div className="mt-2 ml-4 flex items-start justify-between gap-3">
        <ul aria-label={t('console.columns', { table: name })} className="text-sm">
          {columns.map((column) => (
            <li key={column.name}>
              <code>{column.name}</code>{' '}
              <span className="text-ink-muted">
                {[
                  column.type,
                  column.isPrimary ? t('console.primary') : null,
                  column.isOptional ? t('console.optional') : null,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </li>
          ))}
        </ul>
        <Button
          size="sm"
          aria-label={t('console.query', { table: name })}
          onClick={() => onQuery(`select * from ${quoted(name)}\nlimit 100`)}
        >
          {t('console.queryShort')}
        </Button>
      </div>
    </details>
  );
}
