import { useTranslation } from 'react-i18next';
import { Badge } from '@/components/ui/badge';
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/table';
import type { ChoiceField } from '@/features/materiality/materiality/assessment/kinds';
import { type Changes, valuesOf } from '@/features/materiality/materiality/grid/changes';
import { usePasteProblemText } from './problem-text';
import type { PasteLists } from './read-changes';
import type { PastedRow } from './read-paste';
import type { Outcomes } from './use-save-pasted';

type PreviewTableProps = { rows: readonly PastedRow[]; lists: PasteLists; outcomes: Outcomes };

/** Each pasted row: its item, the old and new values, and its problem or save result. */
export function PreviewTable({ rows, lists, outcomes }: PreviewTableProps) {
  const { t } = useTranslation('materiality-paste');
  return (
    <div className="max-h-96 overflow-y-auto rounded-md border">
      <Table aria-label={t('preview.label')} scrollLabel={t('preview.label')}>
        <TableHead>
          <tr>
            <HeaderCell isNumeric>{t('preview.row')}</HeaderCell>
            <HeaderCell>{t('preview.item')}</HeaderCell>
            <HeaderCell>{t('preview.changes')}</HeaderCell>
            <HeaderCell>{t('preview.state')}</HeaderCell>
          </tr>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.number}>
              <Cell isNumeric>{row.number}</Cell>
              <th scope="row" className="wrap-anywhere max-w-64 px-2 py-2 text-left font-normal lg:px-3">
                {row.item?.description ?? row.name}
              </th>
              <Cell>
                <ChangeList {...{ row, lists }} />
              </Cell>
              <Cell>
                <RowState row={row} outcome={row.item ? outcomes.get(row.item.dmIroId) : undefined} />
              </Cell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

function ChangeList({ row: { item, changes }, lists }: { row: PastedRow; lists: PasteLists }) {
  const { t } = useTranslation('materiality-scores');
  const wordOf = useValueWord(lists);
  if (!item) return null;
  const before = valuesOf(item);
  const fields = Object.keys(changes) as (keyof Changes)[];
  return (
    <ul className="flex flex-col gap-0.5">
      {fields.map((field) => (
        <li key={field} className="wrap-anywhere">
          <span className="text-ink-muted">{t(`fields.${field}`)}: </span>
          {`${wordOf(field, before[field])} → ${wordOf(field, changes[field])}`}
        </li>
      ))}
    </ul>
  );
}

/** A field value as shown on screen. */
function useValueWord({ options }: PasteLists) {
  const { t } = useTranslation('materiality-scores');
  const { t: common } = useTranslation();
  return (field: keyof Changes, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '–';
    if (typeof value === 'boolean') return common(value ? 'answers.yes' : 'answers.no');
    if (value === 'short' || value === 'medium' || value === 'long') return t(`horizons.${value}`);
    if (field === 'reason') return String(value);
    const option = options.get(field as ChoiceField)?.find(({ id }) => id === value);
    if (!option) return '–';
    return option.value === null ? option.label : `${option.value} – ${option.label}`;
  };
}

/** Saved, refused, invalid or unchanged. */
function RowState({ row, outcome }: { row: PastedRow; outcome: string | null | undefined }) {
  const { t } = useTranslation('materiality-paste');
  const { ofRow } = usePasteProblemText();
  const { problems, changes, number } = row;
  if (problems.length > 0)
    return (
      <ul className="wrap-anywhere flex flex-col gap-1 text-danger">
        {problems.map((problem) => (
          <li key={JSON.stringify(problem)}>{ofRow(problem, number)}</li>
        ))}
      </ul>
    );
  if (outcome === null) return <Badge kind="brand">{t('preview.saved')}</Badge>;
  if (outcome)
    return <span className="wrap-anywhere text-danger">{t('preview.failed', { why: outcome })}</span>;
  if (Object.keys(changes).length === 0) return <span className="text-ink-muted">{t('preview.same')}</span>;
  return <span>{t('preview.ready')}</span>;
}
