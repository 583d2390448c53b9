import { Link } from '@tanstack/react-router';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataGap } from '#api/contract/reports/headers';
import { useFormat } from '@/hooks/use-format';
import { useDialogs } from '@/state/dialogs';
import { useSessionUser } from '@/state/session';

/** A long list would push the form off the screen: a company can have forty locations. */
const shownAtFirst = 5;

/** Sources with missing months. Each month links to its entries and to the form that explains the gap. */
export function GapList({ gaps }: { gaps: readonly DataGap[] }) {
  const { t } = useTranslation('reports');
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? gaps : gaps.slice(0, shownAtFirst);
  return (
    <>
      <ul className="mt-2 flex flex-col gap-1">
        {shown.map((gap) => (
          <li key={keyOf(gap)}>
            <Gap gap={gap} />
          </li>
        ))}
      </ul>
      {gaps.length > shown.length ? (
        <button type="button" className="mt-1 underline underline-offset-4" onClick={() => setWhole(true)}>
          {t('gaps.more', { count: gaps.length - shown.length })}
        </button>
      ) : null}
    </>
  );
}

const keyOf = ({ locationId, list, sourceId, months }: DataGap) =>
  [locationId, list, sourceId, months[0]?.month].join(' ');

function Gap({ gap }: { gap: DataGap }) {
  const { t } = useTranslation('reports');
  const { roleName } = useSessionUser();
  const dialogs = useDialogs();
  const { locationName, sourceName, months, explanation } = gap;
  const name = [locationName, sourceName ?? t('gaps.anySource')].join(', ');
  const [first, last] = [months[0], months.at(-1)];
  return (
    <>
      <span className="font-medium">{name}</span>
      {': '}
      {months.map((missing, index) => (
        <Fragment key={missing.month}>
          {index > 0 ? ', ' : null}
          <MonthLink gap={gap} {...missing} />
        </Fragment>
      ))}
      {explanation === null ? null : <span>{` – ${explanation}`}</span>}
      {roleName !== 'View' && first && last ? (
        <>
          {' · '}
          <button
            type="button"
            className="underline underline-offset-4"
            aria-label={t(explanation === null ? 'gaps.explainOf' : 'gaps.changeOf', { name })}
            onClick={() =>
              dialogs.open('explainGap', { gap: { ...gap, firstMonth: first.month, lastMonth: last.month } })
            }
          >
            {t(explanation === null ? 'gaps.explain' : 'gaps.change')}
          </button>
        </>
      ) : null}
    </>
  );
}

function MonthLink({ gap, month, days }: { gap: DataGap } & DataGap['months'][number]) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const label = format.date(month, 'MMM, YYYY');
  const isWhole = days >= daysOf(month);
  const text = isWhole ? label : t('gaps.days', { month: label, count: days });
  const look = 'whitespace-nowrap underline underline-offset-4';
  const { list, locationId, sourceId } = gap;
  if (list === 'value-chain')
    return (
      <Link
        to="/value-chain/$inputFormId"
        params={{ inputFormId: String(sourceId) }}
        search={{ location: locationId, month: month.slice(0, 7) }}
        className={look}
      >
        {text}
      </Link>
    );
  return (
    <Link
      to="/locations/$locationId"
      params={{ locationId: String(locationId) }}
      search={{
        ...(list === 'any' ? {} : { type: list }),
        year: Number(month.slice(0, 4)),
        month: Number(month.slice(5, 7)),
      }}
      className={look}
    >
      {text}
    </Link>
  );
}

function daysOf(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  // Day 0 of a month is the last day of the month before.
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}
