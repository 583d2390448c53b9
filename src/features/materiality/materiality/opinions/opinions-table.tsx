import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { IroOpinion, IroOpinions, JoinedLevels } from '#api/contract/materiality/opinions';
import { Badge } from '@/components/ui/badge';
import { IconButton } from '@/components/ui/icon-button';
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/table';
import { type ChoiceField, fieldsOf } from '@/features/materiality/materiality/assessment/kinds';
import type { AssessedItem } from '@/features/materiality/materiality/assessment/use-assessment-kind';
import { type Choices, useChoices } from '@/features/materiality/materiality/assessment/use-choices';
import { useFormat } from '@/hooks/use-format';
import { joinedOf } from './values';

type OpinionsTableProps = {
  item: AssessedItem;
  read: IroOpinions;
  onChange: (opinion: IroOpinion) => void;
  onDelete: (opinion: IroOpinion) => void;
};

/** One row per person, then the mean and spread of each factor. */
export function OpinionsTable({ item, read, onChange, onDelete }: OpinionsTableProps) {
  const { t } = useTranslation('materiality-opinions');
  const { t: scores } = useTranslation('materiality-scores');
  const format = useFormat();
  const { choices } = useChoices(item.headerId, item.kind);
  const fields = fieldsOf[item.kind].map(([field]) => field);
  const isLevel = (field: ChoiceField) => field !== 'dmAssessmentType1Id' && field !== 'dmAssessmentType2Id';
  return (
    <Table scrollLabel={t('table')}>
      <TableHead>
        <tr>
          <HeaderCell>{t('columns.person')}</HeaderCell>
          {fields.map((field) => (
            <HeaderCell key={field} isNumeric={isLevel(field)}>
              {scores(`fields.${field}`)}
            </HeaderCell>
          ))}
          <HeaderCell isNumeric>{scores('columns.score')}</HeaderCell>
          <HeaderCell>
            <span className="sr-only">{t('columns.actions')}</span>
          </HeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {read.opinions.map((opinion) => (
          <TableRow key={opinion.dmOpinionId}>
            <PersonCell opinion={opinion} />
            {fields.map((field) => (
              <Cell key={field} isNumeric={isLevel(field)}>
                <Level chosen={opinion[field as keyof IroOpinion]} choices={choices.get(field)} />
              </Cell>
            ))}
            <Cell isNumeric>{format.number(opinion.score, { decimals: 1 })}</Cell>
            <Cell>
              <RowButtons {...{ opinion, onChange, onDelete }} />
            </Cell>
          </TableRow>
        ))}
      </TableBody>
      {read.opinions.length > 1 ? (
        <JoinedRows levels={fields.map((field) => joinedOf(field, read.joined))} score={read.joined.score} />
      ) : null}
    </Table>
  );
}

function PersonCell({ opinion: { person, isOwn, comment } }: { opinion: IroOpinion }) {
  const { t } = useTranslation('materiality-opinions');
  return (
    <th scope="row" className="px-2 py-2 text-left font-medium lg:px-3">
      <span className="wrap-anywhere">{isOwn ? t('own', { name: person }) : person}</span>
      {comment ? (
        <span className="wrap-anywhere block font-normal text-ink-muted text-xs">{comment}</span>
      ) : null}
    </th>
  );
}

/** Levels are shown as numbers, explained by the list of options; types are shown as words. */
function Level({ chosen, choices }: { chosen: unknown; choices: Choices | undefined }) {
  const option = choices?.options.find(({ id }) => id === chosen);
  if (!option || option.value === 0) return '–';
  return option.value === null ? option.label : <span title={option.label}>{option.value}</span>;
}

type RowButtonsProps = { opinion: IroOpinion } & Pick<OpinionsTableProps, 'onChange' | 'onDelete'>;

function RowButtons({ opinion, onChange, onDelete }: RowButtonsProps) {
  const { t } = useTranslation('materiality-opinions');
  const { person: name, canChange, canDelete } = opinion;
  return (
    <span className="flex items-center justify-end gap-1">
      {canChange ? (
        <IconButton
          label={t('change', { name })}
          icon={<Pencil aria-hidden />}
          onClick={() => onChange(opinion)}
        />
      ) : null}
      {canDelete ? (
        <IconButton
          label={t('delete', { name })}
          icon={<Trash2 aria-hidden />}
          onClick={() => onDelete(opinion)}
        />
      ) : null}
    </span>
  );
}

type JoinedRowsProps = { levels: readonly (JoinedLevels | null)[]; score: JoinedLevels | null };

/** Types have no mean and no spread. */
function JoinedRows({ levels, score }: JoinedRowsProps) {
  const { t } = useTranslation('materiality-opinions');
  const format = useFormat();
  const columns = [...levels.map((joined) => ({ joined, decimals: 0 })), { joined: score, decimals: 1 }];
  const spreadOf = ({ lowest, highest }: JoinedLevels, decimals: number) =>
    [...new Set([lowest, highest])].map((value) => format.number(value, { decimals })).join('–');
  return (
    <tfoot className="border-t-2 font-medium">
      <TableRow>
        <HeaderCell scope="row" className="align-middle text-sm">
          {t('mean')}
        </HeaderCell>
        {columns.map(({ joined }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a factor has no identity here but its column
          <Cell key={index} isNumeric>
            {joined ? format.number(joined.mean, { decimals: 2 }) : null}
          </Cell>
        ))}
        <Cell />
      </TableRow>
      <TableRow>
        <HeaderCell scope="row" className="align-middle text-sm">
          {t('spread')}
        </HeaderCell>
        {columns.map(({ joined, decimals }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a factor has no identity here but its column
          <Cell key={index} isNumeric className="whitespace-nowrap">
            {joined ? <Spread isWide={joined.differs}>{spreadOf(joined, decimals)}</Spread> : null}
          </Cell>
        ))}
        <Cell />
      </TableRow>
    </tfoot>
  );
}

/** A difference of two levels or more is worth discussing. */
function Spread({ isWide, children }: { isWide: boolean; children: string }) {
  const { t } = useTranslation('materiality-opinions');
  if (!isWide) return children;
  return (
    <Badge kind="attention">
      {children}
      <span className="sr-only">{t('differs')}</span>
    </Badge>
  );
}
