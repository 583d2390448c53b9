import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmissionSum, SumDimension, SumPart } from '#api/contract/emissions/emission-sums';
import { Button } from '@/components/ui/button';
import { ScopeMark } from '@/components/ui/scope-badge';
import { Select } from '@/components/ui/select';
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/table';
import { partName } from '@/features/emissions/emission-trail/line/part-name';
import { OpenButton } from '@/features/emissions/emission-trail/open-button';
import { useFormat } from '@/hooks/use-format';
import { useEmissionTrail } from '@/state/emission-trail';
import { useSumScale } from './use-sum-scale';

const mostShown = 12;

/** Splits the figure by one dimension at a time. Each part opens its own trail. */
export function SumParts({ name, sum }: { name: string; sum: EmissionSum }) {
  const { t } = useTranslation('emission-trail');
  const headingId = useId();
  const dividing = sum.splits.filter(({ parts }) => parts.length > 1);
  const [chosen, setChosen] = useState<SumDimension | undefined>(dividing[0]?.dimension);
  const [isWhole, setIsWhole] = useState(false);
  const split = dividing.find(({ dimension }) => dimension === chosen);
  if (!split) return null;
  const shown = isWhole ? split.parts : split.parts.slice(0, mostShown);
  return (
    <section aria-labelledby={headingId} className="mb-8">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h3 id={headingId} className="font-semibold text-lg tracking-tight">
          {t('sum.parts')}
        </h3>
        <Select
          className="w-56"
          aria-label={t('sum.partsBy')}
          options={dividing.map(({ dimension, parts }) => ({
            value: dimension,
            label: `${t(`sum.dimensions.${dimension}`)} (${parts.length})`,
          }))}
          value={split.dimension}
          onChange={(dimension) => {
            setChosen(dimension);
            setIsWhole(false);
          }}
        />
      </div>
      <PartTable sumName={name} sum={sum} dimension={split.dimension} parts={shown} />
      {split.parts.length > shown.length ? (
        <Button variant="link" size="sm" className="mt-2" onClick={() => setIsWhole(true)}>
          {t('sum.showAll', { count: split.parts.length })}
        </Button>
      ) : null}
    </section>
  );
}

type PartTableProps = {
  sumName: string;
  sum: EmissionSum;
  dimension: SumDimension;
  parts: readonly SumPart[];
};

function PartTable({ sumName, sum, dimension, parts }: PartTableProps) {
  const { t } = useTranslation('emission-trail');
  const format = useFormat();
  const trail = useEmissionTrail();
  const scale = useSumScale(
    sum,
    parts.map(({ total }) => total),
  );
  return (
    <Table aria-label={`${t('sum.parts')}: ${t(`sum.dimensions.${dimension}`)}`}>
      <TableHead>
        <tr>
          <HeaderCell className="pl-0">{t(`sum.dimensions.${dimension}`)}</HeaderCell>
          <HeaderCell isNumeric>{t('sum.columns.lines')}</HeaderCell>
          <HeaderCell isNumeric>{scale.unit}</HeaderCell>
          <HeaderCell isNumeric className="pr-0">
            {t('sum.columns.share')}
          </HeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {parts.map((part) => {
          const name = partName(dimension, part, t, (month) => format.date(month, 'MMM, YYYY'));
          return (
            <TableRow key={part.key}>
              <th scope="row" className="py-2 pr-3 text-left font-normal">
                <span className="flex items-center gap-2">
                  {dimension === 'scope' ? <ScopeMark scope={Number(part.key) as 1 | 2 | 3} /> : null}
                  <OpenButton
                    name={name}
                    onOpen={() => trail.open({ selection: part.selection, name: `${sumName} › ${name}` })}
                  />
                </span>
              </th>
              <Cell isNumeric>{format.number(part.lineCount)}</Cell>
              <Cell isNumeric>{scale.format(part.total)}</Cell>
              <Cell isNumeric className="pr-0">
                {format.percent(part.share, { decimals: 1, isNeverZero: true })}
              </Cell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
