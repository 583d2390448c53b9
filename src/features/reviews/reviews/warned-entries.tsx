import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ReviewCategory } from '#api/contract/reviews/reviews';
import type { WarnedEntry } from '#api/contract/reviews/warnings';
import { warningText } from '@/components/entries/warning-text';
import { Button } from '@/components/ui/button';
import { useFormat } from '@/hooks/use-format';
import { reviewQueries } from './queries';

type WarnedEntriesProps = { reviewId: number; category: ReviewCategory };

/** Entries of the review period that the user should check, each with a link. */
export function WarnedEntries({ reviewId, category }: WarnedEntriesProps) {
  const { t } = useTranslation('reviews');
  const { t: common } = useTranslation();
  const { data, isError, refetch } = useQuery(reviewQueries.warnings(reviewId, category));
  if (isError && !data)
    return (
      <Button variant="link" className="mt-4" onClick={() => void refetch()}>
        {common('actions.tryAgain')}
      </Button>
    );
  if (!data || data.total === 0) return null;
  const { entries, total } = data;
  return (
    <section className="mt-4 text-sm">
      <h3 className="font-medium">{t('warned.title', { count: total })}</h3>
      {total > entries.length ? (
        <p className="text-ink-muted">{t('warned.latest', { count: entries.length })}</p>
      ) : null}
      <ul className="mt-1 max-h-80 divide-y overflow-y-auto border-y">
        {entries.map((entry) => (
          <li key={`${entry.list} ${entry.entryId}`} className="py-2">
            <Entry entry={entry} category={category} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Entry({ entry, category }: { entry: WarnedEntry; category: ReviewCategory }) {
  const { t: words } = useTranslation('entries');
  const format = useFormat();
  const { locationName, name, startDate, endDate, value, unitSymbol, reference } = entry;
  const days = startDate === endDate ? format.date(startDate) : format.dateRange(startDate, endDate);
  const amount = value === null ? '' : [format.number(value), unitSymbol].filter(Boolean).join('\u00a0');
  return (
    <>
      <EntryLink entry={entry} category={category}>
        {[name, locationName, days].join(', ')}
      </EntryLink>
      <span className="figures text-ink-muted">
        {[amount, reference]
          .filter(Boolean)
          .map((text) => ` · ${text}`)
          .join('')}
      </span>
      {entry.warnings.map((warning) => (
        <p key={warning.code} className="text-on-attention-soft">
          {warningText(warning, format, words)}
        </p>
      ))}
    </>
  );
}

type EntryLinkProps = { entry: WarnedEntry; category: ReviewCategory; children: string };

/** Opens the list of the location in the month in which the entry ends. */
function EntryLink({ entry: { locationId, list, endDate }, category, children }: EntryLinkProps) {
  const className = 'font-medium text-brand hover:underline';
  if (list === 'value-chain')
    return (
      <Link
        className={className}
        to="/value-chain/$inputFormId"
        params={{ inputFormId: String(category.scopeCategoryNumber) }}
        search={{ location: locationId, month: endDate.slice(0, 7) }}
      >
        {children}
      </Link>
    );
  return (
    <Link
      className={className}
      to="/locations/$locationId"
      params={{ locationId: String(locationId) }}
      search={{ type: list, year: Number(endDate.slice(0, 4)), month: Number(endDate.slice(5, 7)) }}
    >
      {children}
    </Link>
  );
}
