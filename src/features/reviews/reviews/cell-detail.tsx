import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { CoverageCell, ReviewCoverage } from '#api/contract/reviews/coverage';
import type { ReviewCategory } from '#api/contract/reviews/reviews';
import { Button } from '@/components/ui/button';
import { useFormat } from '@/hooks/use-format';
import { useDialogs } from '@/state/dialogs';
import { useAddMissing } from './use-add-missing';

type CellDetailProps = {
  category: ReviewCategory;
  coverage: ReviewCoverage;
  place: ReviewCoverage['locations'][number];
  cell: CoverageCell;
  canAnswer: boolean;
};

/** One month of one location in words, with links to its rows and to a new row. */
export function CellDetail({ category, coverage, place, cell, canAnswer }: CellDetailProps) {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  const addMissing = useAddMissing(category);
  const { locationId, locationName, lists } = place;
  const title = `${locationName}, ${format.date(cell.month, 'MMMM YYYY')}`;
  const emissions = format.emissions(cell.kgCo2e).text;
  const facts = [
    t('detail.rows', { count: cell.rowCount }),
    t('detail.covered', { count: cell.coveredDays }),
    ...(cell.overlapDays > 0 ? [t('detail.overlap', { count: cell.overlapDays })] : []),
    cell.yearBeforeKgCo2e === null
      ? t('detail.emissions', { emissions })
      : t('detail.emissionsBefore', { emissions, before: format.emissions(cell.yearBeforeKgCo2e).text }),
    ...(cell.isJump ? [t('detail.jump', { ratio: format.number(coverage.rule.jumpRatio) })] : []),
    ...(cell.lateRows > 0 ? [t('detail.late', { count: cell.lateRows })] : []),
    ...(cell.isProxied ? [t('detail.proxy')] : []),
  ];
  return (
    <div className="mt-3 flex flex-wrap items-start justify-between gap-4 rounded-md bg-sunken p-4">
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        <ul className="text-ink-muted text-sm">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          {cell.gaps.map((gap) => (
            <li key={`${gap.list} ${gap.sourceId}`}>
              <SourceGap {...{ gap, place, canAnswer }} month={cell.month} />
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {lists.map((list) => (
          <Button key={list} size="sm" asChild>
            {list === 'value-chain' ? (
              <Link
                to="/value-chain/$inputFormId"
                params={{ inputFormId: String(category.scopeCategoryNumber) }}
                search={{ location: locationId, month: cell.month.slice(0, 7) }}
              >
                {t(`detail.open.${list}`)}
              </Link>
            ) : (
              <Link
                to="/locations/$locationId"
                params={{ locationId: String(locationId) }}
                search={{
                  type: list,
                  year: Number(cell.month.slice(0, 4)),
                  month: Number(cell.month.slice(5, 7)),
                }}
              >
                {t(`detail.open.${list}`)}
              </Link>
            )}
          </Button>
        ))}
        {canAnswer && !coverage.isDerived ? (
          <Button size="sm" variant="primary" onClick={() => addMissing(locationId, cell.month)}>
            {t('detail.add')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

type SourceGapProps = Pick<CellDetailProps, 'place' | 'canAnswer'> & {
  gap: CoverageCell['gaps'][number];
  month: string;
};

/** What a source lacks, and the explanation if there is one. */
function SourceGap({ gap, place, month, canAnswer }: SourceGapProps) {
  const { t } = useTranslation('reviews');
  const dialogs = useDialogs();
  const { list, sourceId, name, days, explanation } = gap;
  const { locationId, locationName } = place;
  const open = () =>
    dialogs.open('explainGap', {
      gap: {
        locationId,
        locationName,
        list,
        sourceId,
        sourceName: name,
        firstMonth: month,
        lastMonth: month,
      },
    });
  return (
    <>
      {t('detail.gapOf', { name, count: days })}
      {explanation === null ? null : ` – ${explanation}`}
      {canAnswer ? (
        <>
          {' · '}
          <Button
            variant="link"
            className="text-sm"
            aria-label={t(explanation === null ? 'gap.explainOf' : 'gap.changeOf', { name })}
            onClick={open}
          >
            {t(explanation === null ? 'gap.explain' : 'gap.change')}
          </Button>
        </>
      ) : null}
    </>
  );
}
