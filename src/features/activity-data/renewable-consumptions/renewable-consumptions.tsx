import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { renewableExtraTexts } from '#api/contract/activity-data/extra-fields';
import type { StartPeriod } from '@/components/entries/entry-kind';
import type { ShowView } from '@/components/entries/entry-list';
import type { EntryView } from '@/components/entries/entry-view';
import { PeriodList } from '@/components/entries/period-list';
import { usePeriodKind } from '@/components/entries/use-period-kind';
import { useEntryEvents } from '@/state/entry-events';
import { useSessionUser } from '@/state/session';
import { renewableConsumptionQueries } from './queries';
import { renewableKind } from './renewable-kind';

type RenewableConsumptionsProps = {
  locationId: number;
  view: EntryView;
  onView: ShowView;
  startsWithForm?: boolean;
  startPeriod?: StartPeriod | undefined;
};

/** Renewable energy produced and used at a location: list, new entry, edit mode. */
export function RenewableConsumptions({ locationId, ...list }: RenewableConsumptionsProps) {
  const { t } = useTranslation('renewable-consumptions');
  const { today } = useSessionUser();
  const types = useQuery(renewableConsumptionQueries.types(locationId));
  const kind = usePeriodKind(renewableKind, {
    locationId,
    types,
    typeLabel: t('type'),
    ownTexts: renewableExtraTexts,
    today,
  });
  const query = useQuery(renewableConsumptionQueries.page(locationId, list.view));
  const summary = useQuery(renewableConsumptionQueries.summary(locationId, list.view));
  const events = useEntryEvents('renewable', kind);
  return (
    <PeriodList
      kind={kind}
      title={t('title')}
      typeLabel={t('type')}
      typeName={renewableKind.typeName}
      query={query}
      summary={summary.data}
      empty={{ title: t('empty.title'), hint: t(events.canEdit ? 'empty.hint' : 'empty.viewHint') }}
      {...list}
      {...events}
    />
  );
}
