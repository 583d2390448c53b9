import { useTranslation } from 'react-i18next';
import type { DataColumn } from '@/components/data-table/columns';
import { DataTable } from '@/components/data-table/data-table';
import { Badge } from '@/components/ui/badge';
import { useFormat } from '@/hooks/use-format';
import type { Draft, IntakeChoices, Reason, RowAnswer } from '../../model';
import { itemName, unitOptions } from '../choices/item-options';
import type { DraftRow } from '../work/to-record';
import { EntryEditor } from './entry-editor';
import type { TeachStart } from './entry-fields';

type EntryTableProps = {
  rows: readonly DraftRow[];
  choices: IntakeChoices;
  /** The key of the opened entry. */
  openKey: string | null;
  onOpen: (key: string | null) => void;
  page: number;
  onPage: (page: number) => void;
  onChange: (key: string, change: RowAnswer) => void;
  /** Lets the user point to a value on the page; undefined if the file has no pages. */
  onTeach?: TeachStart | undefined;
};

const pageSize = 50;
const rowId = ({ draft }: DraftRow) => draft.key;

/** The entries as they would be recorded. An opened one is edited below its row and framed in the file. */
export function EntryTable({ rows, choices, openKey, onOpen, page, onPage, ...edit }: EntryTableProps) {
  const { t } = useTranslation('intake');
  const columns = useColumns(choices);
  const rowLabel = useRowLabel(choices);
  const last = Math.max(1, Math.ceil(rows.length / pageSize));
  const shownPage = Math.min(page, last);
  return (
    <DataTable
      label={t('entries.label')}
      columns={columns}
      rows={rows.slice((shownPage - 1) * pageSize, shownPage * pageSize)}
      rowId={rowId}
      rowLabel={rowLabel}
      paging={{ page: shownPage, pageSize, total: rows.length, onChange: onPage }}
      empty={{ title: t('entries.none'), children: t('entries.noneHint') }}
      onOpenRow={(row) => onOpen(row.draft.key === openKey ? null : row.draft.key)}
      expandedRowId={openKey}
      renderExpanded={(row) => (
        <EntryEditor
          key={row.draft.key}
          row={row}
          label={rowLabel(row)}
          choices={choices}
          onClose={() => onOpen(null)}
          {...edit}
        />
      )}
    />
  );
}

function useRowLabel(choices: IntakeChoices): (row: DraftRow) => string {
  const { t } = useTranslation('intake');
  const daysText = useDaysText();
  return ({ draft }) =>
    [itemName(choices, draft.item) ?? t('entries.unknownItem'), daysText(draft)].filter(Boolean).join(', ');
}

function useColumns(choices: IntakeChoices): DataColumn<DraftRow>[] {
  const { t } = useTranslation('intake');
  const format = useFormat();
  return [
    {
      id: 'item',
      header: t('entry.item'),
      isRowHeader: true,
      cell: ({ draft }) => itemName(choices, draft.item) ?? t('entries.unknownItem'),
      below: ({ draft }) => <Place draft={draft} choices={choices} />,
    },
    { id: 'days', header: t('entry.days'), cell: (row) => <Days {...row} /> },
    {
      id: 'amount',
      header: t('entry.amount'),
      isNumeric: true,
      cell: ({ draft }) => {
        const unit = unitOptions(choices, draft.item).find(({ value }) => value === draft.unitId);
        if (draft.amount === null) return <Missing />;
        return (
          <>
            {format.number(draft.amount, { maxDecimals: 3, isNeverZero: true })}{' '}
            {unit ? <span className="text-ink-muted">{unit.label}</span> : null}
            {/* Which units there are depends on the item. */}
            {!unit && draft.item ? <Missing part={t('missing.unit')} /> : null}
            {draft.travellers && draft.travellers > 1 ? (
              <span className="block text-ink-muted text-xs">
                {t('entries.people', { count: draft.travellers })}
              </span>
            ) : null}
          </>
        );
      },
    },
    {
      id: 'state',
      header: t('entries.state'),
      cell: (row) => <RowState {...row} />,
    },
  ];
}

/** Below the item, because the pane is narrow. */
function Place({ draft, choices }: { draft: Draft; choices: IntakeChoices }) {
  const { t } = useTranslation('intake');
  const found = choices.locations.find(({ locationId }) => locationId === draft.locationId);
  return (
    <span className="block font-normal text-ink-muted text-xs">
      {found ? found.name : <Missing part={t('missing.location')} />}
      {draft.meter ? <span className="block">{draft.meter}</span> : null}
    </span>
  );
}

/** Said in place of a value, never a guess. */
function Missing({ part }: { part?: string }) {
  const { t } = useTranslation('intake');
  return (
    <span className="text-danger">{part ? t('entries.missingPart', { part }) : t('entries.missing')}</span>
  );
}

/** A period breaks between its days only, because the pane is narrow. */
function Days({ draft, missing }: DraftRow) {
  const { t } = useTranslation('intake');
  const format = useFormat();
  const { startDate, endDate } = draft;
  const day = (date: string | null, part: 'startDate' | 'endDate') =>
    date ? format.date(date) : missing.includes(part) ? <Missing part={t(`missing.${part}`)} /> : null;
  const start = startDate === endDate ? null : day(startDate, 'startDate');
  const end = day(endDate, 'endDate');
  return (
    <>
      {start ? (
        <span className="whitespace-nowrap">
          {start}
          {end ? ' –' : null}
        </span>
      ) : null}{' '}
      <span className="whitespace-nowrap">{end}</span>
    </>
  );
}

function useDaysText(): (draft: Pick<Draft, 'startDate' | 'endDate'>) => string {
  const format = useFormat();
  return ({ startDate, endDate }) => {
    if (startDate && endDate && startDate !== endDate) return format.dateRange(startDate, endDate);
    const day = endDate ?? startDate;
    return day ? format.date(day) : '';
  };
}

/** What still needs the user, otherwise why the values were proposed. */
function RowState({ draft, missing, issues, open, warnings }: DraftRow) {
  const { t } = useTranslation('intake');
  if (missing.length > 0) return <Badge kind="danger">{t('entries.incomplete')}</Badge>;
  if (issues.length > 0) return <Badge kind="danger">{t('entries.wrong')}</Badge>;
  if (open.length > 0) return <Badge kind="attention">{t('entries.toCheck', { count: open.length })}</Badge>;
  if (warnings.length > 0) return <Badge>{t('entries.checked')}</Badge>;
  const reason = weakestReason(draft);
  return reason ? <span className="text-ink-muted text-xs">{t(`reasons.${reason}`)}</span> : null;
}

const strength: readonly Reason[] = ['content', 'similar', 'synonym', 'remembered', 'answered'];

/** A row is as sure as its least sure proposal. */
export function weakestReason({ reasons }: Draft): Reason | null {
  return strength.find((reason) => Object.values(reasons).includes(reason)) ?? null;
}
