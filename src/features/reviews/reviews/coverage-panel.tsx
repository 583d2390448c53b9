import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewCoverage } from '#api/contract/reviews/coverage';
import type { ReviewCategory, ReviewHeader } from '#api/contract/reviews/reviews';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Tabs } from '@/components/ui/tabs';
import { useFormat } from '@/hooks/use-format';
import { CoverageTable } from './coverage-table';
import { reviewQueries } from './queries';
import { WarnedEntries } from './warned-entries';

type CoveragePanelProps = {
  review: ReviewHeader;
  category: ReviewCategory;
  canAnswer: boolean;
  /** The user has answered that all data is entered. */
  saysComplete: boolean;
};

const reaches = { year: 12, years: 36 } as const;
type Reach = keyof typeof reaches;

/** What the entries show about a category: a summary, and month by month on demand. */
export function CoveragePanel({ review, category, canAnswer, saysComplete }: CoveragePanelProps) {
  const { t } = useTranslation('reviews');
  const { t: common } = useTranslation();
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const [reach, setReach] = useState<Reach>('year');
  const { reviewHeaderId } = review;
  const { data, isError, refetch } = useQuery(reviewQueries.findings(reviewHeaderId, category));
  const longer = useQuery({
    ...reviewQueries.coverage(reviewHeaderId, category, reaches[reach]),
    enabled: isOpen,
    placeholderData: (previous) => previous,
  });
  const shown = longer.data ?? data;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <div className="border-t">
      <div aria-busy={!data && !isError} className="flex min-h-12 flex-wrap items-center gap-2 px-5 py-2">
        <Button
          variant="quiet"
          size="sm"
          className="-ml-2"
          aria-expanded={isOpen}
          aria-controls={panelId}
          aria-label={t('evidence.toggleFor', { name: category.scopeCategoryName })}
          onClick={() => setOpen(!isOpen)}
        >
          <Chevron aria-hidden />
          {t('evidence.toggle')}
        </Button>
        {data ? <Findings coverage={data} /> : null}
        {isError && !data ? (
          <Button variant="link" onClick={() => void refetch()}>
            {common('actions.tryAgain')}
          </Button>
        ) : null}
        {saysComplete && data && data.findings.gaps > 0 ? (
          <p className="basis-full pb-1 text-on-attention-soft text-sm">
            {t('evidence.yesOverGaps', { count: data.findings.gaps })}
          </p>
        ) : null}
      </div>
      <div id={panelId} hidden={!isOpen} className="px-5 pb-5">
        {isOpen && shown ? (
          <>
            <div className="mb-3">
              <Tabs<Reach>
                look="segments"
                label={t('evidence.reach')}
                value={reach}
                onChange={setReach}
                tabs={[
                  { id: 'year', label: t('evidence.year') },
                  { id: 'years', label: t('evidence.years') },
                ]}
              />
            </div>
            <CoverageTable {...{ category, canAnswer }} coverage={shown} />
            <WarnedEntries reviewId={reviewHeaderId} category={category} />
            <Rules coverage={shown} />
          </>
        ) : null}
      </div>
    </div>
  );
}

const kinds = ['gaps', 'overlaps', 'jumps', 'late', 'proxies'] as const;

function Findings({ coverage }: { coverage: ReviewCoverage }) {
  const { t } = useTranslation('reviews');
  const found = kinds.filter((kind) => coverage.findings[kind] > 0);
  const withoutData = coverage.withoutData.length;
  if (coverage.locations.length === 0)
    return <span className="text-ink-muted text-sm">{t('evidence.noRows')}</span>;
  return (
    <>
      {found.map((kind) => (
        <Badge key={kind} kind={kind === 'proxies' ? 'neutral' : 'attention'}>
          {t(`evidence.${kind}`, { count: coverage.findings[kind] })}
        </Badge>
      ))}
      {found.length === 0 ? (
        <span className="text-ink-muted text-sm">{t('evidence.nothingFound')}</span>
      ) : null}
      {withoutData > 0 ? (
        <span className="text-ink-muted text-sm">{t('evidence.withoutData', { count: withoutData })}</span>
      ) : null}
    </>
  );
}

/** Explains how days are counted and what is flagged. */
function Rules({ coverage }: { coverage: ReviewCoverage }) {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  const { jumpRatio, jumpFloorShare } = coverage.rule;
  return (
    <ul className="mt-4 max-w-3xl border-t pt-3 text-ink-muted text-sm">
      {coverage.isDerived ? <li>{t('evidence.rule.derived')}</li> : null}
      <li>{t('evidence.rule.gaps')}</li>
      <li>{t('evidence.rule.explained')}</li>
      <li>{t('evidence.rule.overlaps')}</li>
      <li>{t('evidence.rule.late')}</li>
      <li>
        {t('evidence.rule.jumps', {
          ratio: format.number(jumpRatio),
          share: format.percent(jumpFloorShare),
        })}
      </li>
    </ul>
  );
}
