import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/hooks/use-format';
import type { MonthEvent, MonthNews } from './month-news';
import type { Story } from './replay-store';

/** What happened in the month replayed last. Announced once for each month. */
export function News({ news, year }: { news: MonthNews | null; year: number }) {
  const { t } = useTranslation('year-replay');
  const format = useFormat();
  return (
    <div role="status" className="flex min-h-12 flex-col gap-1 text-sm">
      {news ? (
        <>
          <p className="figures">
            {t('news', {
              count: news.entries,
              entries: format.number(news.entries),
              month: format.date(`${news.month}-01`, 'MMMM YYYY'),
            })}
            {news.totalKg === null
              ? null
              : ` ${t('soFar', { year, total: format.emissions(news.totalKg).text })}`}
          </p>
          {news.events.map((event) => (
            <p key={JSON.stringify(event)} className="font-medium">
              {textOf(event, t)}
            </p>
          ))}
        </>
      ) : null}
    </div>
  );
}

/** Everything that opened or fell due in the year, month by month. */
export function StoryList({ story }: { story: Story }) {
  const { t } = useTranslation('year-replay');
  const format = useFormat();
  if (story.length === 0) return null;
  return (
    <ul aria-label={t('story')} className="max-h-40 overflow-y-auto text-sm">
      {story.map(({ month, event }) => (
        <li key={month + JSON.stringify(event)}>
          {t('happened', { month: format.date(`${month}-01`, 'MMMM YYYY'), event: textOf(event, t) })}
        </li>
      ))}
    </ul>
  );
}

function textOf(event: MonthEvent, t: TFunction<'year-replay'>): string {
  switch (event.type) {
    case 'review-opened':
      return t('events.reviewOpened', { title: event.title });
    case 'review-due':
      return t('events.reviewDue', { title: event.title, count: event.questions });
    case 'report-due':
      return t('events.reportDue', { year: event.year });
    case 'trial-ended':
      return t('events.trialEnded');
  }
}
