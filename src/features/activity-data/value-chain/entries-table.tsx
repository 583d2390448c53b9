import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Scope3Consumption } from '#api/contract/activity-data/value-chain';
import type { Scope3Field } from '#api/contract/activity-data/value-chain-forms';
import { CrudTable } from '@/components/crud/crud-table';
import type { CrudList, CrudPage } from '@/components/crud/use-crud-list';
import type { DataColumn } from '@/components/data-table/columns';
import { emissionColumn } from '@/components/entries/shared-columns';
import { useEntryActions } from '@/components/entries/use-entry-actions';
import { useFormat } from '@/hooks/use-format';
import { type Amount, daysOf, type EntrySummary, type Fact, factsOf, summaryOf } from './entry-summary';
import type { ValueChainKind } from './use-entry-kind';

type EntriesTableProps = {
  kind: ValueChainKind;
  fields: readonly Scope3Field[];
  title: string;
  /** Some of the entries may be left out. */
  isNarrowed: boolean;
  query: { data: CrudPage<Scope3Consumption> | undefined; isError: boolean; refetch: () => unknown };
  list: CrudList<Scope3Consumption>;
  canEdit: boolean;
  onOpenTrail: (row: Scope3Consumption) => void;
  table: string;
};

/** The entries of a form, one line each whatever their method; the other values are in the tooltip of the name. */
export function EntriesTable(props: EntriesTableProps) {
  const { kind, query, list, canEdit, isNarrowed } = props;
  const { t } = useTranslation(['value-chain', 'entries']);
  return (
    <CrudTable
      label={props.title}
      columns={useColumns(props)}
      // The entry being edited is in its dialog, not in the table.
      list={{ rows: query.data?.items, paging: list.paging }}
      query={query}
      rowId={kind.rowId}
      rowLabel={kind.rowLabel}
      empty={
        isNarrowed
          ? { title: t('entries:filter.none') }
          : { title: t('empty.title'), children: t(canEdit ? 'empty.hint' : 'empty.viewHint') }
      }
      onOpenRow={canEdit ? (row) => void list.edit(row) : undefined}
      rowActions={useEntryActions(props)}
    />
  );
}

function useColumns(props: EntriesTableProps): DataColumn<Scope3Consumption>[] {
  const { kind, fields, query, onOpenTrail } = props;
  const { t } = useTranslation(['value-chain', 'entries']);
  const format = useFormat();
  const rows = query.data?.items;
  return useMemo(() => {
    const summarised = (row: Scope3Consumption) => summaryOf(row, fields, format);
    return [
      {
        id: 'entry',
        header: t('columns.entry'),
        isRowHeader: true,
        width: '44%',
        tooltip: (row) => <Facts facts={factsOf(row, fields, format)} />,
        cell: (row) => <EntryName methodLabel={row.methodLabel} summary={summarised(row)} />,
      },
      {
        id: 'amounts',
        header: t('columns.amounts'),
        isNumeric: true,
        width: '22%',
        cell: (row) => <Amounts amounts={summarised(row).amounts} />,
      },
      {
        id: 'date',
        header: t('entries:fields.date'),
        cell: (row) => <Days days={daysOf(row, format)} />,
      },
      emissionColumn(rows ?? [], format, t('entries:columns.emissions'), onOpenTrail, kind),
    ];
  }, [kind, fields, rows, format, t, onOpenTrail]);
}

type EntryNameProps = { methodLabel: string; summary: EntrySummary };

/** The name of the entry, with its method and document below it. */
function EntryName({ methodLabel, summary: { title, reference } }: EntryNameProps) {
  return (
    <>
      <span className="wrap-break-word">{title}</span>
      <span className="block font-normal text-ink-muted text-xs">
        {[methodLabel, reference].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}

/** A period wraps between its two days, never within one. */
function Days({ days: [first, last] }: { days: readonly [string, string | null] }) {
  return (
    <span className="figures">
      <span className="whitespace-nowrap">{last ? `${first} –` : first}</span>{' '}
      {last ? <span className="whitespace-nowrap">{last}</span> : null}
    </span>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
      {facts.map(({ displayName, value }) => (
        <div key={displayName} className="contents">
          <dt className="opacity-75">{displayName}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The number of amounts shown in a row; the tooltip of the name has all of them. */
const shownAmounts = 2;

/** A single amount is identified by its unit; several have names. */
function Amounts({ amounts }: { amounts: readonly Amount[] }) {
  if (amounts.length === 0) return <span className="text-ink-muted">–</span>;
  return amounts.slice(0, shownAmounts).map(({ name, label, text }) => (
    <span key={name} className="block">
      {amounts.length > 1 ? <span className="text-ink-muted text-xs">{`${label}: `}</span> : null}
      {text}
    </span>
  ));
}
